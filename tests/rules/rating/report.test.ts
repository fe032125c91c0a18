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

function form(questions: RatingQuestion[], more: Partial<RatingTemplate> = {}): RatingTemplate {
  return {
    templateId: 1,
    isActive: true,
    labelEN: '',
    labelAR: '',
    askName: 'optional',
    askMobile: 'no',
    askEmail: 'no',
    questions,
    thanksEN: '',
    thanksAR: '',
    ...more,
  } as RatingTemplate;
}

const TEXT = question(1, { max: 200 });
const PHOTO = question(2, { type: 'photo', max: 3 });
const STARS = question(3, { type: 'stars' });

it.each([
  ['a text', form([TEXT]), { textId: 1, longestText: 200, photoId: undefined, mostPhotos: 0 }],
  [
    'photos too',
    form([STARS, TEXT, PHOTO]),
    { textId: 1, longestText: 200, photoId: 2, mostPhotos: 3 },
  ],
  [
    'no length',
    form([question(1, {})]),
    { textId: 1, longestText: 1000, photoId: undefined, mostPhotos: 0 },
  ],
  [
    'required text',
    form([{ ...TEXT, isRequired: true }]),
    { textId: 1, longestText: 200, photoId: undefined, mostPhotos: 0 },
  ],
  ['required stars', form([TEXT, { ...STARS, isRequired: true }]), undefined],
  ['a required photo', form([TEXT, { ...PHOTO, isRequired: true }]), undefined],
  ['a required name', form([TEXT], { askName: 'required' }), undefined],
  ['no text', form([PHOTO]), undefined],
  [
    'a text for few stars only',
    form([STARS, { ...TEXT, showIf: { questionId: 3, below: 3, optionId: undefined } }]),
    undefined,
  ],
])('a form with %s', (_, template, expected) => {
  expect(reportFields(template)).toEqual(expected);
});

it.each([
  [
    'Cold',
    [
      { qty: 2, menuItemName: 'Hummus' },
      { qty: 1, menuItemName: 'Tea' },
    ],
    ' Sent back. ',
    'Cold: 2 × Hummus, 1 × Tea\nSent back.',
  ],
  ['Cold', [], '', 'Cold'],
  [undefined, [{ qty: 1, menuItemName: 'Tea' }], '', '1 × Tea'],
  [undefined, [], 'Late', 'Late'],
  [undefined, [], ' ', ''],
])('%s, %j and %j', (kind, lines, words, expected) => {
  expect(reportText({ kind, lines, words, separator: ', ' })).toBe(expected);
});

it('fills in the form, and cuts a text between letters', () => {
  const fields = { textId: 1, longestText: 3, photoId: 2, mostPhotos: 3 };
  expect(reportAnswers(fields, 'ab🍋', ['a.jpg'])).toEqual([
    { questionId: 1, text: 'ab' },
    { questionId: 2, fileNames: ['a.jpg'] },
  ]);
  expect(reportAnswers(fields, 'abc', [])).toEqual([{ questionId: 1, text: 'abc' }]);
});
