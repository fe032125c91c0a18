import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { listenToDroppedEntries } from '../../src/contract/schema.ts';
import { titledCalls } from './titledCalls.ts';
import { visitTheDemo } from './demoVisit.ts';

/** Where the contract gives null a meaning. */
const MAY_BE_NULL = new Set(['discountSetup', 'promo', 'itemDetails']);
/** Two names for one number. */
const OTHER_NAME: Record<string, string> = { modifierItemId: 'id' };

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeOf(value) === 'object';
}

/** A list holds pieces of one shape, or of several that `kind` tells apart. */
function modelFor(piece: unknown, models: readonly unknown[]): unknown {
  const kind = isRecord(piece) ? piece['kind'] : undefined;
  return models.find((model) => isRecord(model) && model['kind'] === kind) ?? models[0];
}

/** What the answer lacks of the literal, in words. */
function differences(answer: unknown, model: unknown, path: string): string[] {
  if (Array.isArray(model)) {
    const pieces = path.endsWith('notificationDetail') && isRecord(answer) ? [answer] : answer;
    if (!Array.isArray(pieces)) return [`${path} is ${typeOf(answer)}, not a list`];
    return pieces.flatMap((piece: unknown, index) =>
      model.length === 0 ? [] : differences(piece, modelFor(piece, model), `${path}.${index}`),
    );
  }
  if (typeOf(answer) !== typeOf(model)) {
    return [`${path} is ${typeOf(answer)}, not ${typeOf(model)}`];
  }
  if (!isRecord(model) || !isRecord(answer)) return [];
  return Object.entries(model).flatMap(([name, part]) => {
    const value = answer[name] ?? answer[OTHER_NAME[name] ?? name];
    if (value === null && MAY_BE_NULL.has(name)) return [];
    return differences(value, part, `${path}.${name}`);
  });
}

it('tells what an answer lacks, at any depth', () => {
  const model = { id: 1, list: [{ name: '', promo: { id: 1 } }] };
  expect(differences({ id: 2, list: [{ name: 'a', promo: null }] }, model, 'x')).toEqual([]);
  expect(differences({ id: '2', list: [{ promo: { id: null } }, 3] }, model, 'x')).toEqual([
    'x.id is string, not number',
    'x.list.0.name is undefined, not string',
    'x.list.0.promo.id is null, not number',
    'x.list.1 is number, not object',
  ]);
});

describe('the demo', () => {
  let answers: ReadonlyMap<string, unknown>;
  beforeAll(async () => {
    answers = await visitTheDemo();
  });

  it.each(titledCalls)('%s: answers every field of the contract in its type', (title, call) => {
    expect(answers.has(title)).toBe(true);
    const answer = answers.get(title);
    expect(differences(answer, call.literal.answer, title)).toEqual([]);
    if (Array.isArray(call.literal.answer)) expect(answer).not.toEqual([]);
    const dropped: string[] = [];
    listenToDroppedEntries((issue) => dropped.push(issue));
    v.parse(call.endpoint.answer, answer);
    expect(dropped).toEqual([]);
  });
});
