import { beforeEach, describe, expect, it } from 'vitest';
import { HomePage } from '../../src/contract/places.ts';
import { listenToDroppedEntries } from '../../src/contract/schema.ts';
import { TableHours } from '../../src/contract/tableHours.ts';
import { usualWelcome } from '../../src/firstScreen/welcomeAnswers.ts';
import {
  ANSWERS as MENU_ANSWERS,
  inEnvelopes,
  isReadAsItCame,
  ODD,
  pathsOf,
  withValue,
} from './usualVenue.ts';

const NOW_MS = Date.parse('2026-01-01T12:00:00Z');
const PICTURES = [{ width: 640, name: 'hero-640.svg' }];
const ANSWERS = {
  ...MENU_ANSWERS,
  venue: { ...MENU_ANSWERS.venue, timeZone: 'Asia/Kuwait' },
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
};
type Name = keyof typeof ANSWERS;

const SCHEMAS = { hours: TableHours, welcome: HomePage } as const;

beforeEach(() => listenToDroppedEntries(() => undefined));

describe('a welcome that is drawn before the app starts', () => {
  it('is that of an open venue', () => {
    const { menu, hours, welcome } = ANSWERS;
    expect(usualWelcome(inEnvelopes(ANSWERS), NOW_MS)).toMatchObject({ menu, hours, welcome });
  });

  it.each(Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[])(
    'is nothing that the app would refuse or repair: %s',
    (name) => {
      let refused = 0;
      for (const path of pathsOf(ANSWERS[name])) {
        for (const odd of ODD) {
          const answer = withValue(ANSWERS[name], path, odd);
          if (isReadAsItCame(SCHEMAS[name], answer, path)) continue;
          refused += 1;
          const drawn = usualWelcome(inEnvelopes({ ...ANSWERS, [name]: answer }), NOW_MS);
          expect(drawn, `${path.join('.')} = ${JSON.stringify(odd)}`).toBeUndefined();
        }
      }
      expect(refused).toBeGreaterThan(name === 'hours' ? 20 : 200);
    },
  );

  it.each<[string, Name, object]>([
    ['switched off', 'home', { isActive: false }],
    ['closed', 'hours', { isOpen: false }],
    ['that of a menu to read only', 'menu', { isViewOnly: true }],
    ['in no time zone', 'venue', { timeZone: undefined }],
    ['that of a hall', 'venue', { kind: 'merge' }],
    [
      'made of blocks that are not drawn here',
      'welcome',
      { blocks: [{ kind: 'stores', title: 'All' }] },
    ],
    ['of a later version', 'welcome', { blocks: [{ kind: 'carousel' }] }],
    ['named like a part of every object', 'welcome', { blocks: [{ kind: 'constructor' }] }],
  ])('rejects a venue that is %s', (_, name, change) => {
    const answers = { ...ANSWERS, [name]: { ...ANSWERS[name], ...change } };
    expect(usualWelcome(inEnvelopes(answers), NOW_MS)).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['a refusal', { status: -12, dataenum: null, message: 'Closed' }],
    ['nothing', undefined],
    ['a text', 'welcome'],
  ])('rejects %s', (_, welcome) => {
    expect(usualWelcome({ ...inEnvelopes(ANSWERS), welcome }, NOW_MS)).toBeUndefined();
  });
});
