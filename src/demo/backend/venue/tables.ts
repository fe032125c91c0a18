/** Calls about a table: its hours, calling the waiter, notes to the kitchen. */
import { SECOND_MS } from '../../../config/times.ts';
import {
  SERVICE_KINDS,
  type ServiceKind,
  type SpecialInstructions,
} from '../../../contract/menu.ts';
import type { ServiceCalled } from '../../../contract/orders.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { TableHours } from '../../../contract/tableHours.ts';
import type { Place } from '../common/catalog.ts';
import { lastOrderAt, maybeIso, openingOf, refuseWhenClosed } from './hours.ts';
import { noteMaxLength } from '../menu/menuView.ts';
import { malformed, Refusal } from '../common/refusal.ts';
import { say } from '../common/words.ts';
import { now, type World } from '../common/world.ts';
import { iso } from '../common/zonedTime.ts';

const COOL_DOWN_SECONDS = 60;
const DEFAULT_HEADER = { en: 'Anything for the kitchen?', ar: 'هل لديك ملاحظة للمطبخ؟' };

export function tableHours(world: World, place: Place, lang: Lang): TableHours {
  const { timeZone } = place.concept;
  const opening = openingOf(world, place, place.orderType);
  return {
    isOpen: opening.isOpen,
    opensAt: maybeIso(opening.opensAt, timeZone),
    closesAt: maybeIso(opening.closesAt, timeZone),
    lastOrderAt: maybeIso(lastOrderAt(place, opening.closesAt), timeZone),
    tableLabel: say(place.label, lang),
    storeId: place.store.storeId,
    isViewOnly: place.isViewOnly,
  };
}

export function specialInstructions(world: World, itemId: number, lang: Lang): SpecialInstructions {
  const node = world.catalog.items.get(itemId);
  if (!node) throw new Refusal(-1);
  return {
    instructionHeader: say(node.item.instructionHeader ?? DEFAULT_HEADER, lang),
    presets: (node.concept.instructionPresets ?? []).map(({ id, label }) => ({
      id,
      labelEn: label.en,
      labelAr: label.ar,
    })),
    allowFreeText: true,
    maxLength: noteMaxLength(node.concept),
  };
}

interface ServiceWish {
  kind: string;
  uniqueCartId: string;
  uniqueId: string;
}

/** A repeated request counts once; a different one has to wait for the cool-down. */
export function callService(world: World, place: Place, wish: ServiceWish): ServiceCalled {
  const kind = SERVICE_KINDS.find((entry) => entry === wish.kind);
  if (!kind) throw malformed(`${wish.kind} is not a service.`);
  const offered: ServiceKind[] = place.concept.services ?? [];
  if (!offered.includes(kind)) throw new Refusal(0);
  const key = `${place.tableCode}:${kind}`;
  const last = world.serviceCalls.get(key);
  const { timeZone } = place.concept;
  if (last?.uniqueId === wish.uniqueId) {
    return { acceptedAt: iso(last.at, timeZone), coolDownSeconds: COOL_DOWN_SECONDS };
  }
  refuseWhenClosed(world, place, place.orderType);
  const at = now(world);
  const waits = last ? last.at + COOL_DOWN_SECONDS * SECOND_MS - at : 0;
  if (waits > 0) throw new Refusal(-5, { retryAfterSeconds: Math.ceil(waits / SECOND_MS) });
  world.serviceCalls.set(key, { uniqueId: wish.uniqueId, at });
  return { acceptedAt: iso(at, timeZone), coolDownSeconds: COOL_DOWN_SECONDS };
}
