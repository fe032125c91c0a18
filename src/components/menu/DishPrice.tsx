import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../contract/menu.ts';
import { Amount } from '../common/Amount.tsx';

interface DishPriceProps {
  item: Pick<MenuItem, 'price' | 'oldPrice' | 'currency'>;
  decimals: number | undefined;
}

/** The price of a dish, with its old price if that was higher. */
export function DishPrice({ item, decimals }: DishPriceProps) {
  const { t } = useTranslation();
  const { price, oldPrice, currency } = item;
  return (
    <>
      <Amount value={price} currency={currency} decimals={decimals} />
      {oldPrice !== undefined && oldPrice > price && (
        <Amount
          value={oldPrice}
          currency={currency}
          decimals={decimals}
          isOld
          label={t('menu.oldPrice')}
        />
      )}
    </>
  );
}
