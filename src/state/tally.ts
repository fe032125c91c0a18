/** What has happened on this page and is not reported yet. Only counted, by the words of the app. */

const KINDS = ['orders', 'failures', 'faults'] as const;
type Kind = (typeof KINDS)[number];

/** How often each has happened. */
type Counts = Readonly<Record<string, number>>;
type Tally = Readonly<Record<Kind, Counts>>;

/** A page in a loop must not grow what it reports. */
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

/** What there is to report; from now on it is reported. Undefined if there is nothing. */
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
