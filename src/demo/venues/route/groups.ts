// All choices of one kitchen, named by its dishes; only words and prices, no logic.
import type { GroupSource, ModifierSource, Words } from '../menuSource.ts';
import { w } from '../words.ts';

const SIDE_CHOICES = [
  { label: w('Fries', 'بطاطا مقلية'), itemId: 2401, picture: 'fries', price: 0 },
  { label: w('Onion rings', 'حلقات بصل'), itemId: 2403, picture: 'onion-rings', price: 3 },
  { label: w('Coleslaw', 'سلطة كولسلو'), itemId: 2404, picture: 'coleslaw', price: 0 },
  { label: w('Loaded fries', 'بطاطا محمّلة'), itemId: 2402, picture: 'loaded-fries', price: 9 },
];
const DRINK_CHOICES = [
  { label: w('Cola', 'كولا'), itemId: 2701, picture: 'cola', price: 0 },
  {
    label: w('Iced tea with lemon', 'شاي مثلّج بالليمون'),
    itemId: 2702,
    picture: 'iced-tea',
    price: 3,
  },
  { label: w('Still water', 'مياه'), itemId: 2703, picture: 'water', price: 0 },
  { label: w('Vanilla shake', 'ميلك شيك فانيلا'), itemId: 2601, picture: 'vanilla-shake', price: 9 },
];

/** A meal for one has a default choice; a box for four starts empty. */
function choices(
  first: number,
  list: { label: Words; itemId: number; picture: string; price: number }[],
  maxQty: number,
): ModifierSource[] {
  return list.map(({ label, itemId, picture, price }, index) => ({
    id: first + index,
    label,
    itemId,
    picture,
    price,
    maxQty,
    isDefault: maxQty === 1 && index === 0,
  }));
}

