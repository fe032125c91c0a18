/** What must be true of a dish that is tapped again, as its add got no answer. */
import { isOutcomeUnknown } from '../../../src/api/failure.ts';
import type { News } from '../app/news.ts';
import type { Sent } from '../diner/ledger.ts';
import type { Page } from '../world/page.ts';
import type { Judge } from './judge.ts';

interface Add {
  menuItemId: number;
  uniqueId: string;
}

function addIn({ asked }: Sent): Add | undefined {
  if (asked.path !== '/api/TableCart/AddToCart') return undefined;
  return JSON.parse(asked.body ?? '{}') as Add;
}

function addsOf({ ledger }: Judge, page: Page): (Sent & { add: Add })[] {
  return ledger.sent.flatMap((sent) => {
    const add = sent.page === page ? addIn(sent) : undefined;
    return add ? [{ ...sent, add }] : [];
  });
}

export function hearOfAdd(judge: Judge, news: News, page: Page): void {
  if (news.kind === 'added') judge.doubtedOf(page).delete(news.menuItemId);
  if (news.kind !== 'refused' || news.menuItemId === undefined) return;
  if (!isOutcomeUnknown(news.failure)) return;
  const ended = addsOf(judge, page)
    .filter(({ add, endedAtMs }) => add.menuItemId === news.menuItemId && endedAtMs !== undefined)
    .toSorted((one, other) => (other.endedAtMs ?? 0) - (one.endedAtMs ?? 0));
  const [last, before] = ended;
  if (!last) return;
  // Of two that ended at one moment, nobody knows which is meant.
  const isClear = before?.endedAtMs !== last.endedAtMs;
  if (isClear) judge.doubtedOf(page).set(news.menuItemId, last.add.uniqueId);
  else judge.doubtedOf(page).delete(news.menuItemId);
}

export function addRules(judge: Judge, sent: Sent): void {
  const add = addIn(sent);
  if (!add) return;
  const doubted = judge.doubtedOf(sent.page).get(add.menuItemId);
  if (doubted === undefined || doubted === add.uniqueId) return;
  const isOnItsWay = addsOf(judge, sent.page).some(
    (each) => each.add.uniqueId === doubted && each.endedAtMs === undefined,
  );
  if (!isOnItsWay) {
    judge.break('what is tapped again has the same key', `${add.uniqueId} after ${doubted}`);
  }
}

/** A line that is seen is in no doubt. */
export function settleAdds(judge: Judge, page: Page, seen: ReadonlySet<string>): void {
  const doubted = judge.doubtedOf(page);
  for (const [menuItemId, uniqueId] of doubted) if (seen.has(uniqueId)) doubted.delete(menuItemId);
}
