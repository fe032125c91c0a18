import { useTranslation } from 'react-i18next';
import type { CartView } from '../../contract/cart.ts';
import { useKnownDishes } from '../../ordering/menu/useKnownDishes.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { forGrownUps } from '../../rules/checkout/grownUps.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useDigits } from '../common/useDigits.ts';

const NAMES_IN_A_LINE = 3;

/** Tells before paying which dishes have a minimum age or contain alcohol. Staff check the age. */
export function GrownUpsNotice({ lines }: { lines: CartView['cartList'] }) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { lang } = useVisit();
  const told = forGrownUps(lines, useKnownDishes(), lang);
  if (told.length === 0) return null;
  const listed = (names: readonly string[]) => {
    // Isolates each name, so that its direction does not affect the text around it.
    const shown = names.slice(0, NAMES_IN_A_LINE).map((name) => `\u2068${name}\u2069`);
    const more = names.length - NAMES_IN_A_LINE;
    return shown.join(t('list.separator')) + (more > 0 ? ` +${digits(more)}` : '');
  };
  return (
    // On a phone that has never loaded the menu, this appears after the page.
    <Notice role="status">
      {told.map(({ minAge, names }) => (
        <p key={minAge ?? 0}>
          {minAge === undefined
            ? t('payment.alcohol', { names: listed(names) })
            : t('payment.minAge', { age: minAge, names: listed(names) })}
        </p>
      ))}
      {told.some(({ minAge }) => minAge !== undefined) && <p>{t('payment.proofOfAge')}</p>}
    </Notice>
  );
}
