import { expect, it } from 'vitest';
import { inOtherLanguage } from '../../../src/rules/common/otherLanguage.ts';

const HUMMUS = {
  label: 'Hummus',
  labelEN: 'Hummus',
  labelAR: 'حمص',
  description: 'With tahini',
  descriptionEN: 'With tahini',
  descriptionAR: 'بالطحينة',
  price: 1.5,
};

it('shows an English answer with both languages in Arabic', () => {
  expect(inOtherLanguage(HUMMUS, 'AR')).toEqual({
    ...HUMMUS,
    label: 'حمص',
    description: 'بالطحينة',
  });
});

it('shows an Arabic answer with both languages in English', () => {
  const arabic = { ...HUMMUS, label: 'حمص', description: 'بالطحينة' };
  expect(inOtherLanguage(arabic, 'EN')).toEqual(HUMMUS);
});

it.each<[string, unknown, unknown]>([
  ['a field of one language', { portion: '2 pieces' }, { portion: '2 pieces' }],
  ['an empty name', { label: 'Tea', labelAR: '' }, { label: 'Tea', labelAR: '' }],
  ['nothing', null, null],
  ['a number', 7, 7],
])('leaves %s as it is', (_, answer, shown) => {
  expect(inOtherLanguage(answer, 'AR')).toEqual(shown);
});

it('reaches deeply nested fields', () => {
  const modifier = { label: 'Large', labelEn: 'Large', labelAr: 'كبير' };
  const setup = { dis_note: 'Buy 2 get 1', dis_noteAr: 'اشترِ 2' };
  expect(
    inOtherLanguage({ dataenum: [{ groups: [{ modifiers: [modifier] }], setup }] }, 'AR'),
  ).toEqual({
    dataenum: [
      {
        groups: [{ modifiers: [{ ...modifier, label: 'كبير' }] }],
        setup: { ...setup, dis_note: 'اشترِ 2' },
      },
    ],
  });
});
