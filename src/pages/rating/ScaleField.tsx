import { useId } from 'react';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { inDigitsOf } from '../../i18n/digits.ts';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './ScaleField.module.css';

interface ScaleFieldProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  label: string;
  look: 'stars' | 'smileys' | 'numbers';
  steps: readonly number[];
  value: number | undefined;
  onChange: (value: number) => void;
  error: string | undefined;
  optionalLabel: string | undefined;
  /** Texts for both ends of the scale, if its steps do not explain themselves. */
  ends?: { low: string; high: string };
}

/** A face from sad to happy. An SVG, because not every phone has all of these emoji. */
function Face({ position, count }: { position: number; count: number }) {
  const mood = count > 1 ? (2 * position) / (count - 1) - 1 : 1;
  const corners = 15.2 - 1.2 * mood;
  return (
    <svg className={styles.drawn} viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="9.2" />
      <path d="M9 9.4v.7M15 9.4v.7" />
      <path d={`M8 ${corners} Q12 ${corners + 4.6 * mood} 16 ${corners}`} />
    </svg>
  );
}

/** One step of a scale: a star, a face or a number. */
export function ScaleField(props: ScaleFieldProps) {
  const { viewer, label, look, steps, value, onChange, error, optionalLabel, ends } = props;
  const { t, lang } = viewer;
  const id = useId();
  const most = steps.at(-1) ?? 0;
  const lowId = `${id}-low`;
  const highId = `${id}-high`;
  const meaningOf = (position: number) => {
    if (position === 0) return lowId;
    return position === steps.length - 1 ? highId : undefined;
  };
  return (
    <FieldGroup label={label} optionalLabel={optionalLabel} error={error}>
      <div className={`${styles.steps} ${styles[look]}`}>
        {steps.map((step, position) => (
          <label key={step} className={styles.step}>
            <input
              className={styles.input}
              type="radio"
              name={id}
              value={step}
              checked={value === step}
              aria-label={t('rating.step', { n: step, of: most })}
              aria-describedby={ends && meaningOf(position)}
              onChange={() => onChange(step)}
            />
            <span className={styles.face} aria-hidden="true">
              {look === 'stars' && <Icon name="star" size="l" />}
              {look === 'smileys' && <Face position={position} count={steps.length} />}
              {look === 'numbers' && inDigitsOf(lang, step)}
            </span>
          </label>
        ))}
      </div>
      {ends && (
        <p className={styles.ends} aria-hidden="true">
          <span id={lowId}>{ends.low}</span>
          <span id={highId}>{ends.high}</span>
        </p>
      )}
    </FieldGroup>
  );
}