export const routeGroups: GroupSource[] = [
  {
    id: 2501,
    label: w('Your bun', 'نوع الخبز'),
    min: 1,
    modifiers: [
      {
        id: 25011,
        label: w('Sesame bun', 'خبز بالسمسم'),
        isDefault: true,
        allergens: ['gluten', 'sesame'],
      },
      { id: 25012, label: w('Brioche', 'بريوش'), price: 2, allergens: ['gluten', 'milk', 'egg'] },
      { id: 25013, label: w('Lettuce instead of bun', 'خس بدل الخبز') },
    ],
  },
  {
    id: 2502,
    label: w('Add more', 'إضافات'),
    control: 3,
    max: 6,
    modifiers: [
      {
        id: 25021,
        label: w('Extra beef patty', 'قطعة لحم إضافية'),
        price: 9,
        maxQty: 2,
        calories: 230,
      },
      {
        id: 25022,
        label: w('Cheddar', 'شيدر'),
        price: 3,
        maxQty: 3,
        allergens: ['milk'],
        calories: 80,
      },
      { id: 25023, label: w('Beef bacon', 'بيكون بقري'), price: 5, maxQty: 2, calories: 90 },
      {
        id: 25024,
        label: w('Fried egg', 'بيض مقلي'),
        price: 4,
        maxQty: 2,
        allergens: ['egg'],
        calories: 90,
      },
      { id: 25025, label: w('Jalapeño', 'هالبينو'), price: 2, maxQty: 2 },
    ],
  },
  {
    id: 2503,
    label: w('Leave out', 'بدون'),
    control: 2,
    modifiers: [
      { id: 25031, label: w('No onion', 'بدون بصل'), instruction: true },
      { id: 25032, label: w('No pickles', 'بدون مخلّل'), instruction: true },
      { id: 25033, label: w('No sauce', 'بدون صلصة'), instruction: true },
    ],
  },
  {
    id: 2504,
    label: w('Dips', 'صلصات'),
    control: 3,
    max: 5,
    freeUnits: 1,
    modifiers: [
      {
        id: 25041,
        label: w('71 sauce', 'صلصة 71'),
        price: 3,
        maxQty: 3,
        allergens: ['egg', 'mustard'],
      },
      { id: 25042, label: w('Barbecue', 'باربكيو'), price: 2, maxQty: 3 },
      { id: 25043, label: w('Garlic', 'ثوم'), price: 2, maxQty: 3, allergens: ['egg'] },
      { id: 25044, label: w('Ketchup', 'كاتشب'), maxQty: 3 },
    ],
  },
  {
    id: 2505,
    label: w('How many?', 'كم قطعة؟'),
    min: 1,
    modifiers: [
      { id: 25051, label: w('Five', 'خمس قطع'), isDefault: true },
      { id: 25052, label: w('Eight', 'ثماني قطع'), price: 10 },
      { id: 25053, label: w('Twelve', 'اثنتا عشرة قطعة'), price: 19 },
    ],
  },
  {
    id: 2506,
    label: w('Glaze', 'التغليفة'),
    min: 1,
    modifiers: [
      { id: 25061, label: w('Buffalo, hot', 'بافلو حارة') },
      { id: 25062, label: w('Barbecue', 'باربكيو') },
      { id: 25063, label: w('Honey mustard', 'خردل بالعسل'), price: 2, allergens: ['mustard'] },
    ],
  },
  {
    id: 2507,
    label: w('Size', 'الحجم'),
    min: 1,
    modifiers: [
      { id: 25071, label: w('Regular', 'عادي'), isDefault: true },
      { id: 25072, label: w('Large', 'كبير'), price: 4 },
    ],
  },
  {
    id: 2508,
    label: w('The toy car', 'السيارة اللعبة'),
    min: 1,
    modifiers: [
      { id: 25081, label: w('Red', 'حمراء') },
      { id: 25082, label: w('Blue', 'زرقاء') },
      { id: 25083, label: w('Surprise', 'مفاجأة'), isDefault: true },
    ],
  },
  {
    id: 2509,
    label: w('Make it special', 'اجعله مميزًا'),
    control: 2,
    max: 2,
    modifiers: [
      { id: 25091, label: w('Whipped cream', 'كريمة مخفوقة'), price: 3, allergens: ['milk'] },
      {
        id: 25092,
        label: w('Brownie pieces', 'قطع براوني'),
        price: 5,
        allergens: ['gluten', 'milk', 'egg'],
      },
      { id: 25093, label: w('Lotus crumbs', 'فتات لوتس'), price: 5, allergens: ['gluten', 'soy'] },
    ],
  },
  {
    id: 2510,
    label: w('Ice', 'الثلج'),
    min: 1,
    modifiers: [
      { id: 25101, label: w('Normal ice', 'ثلج عادي'), isDefault: true },
      { id: 25102, label: w('Less ice', 'ثلج قليل') },
      { id: 25103, label: w('No ice', 'بدون ثلج') },
    ],
  },
  {
    id: 2521,
    label: w('Your burger', 'البرجر'),
    min: 1,
    comboSlot: true,
    modifiers: [
      {
        id: 25211,
        label: w('The 71', 'برجر 71'),
        itemId: 2201,
        picture: 'burger',
        isDefault: true,
        groups: [2531],
      },
      {
        id: 25212,
        label: w('Double 71', 'دبل 71'),
        itemId: 2202,
        picture: 'double-burger',
        price: 7,
      },
      {
        id: 25213,
        label: w('Smoky beef bacon', 'برجر البيكون البقري المدخّن'),
        itemId: 2203,
        picture: 'bacon-burger',
        price: 8,
      },
      {
        id: 25214,
        label: w('Mushroom melt', 'برجر الفطر بالجبنة'),
        itemId: 2204,
        picture: 'mushroom-burger',
        price: 7,
      },
      {
        id: 25215,
        label: w('Garden burger', 'برجر نباتي'),
        itemId: 2205,
        picture: 'plant-burger',
        price: 4,
      },
    ],
  },
  {
    id: 2531,
    label: w('Your bun', 'نوع الخبز'),
    min: 1,
    modifiers: [
      {
        id: 25311,
        label: w('Sesame bun', 'خبز بالسمسم'),
        isDefault: true,
        allergens: ['gluten', 'sesame'],
      },
      { id: 25312, label: w('Brioche', 'بريوش'), price: 2, allergens: ['gluten', 'milk', 'egg'] },
    ],
  },
  {
    id: 2522,
    label: w('Your side', 'الطبق الجانبي'),
    min: 1,
    comboSlot: true,
    modifiers: choices(25221, SIDE_CHOICES, 1),
  },
  {
    id: 2523,
    label: w('Your drink', 'المشروب'),
    min: 1,
    comboSlot: true,
    modifiers: choices(25231, DRINK_CHOICES, 1),
  },
  {
    id: 2524,
    label: w('Your chicken', 'الدجاج'),
    min: 1,
    comboSlot: true,
    modifiers: [
      {
        id: 25241,
        label: w('Crispy chicken burger', 'برجر دجاج مقرمش'),
        itemId: 2301,
        picture: 'chicken-burger',
        isDefault: true,
      },
      {
        id: 25242,
        label: w('Dynamite chicken burger', 'برجر دجاج دينامايت'),
        itemId: 2302,
        picture: 'spicy-burger',
        price: 2,
      },
      { id: 25243, label: w('Chicken tenders', 'تندرز دجاج'), itemId: 2303, picture: 'nuggets' },
    ],
  },
  {
    id: 2525,
    label: w('Four burgers', 'أربعة برجر'),
    control: 3,
    min: 4,
    max: 4,
    comboSlot: true,
    modifiers: [
      { id: 25251, label: w('The 71', 'برجر 71'), itemId: 2201, picture: 'burger', maxQty: 4 },
      {
        id: 25252,
        label: w('Double 71', 'دبل 71'),
        itemId: 2202,
        picture: 'double-burger',
        price: 7,
        maxQty: 4,
      },
      {
        id: 25253,
        label: w('Crispy chicken burger', 'برجر دجاج مقرمش'),
        itemId: 2301,
        picture: 'chicken-burger',
        maxQty: 4,
      },
      {
        id: 25254,
        label: w('Garden burger', 'برجر نباتي'),
        itemId: 2205,
        picture: 'plant-burger',
        price: 4,
        maxQty: 4,
      },
    ],
  },
  {
    id: 2526,
    label: w('Two sides', 'طبقان جانبيان'),
    control: 3,
    min: 2,
    max: 2,
    comboSlot: true,
    modifiers: choices(25261, SIDE_CHOICES, 2),
  },
  {
    id: 2527,
    label: w('Four drinks', 'أربعة مشروبات'),
    control: 3,
    min: 4,
    max: 4,
    comboSlot: true,
    modifiers: choices(25271, DRINK_CHOICES, 4),
  },
  {
    id: 2528,
    label: w('The little main', 'الطبق الصغير'),
    min: 1,
    comboSlot: true,
    modifiers: [
      {
        id: 25281,
        label: w('Mini burger', 'برجر صغير'),
        itemId: 2502,
        picture: 'burger',
        isDefault: true,
      },
      { id: 25282, label: w('Chicken nuggets', 'ناجتس دجاج'), itemId: 2503, picture: 'nuggets' },
    ],
  },
  {
    id: 2529,
    label: w('To drink', 'المشروب'),
    min: 1,
    comboSlot: true,
    modifiers: [
      {
        id: 25291,
        label: w('Apple juice', 'عصير تفاح'),
        itemId: 2504,
        picture: 'juice-box',
        isDefault: true,
      },
      { id: 25292, label: w('Still water', 'مياه'), itemId: 2703, picture: 'water' },
    ],
  },
];
