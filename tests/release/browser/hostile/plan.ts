/** Assigns a class to each field, round by round. */
import { fieldPaths, valueAt } from '../../../contract/fieldPaths.ts';
import { classesFor, kindOf, RawJson, type HostileClass } from './classes.ts';
import { fieldsOf, isLeaf, nameOf, type Call } from './fields.ts';

export interface Attack {
  /** Each round gives each field a different class. */
  round: number;
  /** `shown`: every display-only field; `exact`: one of the other fields in each answer. */
  aim: 'shown' | 'exact';
  /** Limits the attack to these fields, in the search for the harmful one. */
  only?: ReadonlySet<string> | undefined;
  /** Limits the attack to this class. */
  hostile?: HostileClass | undefined;
}

/** A simple hash. */
export function numberOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** Lists and objects are replaced rarely, because that hides the fields inside. */
const TURNS_OF_WHOLES = 4;

/** The class of a field in this round: one fitting class after the other. */
function classIn({ round, hostile }: Attack, field: string, old: unknown) {
  const fitting = classesFor(kindOf(old));
  if (hostile) return fitting.includes(hostile) ? hostile : undefined;
  const turn = round + numberOf(field);
  if (isLeaf(old)) return fitting[turn % fitting.length];
  return turn % TURNS_OF_WHOLES === 0
    ? fitting[Math.floor(turn / TURNS_OF_WHOLES) % fitting.length]
    : undefined;
}

/** The app refuses a longer answer for its size, without reading its fields. */
const LONGEST_ANSWER = 8_000_000;
/** A longer text blocks a page for a while, so it gets its own rounds. */
const LONGEST_AMONG_OTHERS = 1_000_000;
/** Longer texts go into the first entry of a list only. */
const LONGEST_REPEATED = 5000;

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof RawJson) return value.json.length;
  return Array.isArray(value) ? JSON.stringify(value).length : 0;
}

/** True for classes with their own rounds, which attack one text after the other. */
export function isLong(hostile: HostileClass | undefined): boolean {
  return (
    hostile?.kinds.includes('text') === true && lengthOf(hostile.of('')) > LONGEST_AMONG_OTHERS
  );
}

function textsOf(answer: unknown): Set<string> {
  const paths = [...fieldPaths(answer)].filter((path) => kindOf(valueAt(answer, path)) === 'text');
  return new Set(paths.map(nameOf));
}

/** Returns a check that a value of this length still fits into the answer. */
function roomFor(answer: unknown, isAlone: boolean) {
  let room = LONGEST_ANSWER - JSON.stringify(answer).length;
  const given = new Set<string>();
  return (field: string, length: number): boolean => {
    if (length > LONGEST_AMONG_OTHERS && (!isAlone || given.size > 0)) return false;
    if (length > room || (length > LONGEST_REPEATED && given.has(field))) return false;
    room -= length;
    if (length > LONGEST_REPEATED) given.add(field);
    return true;
  };
}

/** The answer of a hostile server. */
export function attacked(
  call: Call,
  answer: unknown,
  attack: Attack,
  tell: (field: string, hostile: HostileClass) => void,
): unknown {
  const fields = fieldsOf(call, answer);
  const texts = isLong(attack.hostile) ? textsOf(answer) : undefined;
  const aimedAt = [...fields.keys()].filter(
    (name) => fields.get(name) === attack.aim && texts?.has(name) !== false,
  );
  const hasRoom = roomFor(answer, attack.hostile !== undefined);
  const turn = attack.round + numberOf(call.name);
  // One at a time, because a refused answer hides its other fields, and one long text fills a page.
  const isOneAlone = attack.aim === 'exact' || isLong(attack.hostile);
  const single = isOneAlone ? aimedAt[turn % aimedAt.length] : undefined;
  const sweep = single === undefined ? 0 : Math.floor(turn / aimedAt.length);
  const chosen = new Set(single === undefined ? aimedAt : [single]);

  const valueFor = (name: string, old: unknown): { value: unknown } | undefined => {
    const field = `${call.name} ${name}`;
    if (!chosen.has(name) || attack.only?.has(field) === false) return undefined;
    const hostile = classIn({ ...attack, round: attack.round + sweep }, field, old);
    if (!hostile) return undefined;
    const value = hostile.of(old);
    if (!hasRoom(name, lengthOf(value))) return undefined;
    if (single !== undefined) chosen.delete(name);
    tell(field, hostile);
    return { value };
  };
  const walked = (value: unknown, way: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => walked(entry, way));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([step, old]) => {
        const name = way === '' ? step : `${way}.${step}`;
        const hostile = valueFor(name, old);
        return [step, hostile ? hostile.value : walked(old, name)];
      }),
    );
  };
  return walked(answer, '');
}
