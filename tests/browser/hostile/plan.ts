/** Which class goes into which field, round by round. */
import { classesFor, kindOf, RawJson, type HostileClass } from './classes.ts';
import { fieldsOf, isLeaf, type Call } from './fields.ts';

export interface Attack {
  round: number;
  seed: number;
  /** `shown`: every field that is merely shown; `exact`: one that is not, of each answer. */
  aim: 'shown' | 'exact';
  /** The only field, or class, of a search for the one that does harm. */
  onlyField?: string | undefined;
  onlyClass?: string | undefined;
}

function numberOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** A list or an object is left alone most of the time: what is inside would not be seen. */
const TURNS_OF_WHOLES = 4;

/** Which class the field is given in this round: by and by each one that may stand there. */
function classIn({ round, seed, onlyClass }: Attack, field: string, old: unknown) {
  const fitting = classesFor(kindOf(old));
  if (onlyClass !== undefined) return fitting.find(({ name }) => name === onlyClass);
  const turn = round + numberOf(field) + seed;
  if (isLeaf(old)) return fitting[turn % fitting.length];
  return turn % TURNS_OF_WHOLES === 0
    ? fitting[Math.floor(turn / TURNS_OF_WHOLES) % fitting.length]
    : undefined;
}

/** A longer answer is refused as such, and no field of it is read. */
const LONGEST_ANSWER = 8_000_000;
/** What holds up each round is tried by itself. */
const LONGEST_IN_TURN = 1_000_000;
/** What is longer goes into the first entry of a list alone. */
const LONGEST_REPEATED = 5000;

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof RawJson) return value.json.length;
  return Array.isArray(value) ? JSON.stringify(value).length : 0;
}

export type Told = (field: string, hostile: HostileClass) => void;

/** The answer as a hostile server would give it. */
export function attacked(call: Call, answer: unknown, attack: Attack, tell: Told): unknown {
  const fields = fieldsOf(call, answer);
  const aimedAt = [...fields].flatMap(([name, role]) => (role === attack.aim ? [name] : []));
  const turn = attack.round + numberOf(call.name) + attack.seed;
  const single = attack.aim === 'exact' ? aimedAt[turn % aimedAt.length] : undefined;
  let room = LONGEST_ANSWER - JSON.stringify(answer).length;
  const isGivenOnce = new Set<string>();
  let isDone = false;

  const chosen = (name: string, old: unknown) => {
    const field = `${call.name} ${name}`;
    const isAimedAt = single === undefined ? fields.get(name) === attack.aim : name === single;
    const isOnly = attack.onlyField === undefined || field.startsWith(attack.onlyField);
    if (!isAimedAt || !isOnly || isDone) return undefined;
    const hostile = classIn(
      single === undefined || attack.onlyClass !== undefined
        ? attack
        : { ...attack, round: Math.floor(turn / aimedAt.length) + attack.round },
      field,
      old,
    );
    if (hostile === undefined) return undefined;
    const value = hostile.of(old);
    const length = lengthOf(value);
    const isHuge = length > LONGEST_REPEATED;
    if (length > LONGEST_IN_TURN && attack.onlyClass === undefined) return undefined;
    if (length > room || (isHuge && (isGivenOnce.has(name) || isGivenOnce.has('')))) return undefined;
    room -= length;
    if (isHuge) isGivenOnce.add(length > LONGEST_IN_TURN ? '' : name);
    isDone = single !== undefined;
    tell(field, hostile);
    return { value };
  };
  const walked = (value: unknown, way: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => walked(entry, way));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([step, old]) => {
        const name = way === '' ? step : `${way}.${step}`;
        const hostile = chosen(name, old);
        return [step, hostile ? hostile.value : walked(old, name)];
      }),
    );
  };
  return walked(answer, '');
}
