import { expect, it } from 'vitest';
import { cartLine, lineAgain } from '../../../src/rules/cart/cartLine.ts';
import { lineOfDraft } from '../../../src/rules/cart/lineOfDraft.ts';
import { menuItem, modifier, modifierGroup, setup, viewLine } from '../make.ts';

const FACTS = {
  id: 10,
  price: 1,
  sPrice: '1.000',
  isNonItem: false,
  hasDiscount: true,
  isDiscountable: true,
  discountSetup: setup(),
};
const NOTHING_APPLIED = {
  isDiscounted: false,
  isUsedForDiscount: false,
  usedDiscount: 0,
  freeQty: 0,
};
const dish = menuItem({
  ...FACTS,
  instructionHeader: 'For the kitchen',
  set_ModifierGroups_VMs: [
    modifierGroup({ labelEn: 'Sauces', labelAr: 'صلصات', modifiers: [modifier()] }),
  ],
});
const GROUPS = [
  { groupId: 1, labelEn: 'Sauces', labelAr: 'صلصات', groupSeq: 1, modifiers: [modifier()] },
];

it.each([true, false])('copies the dish and its availability: %s', (isAvailable) => {
  const own = { uniqueId: 'a', quantity: 2, instruction: '', modifierGroupList: [] };
  expect(cartLine({ ...menuItem(FACTS), isAvailable }, own)).toEqual({
    ...FACTS,
    ...NOTHING_APPLIED,
    ...own,
    instructionHeader: '',
    isAvailable,
  });
});

it("sends the choices of the dish's page", () => {
  const draft = {
    uniqueId: 'a',
    quantity: 3,
    note: 'No ice, please',
    choices: new Map([[1, new Map([[100, 1]])]]),
  };
  const head = { menuScheduleUniqueId: 'v1', currencyDecimals: 3 };
  expect(lineOfDraft(dish, draft, head, 7)).toEqual({
    ...FACTS,
    ...NOTHING_APPLIED,
    uniqueId: 'a',
    quantity: 3,
    instruction: 'No ice, please',
    instructionHeader: 'For the kitchen',
    isAvailable: true,
    modifierGroupList: [expect.objectContaining({ ...GROUPS[0], modifiers: [modifier()] })],
    menuItem: dish,
    menuScheduleUniqueId: 'v1',
    tableCartId: 7,
  });
});

it('restores a line as it was, with another key and without its discounts', () => {
  const line = viewLine({
    modifierLists: [modifier()],
    tableCartId: 5,
    uniqueId: 'old',
    instruction: 'well done',
    instructionHeader: 'For the kitchen',
    isAvailable: false,
    isDiscounted: true,
    freeQty: 1,
    isNonItem: true,
  });
  expect(lineAgain(line, 'new', 'v2')).toEqual({
    id: 10,
    price: 1,
    sPrice: '1.000',
    isNonItem: true,
    hasDiscount: false,
    isDiscountable: false,
    discountSetup: null,
    ...NOTHING_APPLIED,
    uniqueId: 'new',
    quantity: 2,
    instruction: 'well done',
    instructionHeader: 'For the kitchen',
    isAvailable: false,
    modifierGroupList: [
      { groupId: 1, labelEn: '', labelAr: '', groupSeq: 1, modifiers: [modifier()] },
    ],
    menuScheduleUniqueId: 'v2',
    tableCartId: 0,
  });
});
