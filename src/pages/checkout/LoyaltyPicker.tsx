import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoyaltyScheme } from '../../contract/customer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useExchangeRate } from '../../queries/delivery/loyalty.ts';
import { fewestPoints } from '../../rules/cart/loyalty.ts';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './LoyaltyPicker.module.css';

/** The app requests the value of the points only after the slider has rested this long. */
const REST_MS = 300;

interface LoyaltyPickerProps {
  scheme: LoyaltyScheme;
  /** The customer's points. */
  balance: number;
  /** The maximum for this order. */
  most: number;
  /** True when the applied promo excludes points. */
  isBarred: boolean;
  value: number;
  onChange: (points: number) => void;
}

/** Choice of how many points to pay with, and their value. */
export function LoyaltyPicker(props: LoyaltyPickerProps) {
  const { scheme, balance, most, isBarred, value, onChange } = props;
  const { t } = useTranslation();
  const id = useId();
  const fewest = fewestPoints(scheme);
  const text = isBarred ? t('points.notWithPromo') : most < fewest ? t('points.notNow') : undefined;
  const least = fewest - scheme.stepPoints;
  return (
    <Section title={t('points.title')} detail={t('points.have', { count: balance })}>
      {text ? (
        <p className={styles.quiet}>{text}</p>
      ) : (
        <div className={styles.picker}>
          <label htmlFor={id}>{t('points.use')}</label>
          <output className={styles.chosen} htmlFor={id}>
            {value > 0 ? t('points.chosen', { count: value }) : t('points.none')}
          </output>
          <input
            id={id}
            className={styles.slider}
            type="range"
            min={least}
            max={most}
            step={scheme.stepPoints}
            value={Math.max(least, value)}
            aria-valuetext={value > 0 ? t('points.chosen', { count: value }) : t('points.none')}
            onChange={(event) => {
              const points = Number(event.target.value);
              onChange(points < fewest ? 0 : points);
            }}
          />
          <Worth scheme={scheme} points={value} />
        </div>
      )}
    </Section>
  );
}

function Worth({ scheme, points }: { scheme: LoyaltyScheme; points: number }) {
  const { lang } = useVisit();
  const latest = useDeferredValue(points);
  const [atRest, setAtRest] = useState(points);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(latest), REST_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  const rate = useExchangeRate(
    { loyaltySchemeId: scheme.loyaltySchemeId, points: atRest, lang },
    { enabled: atRest > 0 },
  );
  const text = atRest === points && points > 0 ? rate.data?.text : undefined;
  return (
    <p className={styles.quiet} role="status">
      {text}
    </p>
  );
}
