// The pages and texts of one venue in the order in which diners see them; no logic.
import type {
  BlockSource,
  EndingPageSource,
  NotificationSource,
  RatingSource,
} from '../pageSource.ts';
import { w } from '../words.ts';
import { BEIT_CATEGORY } from './categories.ts';

const C = BEIT_CATEGORY;

export const beitHome: BlockSource[] = [
  {
    kind: 'hero',
    title: w('The table is set', 'السفرة جاهزة'),
    text: w(
      'Charcoal, warm bread and mezza made this morning',
      'فحم وخبز ساخن ومقبلات من صباح اليوم',
    ),
    link: { to: 'menu' },
  },
  {
    kind: 'categories',
    title: w('What are you in the mood for?', 'ماذا تشتهي اليوم؟'),
    categoryIds: [C.coldMezza, C.hotMezza, C.oven, C.grill, C.home, C.sweets, C.drinks],
    style: 'tiles',
  },
  {
    kind: 'items',
    title: w('From our kitchen, with pride', 'أطباق نفخر بها'),
    itemIds: [1301, 1101, 1401, 1201, 1211, 1312],
    style: 'strip',
  },
  {
    kind: 'banner',
    picture: 'manakish-zaatar',
    alt: w('Three manakish for the price of two', 'ثلاث مناقيش بسعر اثنتين'),
    link: { to: 'category', id: C.oven },
  },
  {
    kind: 'text',
    title: w('Our house', 'بيتنا'),
    text: w(
      'Beit Sufra began in 1987 with six tables and a grandmother’s notebook. The notebook is still in the kitchen; the dough still rises overnight.',
      'بدأ بيت سفرة عام 1987 بست طاولات ودفتر وصفات جدّتنا. ما زال الدفتر في المطبخ، وما زالت العجينة ترتاح ليلة كاملة.',
    ),
  },
  {
    kind: 'buttons',
    buttons: [
      {
        label: w('Tell us how it was', 'أخبرنا برأيك'),
        link: { to: 'rating' },
        bgColor: '#6b7042',
        color: '#ffffff',
      },
      {
        label: w('Find us on the map', 'موقعنا على الخريطة'),
        link: { to: 'url', url: 'https://maps.example.com/beit-sufra' },
      },
    ],
  },
  { kind: 'social' },
];

export const beitLanding: BlockSource[] = [
  {
    kind: 'hero',
    title: w('Beit Sufra at home', 'بيت سفرة في بيتك'),
    text: w('From the coals to your door in half an hour', 'من الجمر إلى بابك في نصف ساعة'),
  },
  {
    kind: 'orderTypePicker',
    notes: {
      Delivery: w('From 30 minutes', 'من 30 دقيقة'),
      PickUp: w('Ready in 20 minutes', 'جاهز خلال 20 دقيقة'),
    },
  },
  { kind: 'addressBar', placeholder: w('Where shall we bring it?', 'إلى أين نوصل طلبك؟') },
  { kind: 'lastOrder', title: w('The same again?', 'نعيد طلبك السابق؟') },
  { kind: 'promos', title: w('Offers for you', 'عروض لك'), promoIds: [1951, 1953, 1954, 1958] },
  {
    kind: 'categories',
    title: w('The menu', 'القائمة'),
    categoryIds: [C.feasts, C.grill, C.coldMezza, C.oven, C.sweets],
    style: 'strip',
  },
  {
    kind: 'items',
    title: w('Loved at home', 'الأكثر طلبًا للبيت'),
    itemIds: [1602, 1301, 1214, 1102, 1402],
    style: 'grid',
  },
  { kind: 'stores', title: w('Our branches', 'فروعنا') },
  { kind: 'social' },
];

export const beitEnding: EndingPageSource = {
  title: w('Sahtein! Your order is with the kitchen', 'صحتين! طلبك وصل إلى المطبخ'),
  text: w('We bring each plate as soon as it is ready.', 'نقدّم كل طبق فور جاهزيته.'),
  picture: 'baklava',
  buttons: [
    { label: w('Something sweet?', 'شيء حلو؟'), link: { to: 'category', id: C.sweets } },
    { label: w('Rate your visit', 'قيّم زيارتك'), link: { to: 'rating' } },
  ],
};

