/** The device's whole storage with hostile values. */
import { storageTable } from '../../../storage/storageTable.ts';
import { CLASSES, classesFor, kindOf, toJson } from './classes.ts';
import type { Kept } from './diner.ts';
import { numberOf } from './plan.ts';
import { TEXTS } from './texts.ts';

/** All entries together have to fit into the storage. */
const LONGEST = 20_000;
const RAW = Object.entries(TEXTS).filter(([, text]) => text.length <= LONGEST);
/** Every other round spoils a field inside an entry, the other rounds the whole text. */
const WAYS = 2;
export const STORAGE_ROUNDS = CLASSES.length * WAYS;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Replaces one field of the entry, another field each turn. */
function withOneSpoilt(
  text: string,
  turn: number,
  tell: (field: string, name: string) => void,
): string {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return text;
  const fields = Object.entries(value);
  const [name, old] = fields[turn % fields.length] ?? ['', undefined];
  const fitting = classesFor(kindOf(old));
  const hostile = fitting[Math.floor(turn / fields.length) % fitting.length];
  const json = hostile ? toJson({ ...value, [name]: hostile.of(old) }) : text;
  if (!hostile || json.length > LONGEST) return text;
  tell(name, hostile.name);
  return json;
}

/** The usual storage and an example of every other entry, each spoilt. */
export function spoilt(
  usual: Kept,
  round: number,
  tell: (field: string, name: string) => void,
): Kept {
  const all = { local: { ...usual.local }, session: { ...usual.session } };
  for (const { area, key, text } of storageTable) all[area][key] ??= text;
  const spoil = ([key, text]: [string, string]): [string, string] => {
    const turn = round + numberOf(key);
    if (turn % WAYS === 0)
      return [
        key,
        withOneSpoilt(text, Math.floor(turn / WAYS), (name, hostile) =>
          tell(`${key} ${name}`, hostile),
        ),
      ];
    const [name, raw] = RAW[Math.floor(turn / WAYS) % RAW.length] ?? ['', ''];
    tell(key, name);
    return [key, raw];
  };
  return {
    local: Object.fromEntries(Object.entries(all.local).map(spoil)),
    session: Object.fromEntries(Object.entries(all.session).map(spoil)),
  };
}
