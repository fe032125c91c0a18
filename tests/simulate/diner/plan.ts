/** What happens in a session, before it begins: so that a part of it can be left out. */
import { createDice, seedOf, type Dice } from '../world/dice.ts';
import type { Place } from '../app/tableCore.ts';

interface Setting {
  decimals: 0 | 2 | 3;
  state: Place['state'];
  timeZone: string;
  phones: { tabs: number; skewMs: number; hasLocks: boolean }[];
  hasXsrf: boolean;
}

interface PlannedAct {
  /** Since the session began. */
  atMs: number;
  kind: string;
  seed: number;
}

export interface Plan {
  seed: number;
  setting: Setting;
  acts: PlannedAct[];
}

const ZONES = ['Asia/Kuwait', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'];
const OPENING = ['add a dish', 'put a dish together'];
const HOUR_MS = 3_600_000;

function settingOf(dice: Dice): Setting {
  const state = dice.pick(['Table', 'Table', 'Table', 'Table', 'DriveThrough', 'Room'] as const);
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
  };
}

/** Diners think for seconds, tap twice within a moment, and put the phone away for minutes. */
function pauseMs(dice: Dice): number {
  if (dice.chance(0.25)) return dice.below(60);
  if (dice.chance(0.08)) return dice.below(20 * 60_000);
  return 150 + dice.below(dice.chance(0.3) ? 15_000 : 2500);
}

export function planOf(seed: number, kinds: Readonly<Record<string, number>>): Plan {
  const dice = createDice(seed);
  const setting = settingOf(dice);
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
  // Most diners begin with a dish.
  const isHungry = dice.chance(0.8);
  for (let index = 0; index < count; index += 1) {
    const kind = isHungry && index < OPENING.length ? dice.pick(OPENING) : pick();
    acts.push({ atMs, kind, seed: seedOf(seed, index + 1) });
    atMs += pauseMs(dice);
  }
  return { seed, setting, acts };
}
