import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../config/paths.ts';
import { useCartActions } from '../ordering/useCart.ts';
import { useTableCode } from '../ordering/useTable.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useCheckItemExistsInCart } from '../queries/tableCart.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { Notice } from '../ui/Notice.tsx';

/** The dish is in the cart already: one may want to change that line instead of adding another. */
export function DishInCartNote({ menuItemId }: { menuItemId: number }) {
  const { t } = useTranslation();
  const { code, tableCode, mode, pages } = useVisit();
  const { orderKey } = useCartActions();
  const hasTable = useTableCode() !== undefined;
  const { data } = useCheckItemExistsInCart(orderKey, menuItemId, {
    enabled: hasTable && orderKey !== '',
  });
  if (!data?.exists) return null;
  const isOneLine = data.lines <= 1 && data.tableCartId > 0;
  const to = isOneLine
    ? links.itemEdit(code, menuItemId, data.tableCartId, tableCode, 'edit', mode.itemWord)
    : pages.cart();
  return (
    <Notice
      icon="cart"
      title={t('item.inCart', { count: data.qty })}
      action={
        <Link className={buttonClass('secondary')} to={to}>
          {isOneLine ? t('item.editInstead') : t('cart.view')}
        </Link>
      }
    >
      {t('item.addAnother')}
    </Notice>
  );
}
