import { describe, expect, it } from 'vitest';
import type { RatingQuestion, RatingTemplate } from '../../../src/contract/rating.ts';
import {
  askedQuestions,
  isAnswered,
  photoLimit,
  ratingBody,
  ratingProblems,
  stepsOf,
} from '../../../src/rules/rating/ratingForm.ts';

const question = (questionId: number, more: Partial<RatingQuestion> = {}): RatingQuestion => ({
  questionId,
  seq: questionId,
  labelEN: '',
  labelAR: '',
  isRequired: false,
  type: 'stars',
  max: undefined,
  options: undefined,
  showIf: undefined,
  ...more,
});
const after = (questionId: number, more: { below?: number; optionId?: number } = {}) => ({
  showIf: { questionId, below: undefined, optionId: undefined, ...more },
});
const template = (questions: RatingQuestion[], more: Partial<RatingTemplate> = {}) =>
  ({ questions, askName: 'no', askMobile: 'no', askEmail: 'no', ...more }) as RatingTemplate;
const NOBODY = { name: '', mobileNo: '', email: '' };

describe('the shown questions', () => {
  const low = question(2, after(1, { below: 4 }));
  const seven = question(2, after(1, { optionId: 7 }));
  const marked = (questionId: number, value: number) => ({ questionId, value });
  const chosen = (optionId: number) => ({ questionId: 1, optionIds: [optionId] });
  const NO_CHOICE = [question(1, { type: 'single', options: [] }), question(2, { type: 'multi' })];

  it.each([
    ['nothing answered yet', [question(1), low], [], [1]],
    ['a mark at the bound', [question(1), low], [marked(1, 4)], [1]],
    ['a no counts as 0', [question(1), low], [marked(1, 0)], [1, 2]],
    ['an option', [question(1), seven], [chosen(7)], [1, 2]],
    ['another option', [question(1), seven], [chosen(8)], [1]],
    [
      'a follow-up of a hidden question',
      [question(1), low, question(3, after(2))],
      [marked(1, 5), marked(2, 1)],
      [1],
    ],
    [
      'a follow-up before its question',
      [question(3, { seq: 0, ...after(1) }), question(1)],
      [marked(1, 1)],
      [3, 1],
    ],
    ['a follow-up of nothing', [question(2, after(99))], [], []],
    [
      'two that wait for each other',
      [question(1, after(2)), question(2, after(1))],
      [marked(1, 1), marked(2, 1)],
      [],
    ],
    ['a choice among nothing, and what follows it up', NO_CHOICE, [], []],
    ['a duplicate question', [question(1), question(1)], [], [1]],
  ])('%s', (_, questions, answers, ids) => {
    expect(askedQuestions(questions, answers).map(({ questionId }) => questionId)).toEqual(ids);
  });
});

it.each([
  [{ questionId: 1 }, false],
  [{ questionId: 1, text: ' ' }, false],
  [{ questionId: 1, optionIds: [], fileNames: [] }, false],
  [{ questionId: 1, value: 0 }, true],
  [{ questionId: 1, menuItemId: 5 }, true],
  [undefined, false],
])('%j is answered: %s', (answer, is) => {
  expect(isAnswered(answer)).toBe(is);
});

it('needs required answers, and only to shown questions', () => {
  const form = template(
    [
      question(1, { isRequired: true }),
      question(2, { isRequired: true, ...after(1, { below: 3 }) }),
    ],
    { askName: 'required', askMobile: 'optional', askEmail: 'required' },
  );
  expect(ratingProblems(form, [], { ...NOBODY, mobileNo: 'call me' })).toEqual({
    'answers.1': 'required',
    name: 'required',
    mobileNo: 'invalid',
    email: 'required',
  });
  const contact = { name: 'Noura', mobileNo: '+965 5551 2345', email: 'noura@beit.example' };
  expect(ratingProblems(form, [{ questionId: 1, value: 5 }], contact)).toEqual({});
  const written = { ...contact, mobileNo: '(+965) 5551-2345' };
  const arabic = { ...contact, mobileNo: '٥٥٥١٢٣٤٥' };
  expect(ratingProblems(form, [{ questionId: 1, value: 5 }], arabic)).toEqual({});
  expect(ratingBody(form, [], arabic).mobileNo).toBe('55512345');
  expect(ratingProblems(form, [{ questionId: 1, value: 5 }], written)).toEqual({});
  expect(ratingProblems(form, [{ questionId: 1, value: 2 }], contact)).toEqual({
    'answers.2': 'required',
  });
});

it('sends answers to shown questions and leaves out the rest', () => {
  const form = template([question(1), question(2, after(1, { below: 3 })), question(3)], {
    askName: 'optional',
  });
  const answers = [
    { questionId: 1, value: 5 },
    { questionId: 2, text: 'an old complaint' },
    { questionId: 3, text: ' lovely ' },
  ];
  expect(ratingBody(form, answers, { name: ' Noura ', mobileNo: '5', email: 'x' })).toEqual({
    name: 'Noura',
    mobileNo: undefined,
    email: undefined,
    answers: [
      { questionId: 1, value: 5 },
      { questionId: 3, text: 'lovely' },
    ],
  });
});

it.each([
  ['stars', undefined, [1, 2, 3, 4, 5]],
  ['smileys', 3, [1, 2, 3]],
  ['nps', 10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['stars', 0, [1]],
  ['stars', 9999, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
] as const)('%s up to %s', (type, max, steps) => {
  expect(stepsOf({ type, max })).toEqual(steps);
});

it('accepts only a few photos', () => {
  expect([undefined, 0, 3, 500].map((max) => photoLimit({ max }))).toEqual([1, 1, 3, 10]);
});
