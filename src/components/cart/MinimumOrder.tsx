import { decimalsOf, toMajor } from '../../rules/common/money.ts';
import type { MinimumOrder as Minimum } from '../../rules/cart/savings.ts';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { AmountView } from '../common/AmountView.tsx';
import type { Viewer } from '../venue/useViewer.ts';
import styles from './MinimumOrder.module.css';

interface MinimumOrderProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  minimum: Minimum | undefined;
  currency: string;
  decimals?: number;
}

/** The amount missing to the venue's minimum order; nothing once the cart reaches it. */
export function MinimumOrder({ viewer, minimum, currency, decimals }: MinimumOrderProps) {
  const { t, lang } = viewer;
  if (minimum === undefined || minimum.missing === 0) return null;
  const amount = (minor: number) => (
    <AmountView
      lang={lang}
      value={toMajor(minor, decimalsOf(currency, decimals))}
      currency={currency}
      decimals={decimals}
    />
  );
  return (
    <div className={styles.minimum}>
      <p className={styles.missing} role="status">
        {t('cart.minimumMissing')} {amount(minimum.missing)}
      </p>
      <ProgressBar part={minimum.part} label={t('cart.minimum')} />
      <p className={styles.least}>
        {t('cart.minimum')} {amount(minimum.least)}
      </p>
    </div>
  );
}
