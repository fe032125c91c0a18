/** The changes to each line since it was added, with a text for the diner. */
import type { CartChange } from '../../../contract/cart.ts';
import type { OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { ItemSource, ModifierSource } from '../../venues/menuSource.ts';
import { decimals, type Branch } from '../common/catalog.ts';
import { major } from '../common/money.ts';
import type { PricedLine, SeenPrices } from '../common/records.ts';
import { isModifierAvailable, shelfState } from '../menu/shelf.ts';
import type { World } from '../common/world.ts';

const TEXTS = {
  gone: { EN: '{name} is no longer available.', AR: '{name} لم يعد متوفرًا.' },
  price: { EN: 'The price of {name} has changed.', AR: 'تغير سعر {name}.' },
  left: { EN: 'Only {n} of {name} are left.', AR: 'المتبقي من {name} هو {n} فقط.' },
  offer: { EN: 'The offer on {name} has changed.', AR: 'تغير العرض على {name}.' },
};

function words(kind: keyof typeof TEXTS, lang: Lang, label: ItemSource['label'], n = 0): string {
  const name = lang === 'AR' ? label.ar : label.en;
  return TEXTS[kind][lang].replace('{name}', name).replace('{n}', String(n));
}

export function goneChange(
  lang: Lang,
  item: ItemSource,
  uniqueId: string,
  modifier?: ModifierSource,
): CartChange {
  return {
    uniqueId,
    menuItemId: item.id,
    kind: modifier ? 'modifierUnavailable' : 'unavailable',
    modifierItemId: modifier?.id,
    text: words('gone', lang, (modifier ?? item).label),
  };
}

/** Why a line cannot be ordered now; empty if it can. */
export function missingOf(
  world: World,
  branch: Branch,
  orderType: OrderType,
  lang: Lang,
  line: PricedLine,
): CartChange[] {
  const { item, uniqueId } = line;
  if (!shelfState(world, branch, item, orderType).isAvailable) {
    return [goneChange(lang, item, uniqueId)];
  }
  return line.modifiers
    .filter(({ modifier }) => !isModifierAvailable(world, branch, modifier, orderType))
    .map(({ modifier }) => goneChange(lang, item, uniqueId, modifier));
}

/** Lines whose price differs from the price the diner saw. */
export function repricedOf(
  branch: Branch,
  lang: Lang,
  line: PricedLine,
  seen: SeenPrices,
): CartChange[] {
  const { item, uniqueId } = line;
  const digits = decimals(branch.concept);
  const base = { uniqueId, menuItemId: item.id };
  const changes: CartChange[] = [];
  if (line.price !== seen.price) {
    changes.push({
      ...base,
      kind: 'price',
      oldPrice: major(seen.price, digits),
      newPrice: major(line.price, digits),
      text: words('price', lang, item.label),
    });
  }
  const told = new Set<number>();
  for (const { modifier, price } of line.modifiers) {
    const before = seen.modifiers.get(modifier.id);
    if (before === undefined || before === price || told.has(modifier.id)) continue;
    told.add(modifier.id);
    changes.push({
      ...base,
      kind: 'price',
      modifierItemId: modifier.id,
      oldPrice: major(before, digits),
      newPrice: major(price, digits),
      text: words('price', lang, modifier.label),
    });
  }
  if (line.isAvailable && (line.setup?.id ?? 0) !== seen.discountId) {
    changes.push({ ...base, kind: 'discount', text: words('offer', lang, item.label) });
  }
  return changes;
}

export function changesOf(
  world: World,
  branch: Branch,
  orderType: OrderType,
  lang: Lang,
  line: PricedLine,
): CartChange[] {
  const changes = [
    ...missingOf(world, branch, orderType, lang, line),
    ...repricedOf(branch, lang, line, line.seen),
  ];
  const left = world.stock.get(line.item.id);
  if (line.isAvailable && left !== undefined && line.quantity > left) {
    changes.push({
      uniqueId: line.uniqueId,
      menuItemId: line.item.id,
      kind: 'qty',
      maxQty: left,
      text: words('left', lang, line.item.label, left),
    });
  }
  return changes;
}
