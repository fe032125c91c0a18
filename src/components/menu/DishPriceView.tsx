import type { MenuItem } from '../../contract/menu.ts';
import { AmountView } from '../common/AmountView.tsx';
import type { Viewer } from '../venue/useViewer.ts';

interface DishPriceViewProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  item: Pick<MenuItem, 'price' | 'oldPrice' | 'currency'>;
  decimals: number | undefined;
}

/** The price of a dish, with its old price if that was higher. */
export function DishPriceView({ viewer, item, decimals }: DishPriceViewProps) {
  const { t, lang } = viewer;
  const { price, oldPrice, currency } = item;
  const amount = { lang, currency, decimals };
  return (
    <>
      <AmountView value={price} {...amount} />
      {oldPrice !== undefined && oldPrice > price && (
        <AmountView value={oldPrice} isOld label={t('menu.oldPrice')} {...amount} />
      )}
    </>
  );
}
