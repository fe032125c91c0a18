/**
 * The Big Menu in other sizes, for `npm run bench`: without pictures, and one tap adds any dish.
 * BIG150 has the content of the bench's floor page, BIG2000 is the largest menu measured.
 */
import type { CategorySource, ItemSource } from '../menuSource.ts';
import type { ConceptSource } from '../source.ts';
import { w } from '../words.ts';
import { big } from '../big.ts';
import { bigCategories, WAYS, type BigCategory } from './dishes.ts';

const OPENINGS: [en: string, ar: string][] = [
  ['Made by hand each morning', 'يُحضّر يدويًا كل صباح'],
  ['From a recipe of our grandmother', 'من وصفة جدّتنا'],
  ['The way they make it by the sea', 'كما يُعدّ على الساحل'],
  ['In the manner of the old town', 'على طريقة المدينة القديمة'],
  ['A favourite of the house', 'المفضّل في بيتنا'],
  ['Light and freshly prepared', 'خفيف ومحضّر طازجًا'],
  ['Rich and full of flavour', 'غنيّ بالنكهة'],
];
const ENDINGS: [en: string, ar: string][] = [
  ['enough for one', 'يكفي شخصًا واحدًا'],
  ['good to share', 'يصلح للمشاركة'],
  ['best right away', 'الأفضل أن يُقدَّم فورًا'],
  ['in a small bowl', 'في وعاء صغير'],
  ['on a large plate', 'في صحن كبير'],
  ['with a little surprise', 'مع مفاجأة صغيرة'],
];
const NONE: [en: string, ar: string] = ['', ''];

/** About a dozen words, like those of the floor page. */
function wordsAbout({ kind }: BigCategory, number: number): ItemSource['description'] {
  const ways = WAYS[kind];
  const [openingEn, openingAr] = OPENINGS[(number * 3) % OPENINGS.length] ?? NONE;
  const [endingEn, endingAr] = ENDINGS[(number * 5 + (number % 7)) % ENDINGS.length] ?? NONE;
  const [firstEn, firstAr] = ways[(number * 7 + 3) % ways.length] ?? NONE;
  const [otherEn, otherAr] = ways[(number * 3 + (number % 4) * 2) % ways.length] ?? NONE;
  return w(
    `${openingEn}, ${firstEn} and ${otherEn}, ${endingEn}`,
    `${openingAr}، ${firstAr} و${otherAr}، ${endingAr}`,
  );
}

interface Size {
  conceptId: number;
  code: string;
  label: ConceptSource['label'];
  description: ConceptSource['description'];
  categories: number;
  waysPerDish: number;
}

function inSize({ conceptId, code, label, description, categories, waysPerDish }: Size) {
  const chosen = bigCategories.slice(0, categories);
  const firstCategory = conceptId * 100;
  const firstItem = conceptId * 10_000;
  const sources = chosen.map((category, index): CategorySource => ({
    id: firstCategory + index,
    label: w(...category.name),
  }));
  const items = chosen.flatMap((category, place) =>
    category.dishes.flatMap(([en, ar], dish) =>
      Array.from({ length: waysPerDish }, (_, way): ItemSource => {
        const number = (place * category.dishes.length + dish) * waysPerDish + way;
        const ways = WAYS[category.kind];
        const [wayEn, wayAr] = ways[(place * 7 + dish * 5 + way) % ways.length] ?? NONE;
        return {
          id: firstItem + number,
          categoryId: firstCategory + place,
          label: w(`${en} ${wayEn}`, `${ar} ${wayAr}`),
          description: wordsAbout(category, number),
          price: category.from + dish * 3 + way * 1.5,
        };
      }),
    ),
  );
  const [store] = big.stores;
  const venue: ConceptSource = {
    ...big,
    conceptId,
    code,
    label,
    description,
    stores: store
      ? [
          {
            ...store,
            storeId: conceptId + 1,
            label,
            tables: [{ code: `B${items.length}`, label: w('Table 1', 'طاولة 1') }],
          },
        ]
      : [],
    categories: sources,
    items,
    groups: [],
    filters: [],
    paymentMethods: [
      {
        id: conceptId,
        kind: 'payAtTable',
        label: w('Pay at the table', 'الدفع على الطاولة'),
      },
    ],
    home: [
      { kind: 'hero', title: label, link: { to: 'menu' } },
      {
        kind: 'categories',
        title: w('Where to begin', 'من أين تبدأ؟'),
        categoryIds: sources.map(({ id }) => id),
        style: 'tiles',
      },
    ],
  };
  return venue;
}

export const bigInOtherSizes: ConceptSource[] = [
  inSize({
    conceptId: 910,
    code: 'BIG150',
    label: w('The Big Menu, short', 'القائمة الكبيرة، مختصرة'),
    description: w('A hundred and fifty dishes, for measuring', 'مئة وخمسون طبقًا لقياس الأداء'),
    categories: 10,
    waysPerDish: 3,
  }),
  inSize({
    conceptId: 920,
    code: 'BIG2000',
    label: w('The Big Menu, long', 'القائمة الكبيرة، مطوّلة'),
    description: w('Two thousand dishes, for measuring', 'ألفا طبق لقياس الأداء'),
    categories: 40,
    waysPerDish: 10,
  }),
];
