import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/form/buttonClass.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../../ui/media/laterIcons.ts';
import styles from './Scanner.module.css';

/** Chooses a photo of a code: from the gallery, or taken just now where there is no live picture. */
export function PhotoButton({ onPhoto }: { onPhoto: (file: File) => void }) {
  const { t } = useTranslation();
  return (
    <label className={classes(buttonClass('secondary'), styles.photo)}>
      <input
        className={styles.file}
        type="file"
        accept="image/*"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onPhoto(file);
          // Allows choosing the same photo again.
          event.target.value = '';
        }}
      />
      <Icon name={LATER_ICONS.photo} />
      {t('scan.photo')}
    </label>
  );
}
