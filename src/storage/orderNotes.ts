/** This device's notes about an order in progress; forgotten after a day. */
import * as v from 'valibot';
import { ORDER_NOTE_LIFE_MS } from '../config/times.ts';
import { instant, maybe, maybeText } from '../contract/schema.ts';
import { entry } from './entry.ts';
import { endingsOf } from './store.ts';

const OrderNote = v.object({
  at: v.number(),
  /** The status that was announced last, in any tab. */
  orderStatus: maybe(v.number()),
  /** The time first promised to the diner. */
  promisedAt: maybe(instant),
  /** The push subscription that the server has for this order, with its language. */
  pushTold: maybeText,
  /** When the diner reported a problem. */
  reportedAt: maybe(v.number()),
});
type OrderNote = v.InferOutput<typeof OrderNote>;

const PREFIX = 'orderNote_';

export const orderNoteEntry = entry({
  area: 'local',
  key: (eOrderId: number) => `${PREFIX}${eOrderId}`,
  schema: OrderNote,
});

const orderNoteIds = () => endingsOf('local', PREFIX).map(Number);

export function noteOfOrder(eOrderId: number): OrderNote | undefined {
  const note = orderNoteEntry.read(eOrderId);
  if (note === undefined || Date.now() - note.at < ORDER_NOTE_LIFE_MS) return note;
  orderNoteEntry.remove(eOrderId);
  return undefined;
}

export function noteOrder(eOrderId: number, change: Partial<Omit<OrderNote, 'at'>>): void {
  const known = noteOfOrder(eOrderId);
  if (known === undefined) orderNoteIds().forEach(noteOfOrder);
  orderNoteEntry.write({ at: Date.now(), ...known, ...change }, eOrderId);
}
