import type { DriveThroughSetup } from '../../contract/places.ts';
import { fitsPattern } from '../common/patterns.ts';
import { ANY_COUNTRY, phoneProblem, type PhoneRule } from '../common/phone.ts';

export type CarField = DriveThroughSetup['fields'][number];

/** The driver's input; '' and 0 mean no input. */
export interface CarAnswers {
  name: string;
  mobileNo: string;
  plate: string;
  carMake: string;
  carColorId: number;
  slotId: number;
}

export const NO_CAR: CarAnswers = {
  name: '',
  mobileNo: '',
  plate: '',
  carMake: '',
  carColorId: 0,
  slotId: 0,
};

const ANSWER_OF: Record<CarField['field'], keyof CarAnswers> = {
  name: 'name',
  mobileNo: 'mobileNo',
  plate: 'plate',
  carMake: 'carMake',
  carColor: 'carColorId',
  slot: 'slotId',
};

export const LONGEST_ANSWER = 80;

export type CarProblem = 'required' | 'invalid' | 'taken';
type CarProblems = Partial<Record<CarField['field'], CarProblem>>;

function problemOf(
  rule: CarField,
  value: string | number,
  setup: Pick<DriveThroughSetup, 'slots'>,
  country: PhoneRule,
): CarProblem | undefined {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '' || text === 0) return rule.ask === 'required' ? 'required' : undefined;
  if (typeof text === 'number') {
    const isTaken =
      rule.field === 'slot' && !setup.slots.some(({ slotId, isFree }) => slotId === text && isFree);
    return isTaken ? 'taken' : undefined;
  }
  if (text.length > (rule.maxLength ?? LONGEST_ANSWER)) return 'invalid';
  if (rule.field === 'mobileNo' && phoneProblem(text, country)) return 'invalid';
  return fitsPattern(rule.pattern, text, 'u') ? undefined : 'invalid';
}

export function askedFields(setup: Pick<DriveThroughSetup, 'fields'>): CarField[] {
  const seen = new Set<CarField['field']>();
  return setup.fields.filter(({ field, ask }) => {
    if (ask === 'no' || seen.has(field)) return false;
    seen.add(field);
    return true;
  });
}

export function carProblems(
  setup: Pick<DriveThroughSetup, 'fields' | 'slots'>,
  answers: CarAnswers,
  /** The country of the phone number. */
  country: PhoneRule = ANY_COUNTRY,
): CarProblems {
  const problems: CarProblems = {};
  for (const rule of askedFields(setup)) {
    const problem = problemOf(rule, answers[ANSWER_OF[rule.field]], setup, country);
    if (problem) problems[rule.field] = problem;
  }
  return problems;
}

/** The details to send: only those asked for, even if the device remembers more. */
export function toldAnswers(
  setup: Pick<DriveThroughSetup, 'fields'>,
  answers: CarAnswers,
): CarAnswers {
  const told = { ...NO_CAR };
  for (const { field } of askedFields(setup)) {
    const name = ANSWER_OF[field];
    const value = answers[name];
    Object.assign(told, { [name]: typeof value === 'string' ? value.trim() : value });
  }
  return told;
}

/** All bays, so that drivers find their own. Those taken by another car cannot be chosen. */
export function bayOptions(slots: DriveThroughSetup['slots'], takenWord: string, ownSlotId = 0) {
  return slots.map(({ slotId, label, isFree }) => {
    const isOpen = isFree || slotId === ownSlotId;
    return {
      value: String(slotId),
      label: isOpen ? label : `${label} · ${takenWord}`,
      isDisabled: !isOpen,
    };
  });
}
