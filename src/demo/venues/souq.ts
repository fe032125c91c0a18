import { souqGrill } from './souq/grill.ts';
import { souqColors, souqHeader } from './souq/hall.ts';
import { souqJuice } from './souq/juice.ts';
import { souqNoodle } from './souq/noodle.ts';
import { souqSweet } from './souq/sweet.ts';
import type { MergeSource, VenueSource } from './source.ts';
import { w } from './words.ts';

const souqHall: MergeSource = {
  kind: 'merge',
  code: 'SOUQ',
  label: w('Souq Hall', 'صالة السوق'),
  text: w(
    'Four kitchens around one long table. Order from each, sit where you like.',
    'أربعة مطابخ حول مائدة واحدة. اطلب من كلٍّ منها واجلس حيث تشاء.',
  ),
  colors: souqColors,
  header: souqHeader,
  timeZone: 'Asia/Riyadh',
  currency: 'SAR',
  venues: [
    {
      code: 'SOUQGRILL',
      tableCode: 'SG1',
      state: 'Table',
      start: 'Emenu',
      cuisine: w('Charcoal grill', 'مشاوٍ على الفحم'),
      picture: 'kebab',
    },
    {
      code: 'SOUQNOODLE',
      tableCode: 'SN1',
      state: 'Table',
      start: 'Emenu',
      cuisine: w('Noodles and dumplings', 'نودلز ودمبلنغ'),
      picture: 'ramen-spicy',
    },
    {
      code: 'SOUQSWEET',
      start: 'Delivery',
      cuisine: w('Oriental sweets', 'حلويات شرقية'),
      picture: 'kunafa',
    },
    {
      code: 'SOUQJUICE',
      tableCode: 'SJ1',
      state: 'Table',
      start: 'Menu',
      cuisine: w('Fresh juices', 'عصائر طازجة'),
      picture: 'fruit-cocktail',
    },
  ],
};

export const souq: VenueSource[] = [souqHall, souqGrill, souqNoodle, souqSweet, souqJuice];
