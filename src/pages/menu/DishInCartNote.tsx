import { useTranslation } from 'react-i18next';
import type { LinesOfDish } from '../../ordering/cart/useLinesOfDish.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
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
        <ButtonLink
          variant="secondary"
          to={line ? pages.editLine({ menuItemId, ...line }) : pages.cart()}
        >
          {line ? t('item.editInstead') : t('cart.view')}
        </ButtonLink>
      }
    >
      {t('item.addAnother')}
    </Notice>
  );
}
