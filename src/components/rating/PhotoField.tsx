import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/Button.tsx';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { useFailureText } from '../common/useFailureText.ts';
import { VenuePicture } from '../venue/VenuePicture.tsx';
import styles from './PhotoField.module.css';
import { usePhotoUploads } from './usePhotoUploads.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

interface PhotoFieldProps {
  label: string;
  optionalLabel: string | undefined;
  limit: number;
  fileNames: readonly string[];
  onAdd: (fileName: string) => void;
  onRemove: (fileName: string) => void;
  /** The form waits while a photo is being sent. */
  onBusy: (isBusy: boolean) => void;
  error: string | undefined;
}

const PICTURES = 'image/jpeg,image/png,image/webp,image/heic';

/** Photos from the phone: scaled down and sent at once, each with its progress and a retry. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, optionalLabel, limit, fileNames, onAdd, onRemove, onBusy, error } = props;
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { uploads, isBusy, add, again, drop } = usePhotoUploads(onAdd);
  const tellBusy = useEffectEvent(onBusy);
  useEffect(() => {
    tellBusy(isBusy);
    return () => tellBusy(false);
  }, [isBusy]);
  const box = useRef<HTMLDivElement>(null);
  /** Removing a photo removes the focused element: focus the button that adds photos. */
  const focusOnAdding = () =>
    requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
  const left = limit - fileNames.length - uploads.length;
  return (
    <FieldGroup
      label={label}
      optionalLabel={optionalLabel}
      hint={t('rating.photosOf', { n: fileNames.length, of: limit })}
      error={error}
    >
      <div ref={box} className={styles.photos}>
        <ul className={styles.list}>
          {fileNames.map((fileName, position) => (
            <li key={fileName} className={styles.photo}>
              <VenuePicture
                name={fileName}
                alt={t('rating.photo', { n: position + 1 })}
                ratio="1/1"
              />
              <IconButton
                className={styles.remove}
                icon="close"
                look="raised"
                label={t('rating.removePhoto', { n: position + 1 })}
                onClick={() => {
                  onRemove(fileName);
                  focusOnAdding();
                }}
              />
            </li>
          ))}
          {uploads.map((upload) => (
            <li key={upload.id} className={styles.upload}>
              <span className={styles.name}>{upload.file.name}</span>
              {upload.failure ? (
                <>
                  <span className={styles.failure} role="alert">
                    {failureText(upload.failure)}
                  </span>
                  <span className={styles.actions}>
                    <Button variant="secondary" onClick={() => again(upload)}>
                      {t('common.retry')}
                    </Button>
                    <Button
                      variant="quiet"
                      onClick={() => {
                        drop(upload.id);
                        focusOnAdding();
                      }}
                    >
                      {t('rating.dropPhoto')}
                    </Button>
                  </span>
                </>
              ) : (
                <ProgressBar part={upload.part} label={t('rating.uploading')} />
              )}
            </li>
          ))}
        </ul>
        {left > 0 && (
          <label className={styles.add}>
            <input
              className={styles.file}
              type="file"
              accept={PICTURES}
              multiple={left > 1}
              aria-label={`${t('rating.addPhoto')}: ${label}`}
              onChange={(event) => {
                add([...(event.target.files ?? [])].slice(0, left));
                // Allows choosing the same photo again after it was removed.
                event.target.value = '';
              }}
            />
            <span className={styles.face} aria-hidden="true">
              <Icon name={LATER_ICONS.camera} />
              {t('rating.addPhoto')}
            </span>
          </label>
        )}
      </div>
    </FieldGroup>
  );
}
