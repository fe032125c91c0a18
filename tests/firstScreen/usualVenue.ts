/** The answers of a typical venue, and odd values for their fields. */
import { OF_DELIVERY } from './usualDelivery.ts';
import { CART, ENDING, ORDER } from './usualCart.ts';
import { DISH, HEAD, MENU, PICTURES, WHOLE_DISH } from './usualDishes.ts';

/** The answers of an open venue, as the server sends them. */
export const ANSWERS = {
  ...OF_DELIVERY,
  menu: MENU,
  deliveryMenu: { ...MENU, menuTypeId: 4 },
  venue: {
    storeId: 101,
    code: 'BEIT',
    kind: 'store',
    labelEN: 'Beit',
    labelAR: 'بيت',
  },
  header: {
    typeStyle: 'mono',
    cornerStyle: 'square',
    cardStyle: 'text',
    heroStyle: 'plain',
    isEasternDigits: true,
    colorCode: '#a8472a',
    feedBackIcon: true,
    fontColorForArrow: '#fff',
    hideLang: false,
    languageColor: '#fff',
    logo: 'logo.svg',
    logoHeight: '44px',
    menuColorCode: '#fbf3e7',
    labelEN: 'Beit',
    labelAR: 'بيت',
    themeColor: '#a8472a',
  },
  colors: { backgroundColor: '#fdf8f0', titleColor: '#7d3218' },
  hours: {
    isOpen: true,
    closesAt: '2026-01-01T20:00:00Z',
    lastOrderAt: '2026-01-01T19:30:00Z',
    tableLabel: 'Table 12',
    storeId: 101,
    isViewOnly: false,
  },
  home: { isActive: true },
  welcome: {
    blocks: [
      { kind: 'hero', images: PICTURES, title: 'Beit', text: 'Welcome', link: { to: 'menu' } },
      {
        kind: 'banner',
        images: PICTURES,
        alt: 'Brunch',
        link: { to: 'category', id: 10 },
        startsAt: '2026-01-01T10:00:00Z',
        endsAt: '2026-02-01T10:00:00Z',
      },
      {
        kind: 'orderTypePicker',
        options: [{ orderType: 'Delivery', label: 'Delivery', isActive: true, note: 'To you' }],
      },
      { kind: 'categories', title: 'Begin', categoryIds: [10] },
      { kind: 'items', title: 'Today', itemIds: [1101], style: 'strip' },
      { kind: 'text', title: 'About', text: 'Since 1970' },
      { kind: 'social', links: [{ kind: 'Instagram', url: 'https://social.example/beit' }] },
      {
        kind: 'buttons',
        buttons: [{ label: 'Site', link: { to: 'url', url: 'https://beit.example' } }],
      },
    ],
    colors: { backgroundColor: '#fdf8f0', titleColor: '#7d3218' },
  },
  lane: { isActive: true },
  filtered: [DISH],
  laneSetup: {
    isActive: true,
    storeId: 17,
    tableCode: 'LANE1',
    welcome: 'Welcome to the lane',
    carFields: [{ field: 'plate', ask: 'required', labelEn: 'Plate', labelAr: 'اللوحة' }],
    carMakes: ['Toyota'],
    carColors: [{ id: 1, labelEn: 'White', labelAr: 'أبيض', color: '#ffffff' }],
    slots: [{ slotId: 1, label: 'Bay 1', isFree: true }],
    isArrivalCalled: true,
    readyMinutes: 8,
    dialCode: '+974',
  },
  hall: {
    code: 'SOUQ',
    label: 'Souq Hall',
    labelEN: 'Souq Hall',
    labelAR: 'ساحة السوق',
    images: PICTURES,
    text: 'Nine kitchens',
    venues: [
      {
        code: 'BEIT',
        tableCode: 'H1',
        State: 'Table',
        label: 'Beit',
        labelEN: 'Beit',
        labelAR: 'بيت',
        logo: 'beit.svg',
        images: PICTURES,
        cuisine: 'Levant',
        isOpenNow: true,
        seq: 1,
        start: 'Emenu',
      },
      { code: 'ROUTE', labelEN: 'Route', isOpenNow: false, start: 'Delivery' },
    ],
  },
  dish: WHOLE_DISH,
  cart: CART,
  order: ORDER,
  ending: ENDING,
  deliveryDish: WHOLE_DISH,
  head: HEAD,
  note: {
    instructionHeader: 'A wish for the kitchen',
    presets: [{ id: 1, labelEn: 'No onions', labelAr: 'بدون بصل' }],
    allowFreeText: true,
    maxLength: 120,
  },
  rating: {
    templateId: 162,
    isActive: true,
    labelEN: 'How was it?',
    labelAR: 'كيف كان؟',
    introEN: 'Two minutes',
    introAR: 'دقيقتان',
    askName: 'optional',
    askMobile: 'required',
    askEmail: 'no',
    questions: [
      { questionId: 1, type: 'stars', max: 5, isRequired: true, labelEN: 'All', labelAR: 'الكل' },
      {
        questionId: 2,
        type: 'multi',
        max: 1,
        labelEN: 'Best',
        labelAR: 'الأفضل',
        options: [
          { optionId: 21, labelEN: 'Food', labelAR: 'الطعام' },
          { optionId: 22, labelEN: 'Team', labelAR: 'الفريق' },
        ],
      },
    ],
    thanksEN: 'Thanks',
    thanksAR: 'شكرًا',
  },
  room: {
    code: 'PALM',
    tableId: 321,
    tableCode: 'R321',
    roomCode: '321',
    roomLabel: 'Room 321',
    hotelName: 'Palm House',
    isActive: true,
    guestCheck: 'none',
    isRoomChargeActive: true,
    outlets: [
      {
        code: 'SEA',
        tableCode: 'SEA-321',
        label: 'Sea Grill',
        image: 'sea.svg',
        isOpenNow: true,
        prepMinutes: 35,
        trayCharge: 1.5,
      },
    ],
  },
};

export const inEnvelopes = <Answers extends object>(answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, dataenum]) => [name, { status: 1, dataenum }]),
  ) as Record<keyof Answers, unknown>;

/** Odd values to replace any field. */
export const ODD: readonly unknown[] = [
  null,
  undefined,
  {},
  [],
  [null],
  -1,
  0.5,
  1e12,
  '',
  'odd',
  true,
  false,
];

/** The paths of all values below an object. */
export function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

export function withValue(answer: unknown, path: readonly string[], value: unknown): unknown {
  const copy: unknown = structuredClone(answer);
  const owner = path
    .slice(0, -1)
    .reduce((part, key) => (part as Record<string, unknown>)[key], copy);
  (owner as Record<string, unknown>)[path.at(-1) ?? ''] = value;
  return copy;
}
