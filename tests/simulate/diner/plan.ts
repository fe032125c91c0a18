/** Plans the events of a session in advance, so that a replay can leave out some of them. */
import { createDice, seedOf, type Dice } from '../world/dice.ts';
import type { AnyPlace } from '../app/app.ts';

interface Setting {
  decimals: 0 | 2 | 3;
  state: AnyPlace['state'];
  timeZone: string;
  phones: { tabs: number; skewMs: number; hasLocks: boolean }[];
  hasXsrf: boolean;
  inOneStep: boolean;
}

interface PlannedAct {
  /** Since the start of the session. */
  atMs: number;
  kind: string;
  seed: number;
}

/** The diner's place: at the venue or at home. */
export type Side = 'table' | 'home';

export interface Plan {
  seed: number;
  setting: Setting;
  acts: PlannedAct[];
}

const ZONES = ['Asia/Kuwait', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'];
const DISHES = ['add a dish', 'put a dish together'];
/** How most diners begin. */
const OPENINGS: Record<Side, readonly (readonly string[])[]> = {
  table: [DISHES, DISHES],
  home: [['log in'], ['choose where'], DISHES, DISHES],
};
/** Longer than the life of a customer's cart. */
const LONG_PAUSE_MS = 5 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Most diners are at a table. */
const STATES = [
  ...Array<'Table'>(4).fill('Table'),
  ...(['DriveThrough', 'Room', 'Delivery', 'Delivery', 'PickUp'] as const),
];

export function sideOf(state: AnyPlace['state']): Side {
  return state === 'Delivery' || state === 'PickUp' ? 'home' : 'table';
}

function settingOf(dice: Dice): Setting {
  const state = dice.pick(STATES);
  const phones = dice.chance(0.25) ? 2 : 1;
  return {
    decimals: dice.pick([0, 2, 3, 3]),
    state,
    timeZone: dice.pick(ZONES),
    phones: Array.from({ length: phones }, () => ({
      tabs: dice.chance(0.35) ? 2 : 1,
      skewMs: dice.chance(0.2) ? (dice.next() - 0.5) * 26 * HOUR_MS : 0,
      hasLocks: dice.chance(0.75),
    })),
    hasXsrf: dice.chance(0.7),
    inOneStep: dice.chance(0.2),
  };
}

/** Diners think for seconds, tap twice within a moment, and put the phone away for minutes. */
function pauseMs(dice: Dice, side: Side): number {
  if (side === 'home' && dice.chance(0.01)) return LONG_PAUSE_MS;
  if (dice.chance(0.25)) return dice.below(60);
  if (dice.chance(0.08)) return dice.below(20 * 60_000);
  return 150 + dice.below(dice.chance(0.3) ? 15_000 : 2500);
}

export function planOf(
  seed: number,
  weightsAt: (side: Side) => Readonly<Record<string, number>>,
): Plan {
  const dice = createDice(seed);
  const setting = settingOf(dice);
  const side = sideOf(setting.state);
  const kinds = weightsAt(side);
  const sum = Object.values(kinds).reduce((all, weight) => all + weight, 0);
  const pick = () => {
    let at = dice.next() * sum;
    for (const [kind, weight] of Object.entries(kinds)) {
      at -= weight;
      if (at < 0) return kind;
    }
    return 'look';
  };
  const acts: PlannedAct[] = [];
  let atMs = 800 + dice.below(3000);
  const count = 6 + dice.below(26);
  const isHungry = dice.chance(0.85);
  const opening = isHungry ? OPENINGS[side] : [];
  for (let index = 0; index < count; index += 1) {
    const begins = opening[index];
    const kind = begins ? dice.pick(begins) : pick();
    acts.push({ atMs, kind, seed: seedOf(seed, index + 1) });
    atMs += pauseMs(dice, side);
  }
  return { seed, setting, acts };
}
