import { describe, expect, it } from 'vitest';
import {
  askedFields,
  bayOptions,
  carProblems,
  NO_CAR,
  toldAnswers,
  type CarField,
} from '../../../src/rules/checkout/carForm.ts';

const rule = (field: CarField['field'], more: Partial<CarField> = {}): CarField => ({
  field,
  ask: 'required',
  labelEn: field,
  labelAr: field,
  pattern: undefined,
  maxLength: undefined,
  ...more,
});
const slots = [
  { slotId: 211, label: '1', isFree: true },
  { slotId: 212, label: '2', isFree: false },
];
const FULL = {
  name: 'Noura',
  mobileNo: '501234567',
  plate: 'A 4711',
  carMake: 'Kia',
  carColorId: 2,
  slotId: 211,
};

const BAD_PHONE = { mobileNo: 'invalid' } as const;

describe('what prevents sending the car form', () => {
  it.each([
    ['a required name', rule('name'), { name: ' ' }, { name: 'required' }],
    ['a name without a field', rule('name', { ask: 'no' }), { name: '' }, {}],
    ['a name that is too long', rule('name', { maxLength: 4 }), {}, { name: 'invalid' }],
    ['a phone with letters', rule('mobileNo'), { mobileNo: '50-12' }, BAD_PHONE],
    ['a phone of another country', rule('mobileNo', { pattern: '^5\\d{8}$' }), {}, {}],
    ['a phone unlike the pattern', rule('mobileNo', { pattern: '^6' }), {}, BAD_PHONE],
    ['an invalid pattern', rule('plate', { pattern: '[' }), {}, {}],
    ['no colour', rule('carColor'), { carColorId: 0 }, { carColor: 'required' }],
    ['no bay if none is needed', rule('slot', { ask: 'optional' }), { slotId: 0 }, {}],
    ['a bay with a car in it', rule('slot'), { slotId: 212 }, { slot: 'taken' }],
    ['a bay that does not exist', rule('slot'), { slotId: 9 }, { slot: 'taken' }],
  ] as const)('%s', (_, field, answers, problems) => {
    expect(carProblems({ fields: [field], slots }, { ...FULL, ...answers })).toEqual(problems);
  });
});

const SAUDI = { dialCode: '+966', mobileLength: [9], mobilePattern: '^5\\d{8}$' };

it.each([
  ['of the country', '501234567', {}],
  ['that is too short for the country', '50123456', BAD_PHONE],
  ['that no phone of the country has', '401234567', BAD_PHONE],
])('a number %s', (_, mobileNo, problems) => {
  const setup = { fields: [rule('mobileNo')], slots };
  expect(carProblems(setup, { ...FULL, mobileNo }, SAUDI)).toEqual(problems);
});

it('asks each question once and leaves out the others', () => {
  const fields = [rule('plate'), rule('plate', { ask: 'optional' }), rule('name', { ask: 'no' })];
  expect(askedFields({ fields })).toEqual([rule('plate')]);
});

it('sends only what is asked, without spaces at the edges', () => {
  const fields = [rule('plate'), rule('name', { ask: 'no' })];
  expect(toldAnswers({ fields }, { ...FULL, plate: ' A 1 ' })).toEqual({ ...NO_CAR, plate: 'A 1' });
});

it('shows every bay; a taken one can be chosen only by its own car', () => {
  expect(bayOptions(slots, 'taken')).toEqual([
    { value: '211', label: '1', isDisabled: false },
    { value: '212', label: '2 · taken', isDisabled: true },
  ]);
  expect(bayOptions(slots, 'taken', 212)[1]).toEqual({
    value: '212',
    label: '2',
    isDisabled: false,
  });
});
