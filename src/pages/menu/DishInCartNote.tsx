import { useTranslation } from 'react-i18next';
import type { LinesOfDish } from '../../ordering/cart/useLinesOfDish.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

interface DishInCartNoteProps {
  menuItemId: number;
  inCart: LinesOfDish;
}

/** Tells that the cart already contains this dish, with a link to edit that line instead. */
export function DishInCartNote({ menuItemId, inCart }: DishInCartNoteProps) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { units, line } = inCart;
  return (
    <Notice
      icon="cart"
      title={t('item.inCart', { count: units })}
      action={
        <Link
          className={buttonClass('secondary')}
          to={line ? pages.editLine({ menuItemId, ...line }) : pages.cart()}
        >
          {line ? t('item.editInstead') : t('cart.view')}
        </Link>
      }
    >
      {t('item.addAnother')}
    </Notice>
  );
}
