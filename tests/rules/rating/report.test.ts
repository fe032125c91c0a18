import { expect, it } from 'vitest';
import type { RatingQuestion, RatingTemplate } from '../../../src/contract/rating.ts';
import { reportAnswers, reportFields, reportText } from '../../../src/rules/rating/report.ts';

const question = (questionId: number, more: Partial<RatingQuestion>): RatingQuestion => ({
  questionId,
  seq: questionId,
  labelEN: '',
  labelAR: '',
  isRequired: false,
  type: 'text',
  max: undefined,
  options: undefined,
  showIf: undefined,
  ...more,
});

const form = (questions: RatingQuestion[], more: Partial<RatingTemplate> = {}) =>
  ({ askName: 'optional', askMobile: 'no', askEmail: 'no', questions, ...more }) as RatingTemplate;

const TEXT = question(1, { max: 200 });
const PHOTO = question(2, { type: 'photo', max: 3 });
const STARS = question(3, { type: 'stars' });

const fields = (longestText: number) => ({
  textId: 1,
  longestText,
  photoId: undefined,
  mostPhotos: 0,
});
const FOR_FEW_STARS = { showIf: { questionId: 3, below: 3, optionId: undefined } };

it.each([
  ['photos too', form([STARS, TEXT, PHOTO]), { ...fields(200), photoId: 2, mostPhotos: 3 }],
  ['no length', form([question(1, {})]), fields(1000)],
  ['required text', form([{ ...TEXT, isRequired: true }]), fields(200)],
  ['required stars', form([TEXT, { ...STARS, isRequired: true }]), undefined],
  ['a required name', form([TEXT], { askName: 'required' }), undefined],
  ['no text', form([PHOTO]), undefined],
  ['a text for few stars only', form([STARS, { ...TEXT, ...FOR_FEW_STARS }]), undefined],
])('a form with %s', (_, template, expected) => {
  expect(reportFields(template)).toEqual(expected);
});

const HUMMUS = { qty: 2, menuItemName: 'Hummus' };
const TEA = { qty: 1, menuItemName: 'Tea' };

it.each([
  ['Cold', [HUMMUS, TEA], ' Sent back. ', 'Cold: 2 × Hummus, 1 × Tea\nSent back.'],
  ['Cold', [], '', 'Cold'],
  [undefined, [TEA], '', '1 × Tea'],
  [undefined, [], ' ', ''],
])('%s, %j and %j', (kind, lines, words, expected) => {
  expect(reportText({ kind, lines, words, separator: ', ' })).toBe(expected);
});

it('fills in the form, and cuts a text between letters', () => {
  const asked = { ...fields(3), photoId: 2, mostPhotos: 3 };
  expect(reportAnswers(asked, 'ab🍋', ['a.jpg'])).toEqual([
    { questionId: 1, text: 'ab' },
    { questionId: 2, fileNames: ['a.jpg'] },
  ]);
  expect(reportAnswers(asked, 'abc', [])).toEqual([{ questionId: 1, text: 'abc' }]);
});
