import { PICTURES } from './usualDishes.ts';

/** The answers of a typical venue about its deliveries. */
export const OF_DELIVERY = {
  countries: [
    {
      id: 1,
      labelEN: 'Kuwait',
      labelAR: 'الكويت',
      iso2: 'KW',
      dialCode: '+965',
      mobileLength: [8],
      isDefault: true,
    },
  ],
  landing: {
    blocks: [
      { kind: 'hero', images: PICTURES, title: 'Beit', text: 'At home', link: { to: 'menu' } },
      { kind: 'addressBar' },
      { kind: 'text', title: 'About', text: 'Since 1970' },
      { kind: 'lastOrder', title: 'Again' },
      { kind: 'items', title: 'Today', itemIds: [1101], style: 'strip' },
    ],
    colors: { backgroundColor: '#fdf8f0' },
    isDelivery: true,
    isPickUp: true,
    welcome: 'Good to see you',
  },
  areas: [
    {
      cityId: 1,
      cityEN: 'Kuwait City',
      cityAR: 'مدينة الكويت',
      areas: [
        { areaId: 11, labelEN: 'Salmiya', labelAR: 'السالمية', isServed: true },
        { areaId: 12, labelEN: 'Jahra', labelAR: 'الجهراء', isServed: false },
      ],
    },
  ],
  setup: {
    conceptId: 7,
    code: 'BEIT',
    currency: 'KWD',
    timeZone: 'Asia/Kuwait',
    isDeliveryActive: true,
    isPickUpActive: true,
    isOrderingPaused: false,
    pauseMessage: 'Back soon',
    isScheduledOrderActive: true,
    scheduleDaysAhead: 3,
    minOrderDelivery: 2.5,
    minOrderPickUp: 0,
  },
  storeHours: {
    storeId: 101,
    timeZone: 'Asia/Kuwait',
    isOpenNow: true,
    nextOpenAt: '2026-01-02T08:00Z',
    week: [],
  },
  soldOut: { menuItemIds: [1102], modifierItemIds: [], asOf: '2026-01-01T12:00:00Z' },
};