/** News for known diners only: a new diner first sees the restaurant itself. */
const KNOWS_US = { lastDays: 365, compare: '>=', orders: 1 } as const;

export const beitNotifications: NotificationSource[] = [
  {
    id: 1301,
    appearance: 1,
    orderTypes: ['Delivery', 'PickUp'],
    slides: [
      {
        picture: 'kunafa',
        alt: w('Nabulsi kunafa, new on the menu', 'كنافة نابلسية، جديدنا في القائمة'),
        audience: KNOWS_US,
        placement: 'centre',
        animation: 'fade',
        size: 2,
        button: {
          label: w('Show me', 'أرني إياها'),
          action: 'open',
          itemId: 1401,
          bgColor: '#b5522f',
          color: '#ffffff',
        },
      },
      {
        picture: 'mixed-grill',
        alt: w('15% off the charcoal grill', 'خصم 15% على المشاوي'),
        audience: KNOWS_US,
        placement: 'centre',
        animation: 'fade',
        size: 2,
        button: {
          label: w('To the mixed grill', 'إلى المشاوي المشكّلة'),
          action: 'open',
          itemId: 1301,
          bgColor: '#6b7042',
          color: '#ffffff',
        },
      },
    ],
  },
  {
    id: 1302,
    appearance: 2,
    orderTypes: ['Delivery', 'PickUp'],
    slides: [
      {
        picture: 'hummus',
        alt: w('25% off your first order', 'خصم 25% على طلبك الأول'),
        audience: 'newCustomers',
        placement: 'bottom',
        animation: 'float',
        size: 1,
        close: { color: '#3a2317', placement: 'right' },
        button: {
          label: w('Use WELCOME', 'استخدم الرمز'),
          action: 'promo',
          promoCode: 'WELCOME',
          bgColor: '#b5522f',
          color: '#ffffff',
        },
      },
    ],
  },
  {
    id: 1303,
    appearance: 3,
    orderTypes: ['Table'],
    slides: [
      {
        picture: 'bread',
        alt: w('Warm pita for the mezza?', 'خبز ساخن مع المقبلات؟'),
        placement: 'bottom',
        animation: 'float',
        size: 1,
        close: { placement: 'left' },
        button: {
          label: w('Add bread', 'أضف الخبز'),
          action: 'add',
          itemId: 1701,
          bgColor: '#6b7042',
          color: '#ffffff',
        },
      },
      {
        picture: 'kunafa',
        alt: w('Leave room for Nabulsi kunafa', 'اترك مكانًا للكنافة النابلسية'),
        placement: 'bottom',
        size: 1,
        close: { color: '#3a2317', placement: 'left' },
        button: { label: w('Show me', 'أرني إياها'), action: 'open', itemId: 1401 },
      },
    ],
  },
  {
    id: 1304,
    appearance: 5,
    categoryIds: [C.sweets],
    slides: [
      {
        picture: 'arabic-coffee',
        alt: w('Arabic coffee with your sweets', 'قهوة عربية مع الحلويات'),
        placement: 'top',
        animation: 'fade',
        size: { width: 320, height: 240 },
        close: { placement: 'centre' },
        button: { label: w('Add a dallah', 'أضف دلّة قهوة'), action: 'add', itemId: 1441 },
      },
    ],
  },
  {
    id: 1305,
    appearance: 4,
    itemIds: [1304],
    slides: [
      {
        picture: 'fattoush',
        alt: w('Fattoush goes well with the chops', 'الفتّوش خير رفيق للريش'),
        always: true,
        placement: 'bottom',
        size: 1,
        button: { label: w('Look at the fattoush', 'شاهد الفتّوش'), action: 'open', itemId: 1201 },
      },
    ],
  },
  {
    id: 1306,
    appearance: 2,
    orderTypes: ['Delivery', 'PickUp'],
    slides: [
      {
        picture: 'baklava',
        alt: w('A sweet thank-you for coming back', 'تحية حلوة لعودتك إلينا'),
        audience: { lastDays: 60, compare: '>=', orders: 3 },
        placement: 'centre',
        size: 3,
        button: { label: w('Use SWEET15', 'استخدم الرمز'), action: 'promo', promoCode: 'SWEET15' },
      },
    ],
  },
  {
    id: 1307,
    appearance: 6,
    slides: [
      {
        picture: 'mint-tea',
        alt: w('Tea is on its way while you wait', 'الشاي في الطريق ريثما يجهز طلبك'),
        audience: {
          from: '2025-01-01T00:00:00+03:00',
          to: '2035-01-01T00:00:00+03:00',
          compare: '<',
          orders: 100,
        },
        placement: 'bottom',
        size: 1,
      },
    ],
  },
];

