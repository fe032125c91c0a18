/** Agreements of a table, for one evening. */
import * as v from 'valibot';
import { flag, id, key, maybe, rate, text } from '../contract/schema.ts';
import {
  cutName,
  LEAST_PARTS,
  MOST_PEOPLE,
  NEW_PLAN,
  SPLIT_WAYS,
  type SplitPlan,
} from '../rules/table/splitPlan.ts';
import { entry } from './entry.ts';

const Name = v.pipe(text, v.transform(cutName));
const Person = v.object({ id, name: Name, amount: text });
const People = v.pipe(
  v.array(Person),
  v.maxLength(MOST_PEOPLE),
  v.check((people) => new Set(people.map((person) => person.id)).size === people.length),
);

const Plan: v.GenericSchema<unknown, SplitPlan> = v.object({
  way: v.picklist(SPLIT_WAYS),
  people: People,
  takers: v.record(key, v.array(id)),
  apart: v.array(key),
  count: v.fallback(v.pipe(id, v.minValue(LEAST_PARTS), v.maxValue(MOST_PEOPLE)), NEW_PLAN.count),
  tipPercent: maybe(rate),
  tipText: text,
  coin: v.fallback(v.pipe(id, v.minValue(0)), NEW_PLAN.coin),
  withPaid: flag,
});

export const splitEntry = entry({
  area: 'local',
  key: (code: string, tableCode: string) => `split_${code}_${tableCode}`,
  schema: v.object({ atMs: v.number(), plan: Plan }),
});
