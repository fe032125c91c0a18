import type { TFunction } from 'i18next';
import type { ReactNode, Ref } from 'react';
import { FieldGroup, type FieldGroupProps } from '../../ui/form/FieldGroup.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import styles from './PhotoField.module.css';

const PICTURES = 'image/jpeg,image/png,image/webp,image/heic';

interface PhotoFieldViewProps extends Pick<FieldGroupProps, 'optionalLabel' | 'error'> {
  t: TFunction;
  label: string;
  limit: number;
  added: number;
  /** How many more the diner may choose. */
  left: number;
  onAdd: (files: File[]) => void;
  /** The photos, in a list. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The photos of a question, and the button that adds more. */
export function PhotoFieldView(props: PhotoFieldViewProps) {
  const { t, label, optionalLabel, error, limit, added, left, onAdd, children, ref } = props;
  return (
    <FieldGroup
      label={label}
      optionalLabel={optionalLabel}
      hint={t('rating.photosOf', { n: added, of: limit })}
      error={error}
    >
      <div ref={ref} className={styles.photos}>
        <ul className={styles.list}>{children}</ul>
        {left > 0 && (
          <label className={styles.add}>
            <input
              className={styles.file}
              type="file"
              accept={PICTURES}
              multiple={left > 1}
              aria-label={`${t('rating.addPhoto')}: ${label}`}
              onChange={(event) => {
                onAdd([...(event.target.files ?? [])].slice(0, left));
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
