import { palmColors, palmHeader } from './palm/house.ts';
import { palmLounge } from './palm/lounge.ts';
import { palmSea } from './palm/sea.ts';
import type { HotelSource, VenueSource } from './source.ts';
import { w } from './words.ts';

const ROOMS: { room: string; guest?: { lastName: string; departure: string } }[] = [
  { room: '1204', guest: { lastName: 'Haddad', departure: '2027-03-14' } },
  { room: '1205', guest: { lastName: 'Nakamura', departure: '2027-03-11' } },
  { room: '1206' },
  { room: '1301', guest: { lastName: 'Al Suwaidi', departure: '2027-04-02' } },
  { room: '1302', guest: { lastName: 'Lindqvist', departure: '2027-03-20' } },
];

const palmHotel: HotelSource = {
  kind: 'hotel',
  code: 'PALM',
  label: w('Palm Court Hotel', 'فندق بالم كورت'),
  text: w(
    'Dine in your room at any hour. Two kitchens, one bill.',
    'تناول طعامك في غرفتك في أي وقت. مطبخان وفاتورة واحدة.',
  ),
  colors: palmColors,
  header: palmHeader,
  timeZone: 'Asia/Dubai',
  currency: 'AED',
  guestCheck: 'lastName',
  roomCharge: true,
  rooms: ROOMS.map(({ room, guest }, index) => ({
    tableId: 321 + index,
    roomCode: room,
    tableCode: `PR${room}`,
    label: w(`Room ${room}`, `غرفة ${room}`),
    guest,
  })),
  outlets: [
    {
      code: 'PALMSEA',
      cuisine: w('International, seafood', 'مأكولات عالمية وبحرية'),
      picture: 'grilled-fish',
      prepMinutes: 35,
      trayCharge: 15,
    },
    {
      code: 'PALMLOUNGE',
      cuisine: w('Tea, cakes, mocktails', 'شاي وكيك وموكتيلات'),
      picture: 'cheesecake',
      prepMinutes: 20,
      trayCharge: 10,
    },
  ],
};

export const palm: VenueSource[] = [palmHotel, palmSea, palmLounge];
