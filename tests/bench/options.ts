import { parseArgs } from 'node:util';
import { SCENE_NAMES } from './scenes.ts';

export interface Options {
  json: string | undefined;
  rounds: number;
  /** Names of scenes; an empty list visits all. */
  only: readonly string[];
  /** How many times slower the phone is than this machine. */
  cpu: number;
  rttMs: number;
  /** Bytes per second to the phone, and from it. */
  down: number;
  up: number;
}

const NUMBERS = { rounds: '9', cpu: '4', rtt: '150', down: '200000', up: '93750' } as const;

/** Reads the arguments of `npm run bench --`; throws a sentence for an invalid one. */
export function readOptions(words: readonly string[]): Options {
  const number = (name: keyof typeof NUMBERS) => {
    const value = Number(values[name]);
    if (!(value > 0)) throw new Error(`--${name} must be a number above 0, not ${values[name]}.`);
    return value;
  };
  const text = (name: keyof typeof NUMBERS) =>
    ({ type: 'string', default: NUMBERS[name] }) as const;
  const { values } = parseArgs({
    args: [...words],
    options: {
      json: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      rounds: text('rounds'),
      cpu: text('cpu'),
      rtt: text('rtt'),
      down: text('down'),
      up: text('up'),
    },
  });
  const unknown = values.only.find((name) => !SCENE_NAMES.includes(name));
  if (unknown !== undefined) {
    throw new Error(`--only ${unknown}: there are ${SCENE_NAMES.join(', ')}.`);
  }
  return {
    json: values.json,
    rounds: Math.ceil(number('rounds')),
    only: values.only,
    cpu: number('cpu'),
    rttMs: number('rtt'),
    down: number('down'),
    up: number('up'),
  };
}
