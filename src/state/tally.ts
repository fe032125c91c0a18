/** The events on this page that are not reported yet. Only counts, under the app's own names. */

const KINDS = ['orders', 'failures', 'faults'] as const;
type Kind = (typeof KINDS)[number];

/** The number of events by name. */
type Counts = Readonly<Record<string, number>>;
type Tally = Readonly<Record<Kind, Counts>>;

/** Limits the report of a page in a loop. */
const MOST_NAMES = 50;
const OTHERS = 'others';

const tallies: Record<Kind, Map<string, number>> = {
  orders: new Map(),
  failures: new Map(),
  faults: new Map(),
};

export function count(kind: Kind, name: string): void {
  const tally = tallies[kind];
  const known = tally.has(name) || tally.size < MOST_NAMES ? name : OTHERS;
  tally.set(known, (tally.get(known) ?? 0) + 1);
}

/** Takes all unreported counts, which then count as reported. Undefined if there are none. */
export function takeTally(): Tally | undefined {
  if (KINDS.every((kind) => tallies[kind].size === 0)) return undefined;
  const { orders, failures, faults } = tallies;
  const taken = {
    orders: Object.fromEntries(orders),
    failures: Object.fromEntries(failures),
    faults: Object.fromEntries(faults),
  };
  for (const kind of KINDS) tallies[kind].clear();
  return taken;
}
