import type { CategorySource } from '../menuSource.ts';
import { w } from '../words.ts';

export const BEIT_CATEGORY = {
  breakfast: 1001,
  coldMezza: 1002,
  hotMezza: 1003,
  saladsAndSoups: 1004,
  oven: 1005,
  grill: 1006,
  home: 1007,
  feasts: 1008,
  sweets: 1009,
  drinks: 1010,
  extras: 1011,
} as const;

export const beitCategories: CategorySource[] = [
  {
    id: BEIT_CATEGORY.breakfast,
    label: w('Breakfast', 'الفطور'),
    description: w('Eggs, cheese and bread from the oven', 'بيض وأجبان وخبز ساخن من الفرن'),
    picture: 'shakshuka',
    availability: [{ days: [0, 1, 2, 3, 4, 5, 6], ranges: [{ from: '06:00', to: '12:00' }] }],
  },
  {
    id: BEIT_CATEGORY.coldMezza,
    label: w('Cold mezza', 'مقبلات باردة'),
    description: w('Small plates to share, with warm bread', 'صحون صغيرة للمشاركة مع خبز ساخن'),
    picture: 'hummus',
  },
  {
    id: BEIT_CATEGORY.hotMezza,
    label: w('Hot mezza', 'مقبلات ساخنة'),
    description: w('Fried and baked to order', 'تُقلى وتُخبز عند الطلب'),
    picture: 'kibbeh',
  },
  {
    id: BEIT_CATEGORY.saladsAndSoups,
    label: w('Salads and soups', 'السلطات والشوربات'),
    picture: 'fattoush',
  },
  {
    id: BEIT_CATEGORY.oven,
    label: w('Oven and saj', 'الفرن والصاج'),
    description: w('Dough of the day, stone oven', 'عجينة اليوم من فرن الحجر'),
    picture: 'manakish-zaatar',
  },
  {
    id: BEIT_CATEGORY.grill,
    label: w('Charcoal grill', 'المشاوي على الفحم'),
    description: w('With grilled tomato, onion and biwaz', 'مع طماطم وبصل مشوي وبيواز'),
    picture: 'mixed-grill',
    layout: 'large',
  },
  { id: BEIT_CATEGORY.home, label: w('Home cooking', 'طبخات البيت'), picture: 'maqluba' },
  {
    id: BEIT_CATEGORY.feasts,
    label: w('Meals and feasts', 'الوجبات والولائم'),
    description: w('A whole table in one order', 'سفرة كاملة في طلب واحد'),
    picture: 'mandi',
    layout: 'large',
  },
  { id: BEIT_CATEGORY.sweets, label: w('Sweets', 'الحلويات'), picture: 'kunafa', layout: 'grid' },
  {
    id: BEIT_CATEGORY.drinks,
    label: w('Drinks', 'المشروبات'),
    picture: 'lemon-mint',
    layout: 'grid',
  },
  { id: BEIT_CATEGORY.extras, label: w('Bread and extras', 'خبز وإضافات'), picture: 'bread' },
];