export const beitRatings: RatingSource[] = [
  {
    templateId: 161,
    label: w('How was your visit?', 'كيف كانت زيارتك؟'),
    intro: w('Two minutes that help our kitchen.', 'دقيقتان من وقتك تساعدان مطبخنا.'),
    askName: 'optional',
    askMobile: 'optional',
    askEmail: 'no',
    questions: [
      {
        questionId: 1611,
        type: 'stars',
        max: 5,
        required: true,
        label: w('Your visit as a whole', 'تقييمك العام للزيارة'),
      },
      {
        questionId: 1612,
        type: 'text',
        max: 400,
        label: w('What went wrong?', 'ما الذي لم يعجبك؟'),
        showIf: { questionId: 1611, below: 4 },
      },
      { questionId: 1613, type: 'smileys', max: 5, label: w('The service', 'الخدمة') },
      {
        questionId: 1614,
        type: 'nps',
        max: 10,
        label: w('Would you recommend us to a friend?', 'هل تنصح أصدقاءك بزيارتنا؟'),
      },
      {
        questionId: 1615,
        type: 'yesNo',
        required: true,
        label: w('Was the food hot?', 'هل وصل الطعام ساخنًا؟'),
      },
      {
        questionId: 1616,
        type: 'single',
        label: w('How did you hear about us?', 'كيف عرفت عنّا؟'),
        options: [
          { optionId: 16161, label: w('A friend', 'من صديق') },
          { optionId: 16162, label: w('Instagram', 'إنستغرام') },
          { optionId: 16163, label: w('I walked past', 'مررت من هنا') },
        ],
      },
      {
        questionId: 1617,
        type: 'multi',
        max: 3,
        label: w('What did you like most?', 'ما أكثر ما أعجبك؟'),
        options: [
          { optionId: 16171, label: w('The food', 'الطعام') },
          { optionId: 16172, label: w('The bread', 'الخبز') },
          { optionId: 16173, label: w('The team', 'الفريق') },
          { optionId: 16174, label: w('The place', 'المكان') },
        ],
      },
      { questionId: 1618, type: 'item', label: w('Your favourite dish', 'طبقك المفضّل') },
      { questionId: 1619, type: 'photo', max: 3, label: w('Photos of your table', 'صور من سفرتك') },
      { questionId: 1620, type: 'date', label: w('When were you here?', 'متى كانت زيارتك؟') },
      { questionId: 1621, type: 'text', max: 600, label: w('Anything else?', 'هل تودّ إضافة شيء؟') },
    ],
    thanks: w('Thank you. The kitchen reads every word.', 'شكرًا لك. مطبخنا يقرأ كل كلمة.'),
    thanksLink: { to: 'menu' },
  },
  {
    templateId: 162,
    label: w('How was the delivery?', 'كيف كان التوصيل؟'),
    pageIds: [2, 4],
    askName: 'no',
    askMobile: 'no',
    questions: [
      {
        questionId: 1631,
        type: 'stars',
        max: 5,
        required: true,
        label: w('The delivery', 'التوصيل'),
      },
      {
        questionId: 1632,
        type: 'yesNo',
        label: w('Did everything arrive?', 'هل وصلت جميع الأصناف؟'),
      },
      {
        questionId: 1633,
        type: 'text',
        max: 300,
        label: w('What was missing?', 'ماذا نقص؟'),
        showIf: { questionId: 1632, below: 1 },
      },
      {
        questionId: 1634,
        type: 'photo',
        max: 3,
        label: w('A photo helps us', 'صورة تساعدنا على المعالجة'),
      },
    ],
    thanks: w('Thank you, we are on it.', 'شكرًا لك، سنتابع الأمر.'),
  },
];
