import type { CartViewLine } from '../../contract/cart.ts';
import { decimalsOf, toMajor } from '../../rules/common/money.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { AmountView } from '../common/AmountView.tsx';
import type { Viewer } from '../venue/useViewer.ts';

interface LineSavingProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  line: CartViewLine;
  /** In minor units; undefined if the server's data does not contain it. */
  saving: number | undefined;
  currency: string;
  decimals: number | undefined;
}

/** "2 + 1 free: you save 1.250". */
export function LineSaving({ viewer, line, saving, currency, decimals }: LineSavingProps) {
  const { t, lang } = viewer;
  if (!line.isDiscounted && line.freeQty === 0) return null;
  const free = line.freeQty;
  const bought = line.qty - free;
  if (saving === undefined) {
    return (
      <p>
        <Badge tone="positive">
          {free > 0 ? t('cart.freeUnits', { count: free }) : t('cart.onOffer')}
        </Badge>
      </p>
    );
  }
  const words =
    free === 0
      ? t('cart.youSave')
      : bought > 0
        ? t('cart.boughtAndFree', { bought, free })
        : t('cart.allFree', { free });
  return (
    <p>
      <Badge tone="positive">
        <span>{words}</span>{' '}
        <AmountView
          lang={lang}
          value={toMajor(saving, decimalsOf(currency, decimals))}
          currency={currency}
          decimals={decimals}
        />
      </Badge>
    </p>
  );
}
