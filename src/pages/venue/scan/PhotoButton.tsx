/** Chooses a photo of a code: from the gallery, or a new one if there is no live picture. */
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../../ui/media/laterIcons.ts';

export type PhotoProblem = 'photoEmpty' | 'photoBroken' | 'photoSeveral';

interface PhotoFieldProps {
  ref: Ref<HTMLInputElement>;
  onPhoto: (file: File) => void;
}

/**
 * Stays mounted in all views of the scanner: the phone's photo picker hides the page, which then
 * stops the camera, and a removed field would not receive the photo.
 */
export function PhotoField({ ref, onPhoto }: PhotoFieldProps) {
  const { t } = useTranslation();
  return (
    <input
      ref={ref}
      hidden
      type="file"
      accept="image/*"
      aria-label={t('scan.photo')}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) onPhoto(file);
        // Allows choosing the same photo again.
        event.target.value = '';
      }}
    />
  );
}

export function PhotoButton({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" icon={<Icon name={LATER_ICONS.photo} />} onClick={onChoose}>
      {t('scan.photo')}
    </Button>
  );
}
