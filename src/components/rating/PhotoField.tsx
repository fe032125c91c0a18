import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/Button.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { useFailureText } from '../common/useFailureText.ts';
import { VenuePicture } from '../venue/VenuePicture.tsx';
import styles from './PhotoField.module.css';
import { PhotoFieldView } from './PhotoFieldView.tsx';
import { usePhotoUploads } from './usePhotoUploads.ts';

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
    <PhotoFieldView
      t={t}
      label={label}
      optionalLabel={optionalLabel}
      error={error}
      limit={limit}
      added={fileNames.length}
      left={left}
      onAdd={add}
      ref={box}
    >
      {fileNames.map((fileName, position) => (
        <li key={fileName} className={styles.photo}>
          <VenuePicture name={fileName} alt={t('rating.photo', { n: position + 1 })} ratio="1/1" />
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
    </PhotoFieldView>
  );
}
