/** Which class goes into which field, round by round. */
import { fieldPaths, valueAt } from '../../../contract/fieldPaths.ts';
import { classesFor, kindOf, RawJson, type HostileClass } from './classes.ts';
import { fieldsOf, isLeaf, nameOf, type Call } from './fields.ts';

export interface Attack {
  /** Each round gives each field another class. */
  round: number;
  /** `shown`: every field that is merely shown; `exact`: one of those that are not, of each answer. */
  aim: 'shown' | 'exact';
  /** The only fields, of a search for the one that does harm. */
  only?: ReadonlySet<string> | undefined;
  /** The only class. */
  hostile?: HostileClass | undefined;
}

/** The same number for the same text, and as good as another one for another. */
export function numberOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** A list or an object is left alone most of the time: what is inside would not be seen. */
const TURNS_OF_WHOLES = 4;

/** Which class the field is given in this round: by and by each one that may stand there. */
function classIn({ round, hostile }: Attack, field: string, old: unknown) {
  const fitting = classesFor(kindOf(old));
  if (hostile) return fitting.includes(hostile) ? hostile : undefined;
  const turn = round + numberOf(field);
  if (isLeaf(old)) return fitting[turn % fitting.length];
  return turn % TURNS_OF_WHOLES === 0
    ? fitting[Math.floor(turn / TURNS_OF_WHOLES) % fitting.length]
    : undefined;
}

/** A longer answer is refused as such, and no field of it is read. */
const LONGEST_ANSWER = 8_000_000;
/** What is longer holds up a page, and comes in rounds of its own. */
const LONGEST_AMONG_OTHERS = 1_000_000;
/** What is longer goes into the first entry of a list alone. */
const LONGEST_REPEATED = 5000;

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof RawJson) return value.json.length;
  return Array.isArray(value) ? JSON.stringify(value).length : 0;
}

/** Whether it comes in rounds of its own, and by and by into each text. */
export function isLong(hostile: HostileClass | undefined): boolean {
  return (
    hostile?.kinds.includes('text') === true && lengthOf(hostile.of('')) > LONGEST_AMONG_OTHERS
  );
}

function textsOf(answer: unknown): Set<string> {
  const paths = [...fieldPaths(answer)].filter((path) => kindOf(valueAt(answer, path)) === 'text');
  return new Set(paths.map(nameOf));
}

/** Says whether something of this length may still go into the field. */
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

/** The answer as a hostile server would give it. */
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
  // One by one, since a refused answer shows nothing of its other fields, and one long text fills a page.
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
