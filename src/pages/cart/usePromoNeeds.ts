import { useTranslation } from 'react-i18next';
import type { AppliedPromo } from '../../contract/promo.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { labelOf } from '../../rules/common/labels.ts';

/** A longer list is a menu, and there is one. */
const MOST_NAMES = 5;

/** What has to be in the cart for a promo that gives nothing to it: the server's word, or the dishes by name. */
export function usePromoNeeds(promo: AppliedPromo): string {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { freeItemId, menuItemIds, categoryIds, needs } = promo;
  const dishIds = promo.kind === 'freeItem' ? [freeItemId] : menuItemIds;
  const isNamed = dishIds.length > 0 || categoryIds.length > 0;
  const { data: menu } = useVisitMenu({ enabled: !needs && isNamed });
  if (needs) return needs;
  const dishes = menu?.menuItems.filter(({ id }) => dishIds.includes(id)) ?? [];
  const categories =
    menu?.categories.filter(({ categoryId }) => categoryIds.includes(categoryId)) ?? [];
  const names = [...categories, ...dishes].map((entry) => labelOf(entry, lang));
  if (names.length === 0) return t('promo.nothing');
  const rest = names.length > MOST_NAMES ? '…' : '';
  const shown = names.slice(0, MOST_NAMES).join(t('list.separator')) + rest;
  if (promo.kind === 'freeItem') return t('promo.addFree', { name: shown });
  return t('promo.addOneOf', { names: shown });
}
