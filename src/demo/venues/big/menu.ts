import type { CategorySource, GroupSource, ItemSource } from '../menuSource.ts';
import { w } from '../words.ts';
import { bigCategories, WAYS, type BigCategory } from './dishes.ts';

const FIRST_CATEGORY = 9001;
const FIRST_ITEM = 90001;
const WAYS_PER_DISH = 5;
const DISHES_PER_CATEGORY = 5;
const GROUP = { size: 9501, extras: 9502, heat: 9503, sugar: 9504 } as const;

export const bigCategorySources: CategorySource[] = bigCategories.map((category, index) => ({
  id: FIRST_CATEGORY + index,
  label: w(...category.name),
  picture: category.picture,
}));

/** A third of the dishes require a choice, a third offer some, a third need only one tap. */
function groupsOf(category: BigCategory, number: number): number[] {
  if (number % 3 === 0) return [];
  if (category.kind !== 'savoury') return number % 3 === 1 ? [GROUP.sugar] : [GROUP.size];
  return number % 3 === 1 ? [GROUP.extras] : [GROUP.size, GROUP.heat, GROUP.extras];
}

export const bigItems: ItemSource[] = bigCategories.flatMap((category, place) =>
  category.dishes.flatMap(([en, ar, picture], dish) => {
    const ways = WAYS[category.kind];
    return Array.from({ length: WAYS_PER_DISH }, (_, way): ItemSource => {
      const number = (place * DISHES_PER_CATEGORY + dish) * WAYS_PER_DISH + way;
      const [wayEn, wayAr] = ways[(place * 7 + dish * WAYS_PER_DISH + way) % ways.length] ?? [
        '',
        '',
      ];
      return {
        id: FIRST_ITEM + number,
        categoryId: FIRST_CATEGORY + place,
        label: w(`${en} ${wayEn}`, `${ar} ${wayAr}`),
        description: w(
          `${en} ${wayEn}, made fresh when you order`,
          `${ar} ${wayAr}، تحضير طازج عند الطلب`,
        ),
        price: category.from + dish * 3 + way * 1.5,
        picture: picture ?? category.picture,
        allergens: category.allergens,
        tags: category.isPlant ? ['vegan', 'vegetarian', 'dairyFree'] : ['halal'],
        calories: 80 + ((number * 37) % 780),
        prepMinutes: 4 + (number % 17),
        groups: groupsOf(category, number),
        featured: number % 100 === 0,
        isNew: number % 90 === 7,
        soldOut: number % 70 === 13,
        ...(number % 50 === 21 && { oldPrice: category.from + dish * 3 + way * 1.5 + 5 }),
      };
    });
  }),
);

export const bigGroups: GroupSource[] = [
  {
    id: GROUP.size,
    label: w('Size', 'الحجم'),
    min: 1,
    modifiers: [
      { id: 95011, label: w('Regular', 'عادي'), isDefault: true },
      { id: 95012, label: w('Large', 'كبير'), price: 6 },
      { id: 95013, label: w('To share', 'للمشاركة'), price: 14.5 },
    ],
  },
  {
    id: GROUP.extras,
    label: w('Extras', 'إضافات'),
    control: 3,
    max: 5,
    freeUnits: 1,
    modifiers: [
      { id: 95021, label: w('Garlic sauce', 'صلصة ثوم'), price: 2, maxQty: 3, allergens: ['egg'] },
      { id: 95022, label: w('Bread', 'خبز'), price: 3, maxQty: 3, allergens: ['gluten'] },
      { id: 95023, label: w('Pickles', 'مخلّل'), price: 2.5, maxQty: 2 },
      { id: 95024, label: w('No onion', 'بدون بصل'), instruction: true },
    ],
  },
  {
    id: GROUP.heat,
    label: w('How hot?', 'درجة الحرارة'),
    min: 1,
    modifiers: [
      { id: 95031, label: w('Mild', 'عادي'), isDefault: true },
      { id: 95032, label: w('Medium', 'وسط') },
      { id: 95033, label: w('Hot', 'حار') },
    ],
  },
  {
    id: GROUP.sugar,
    label: w('Sweetness', 'درجة الحلاوة'),
    min: 1,
    modifiers: [
      { id: 95041, label: w('Normal', 'عادي'), isDefault: true },
      { id: 95042, label: w('Less sweet', 'سكّر أقل') },
      { id: 95043, label: w('No sugar', 'بدون سكّر') },
    ],
  },
];
