import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Menu } from '../../../src/contract/menu.ts';
import { demoOfFile } from '../../../src/demo/ownVenues/read.ts';

const EXAMPLE = new URL('../../../src/demo/ownVenues/example/venues.json', import.meta.url)
  .pathname;
const { handleDemo, ways } = demoOfFile(EXAMPLE);

async function answered(path: string): Promise<Response> {
  const headers = { tokenKey: 'sufra-public' };
  const answer = await handleDemo(new Request(`http://127.0.0.1:9000${path}`, { headers }));
  if (!answer) throw new Error(`${path} is not the demo's.`);
  return answer;
}

describe('the venue of the example', () => {
  it('shows its menu in both languages, with its pictures', async () => {
    expect(ways).toEqual(['/Menu/CORNER/CORNER1']);
    const answer = await answered('/api/Menu/AR/CORNER?tableCode=CORNER1');
    const { dataenum: menu } = (await answer.json()) as { dataenum: Menu };
    expect(menu.currency).toBe('KWD');
    expect(menu.menuItems.map(({ label, price }) => [label, price])).toEqual([
      ['فلات وايت', 1.5],
      ['إسبريسو', 0.9],
      ['كعكة التمر', 1.75],
    ]);
    for (const name of [menu.menuItems[0]?.images[0]?.name ?? '', 'CORNER~logo.svg']) {
      const picture = await answered(`/images/${name}`);
      expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(await picture.text()).toContain('<svg');
    }
    expect((await answered('/images/CORNER~hero-320.svg')).status).toBe(404);
  });
});

describe('a file with a fault', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'own-venues-'));
    writeFileSync(join(folder, 'note.txt'), 'no picture');
    writeFileSync(join(folder, 'cup.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const DISH = { name: 'Tea', price: 1 };
  const VENUE = {
    code: 'CAFE',
    name: 'Café',
    currency: 'KWD',
    timeZone: 'Asia/Kuwait',
    country: 'KW',
    categories: [{ name: 'Drinks', dishes: [DISH] }],
  };
  const withVenue = (venue: object) => ({ venues: [{ ...VENUE, ...venue }] });
  const withDish = (dish: object) =>
    withVenue({ categories: [{ name: 'Drinks', dishes: [{ ...DISH, ...dish }] }] });
  const faultsOf = (written: unknown): string[] => {
    const file = join(folder, 'venues.json');
    writeFileSync(file, typeof written === 'string' ? written : JSON.stringify(written));
    try {
      demoOfFile(file);
      return [];
    } catch (error) {
      return error instanceof Error ? error.message.split('\n') : [];
    }
  };
  const AT = 'venues.0.categories.0.dishes.0';

  it('is accepted without a fault', () => {
    expect(faultsOf({ venues: [VENUE] })).toEqual([]);
    expect(faultsOf(withDish({ picture: 'cup.svg' }))).toEqual([]);
  });

  it.each(
    Object.entries<unknown>({
      'venues must have a venue.': { venues: [] },
      'venues.0.code is missing.': withVenue({ code: undefined }),
      'venues.0.colour is no field here: look for a slip of the pen.': withVenue({ colour: '#1' }),
      'venues.0.color must be a colour such as #1f6b4f.': withVenue({ color: 'brown' }),
      'venues.0.timeZone must be a time zone such as Asia/Kuwait.': withVenue({ timeZone: 'Here' }),
      [`${AT}.price must be a number.`]: withDish({ price: '1.5' }),
      [`${AT}.price must not be below 0.`]: withDish({ price: -1 }),
      [`${AT}.name must be a text, or { "en", "ar" }.`]: withDish({ name: 7 }),
      '"tea.png" is not there.': withDish({ picture: 'tea.png' }),
      '"../../etc/logo.svg" is not there.': withDish({ picture: '../../etc/logo.svg' }),
      '"note.txt" is no picture: .avif, .jpeg, .jpg, .png, .svg, .webp are.': withDish({
        picture: 'note.txt',
      }),
      '"CAFE" is the code of two places.\n"CAFE" is the code of two places.': {
        venues: [VENUE, { ...VENUE, tables: ['CAFE'] }],
      },
      'venues.0.currency must be a code of ISO 4217 such as KWD.\nvenues.0.country must be a code of ISO 3166 such as KW.':
        withVenue({ currency: 'dinar', country: 'Kuwait' }),
    }),
  )('says what is wrong: %s', (faults, written) => {
    expect(faultsOf(written).join('\n')).toBe(faults);
  });

  it('reports a picture that a symbolic link leads out of the folder to', () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'key.svg'), 'secret');
    symlinkSync(join(outside, 'key.svg'), join(folder, 'link.svg'));
    expect(faultsOf(withDish({ picture: 'link.svg' }))).toEqual([
      '"link.svg" is outside of the folder of the file.',
    ]);
    rmSync(outside, { recursive: true });
  });

  it('reports at most twenty faults', () => {
    const dishes = Array.from({ length: 30 }, () => ({ ...DISH, price: 'x' }));
    const faults = faultsOf({ venues: [{ ...VENUE, categories: [{ name: 'A', dishes }] }] });
    expect([faults.length, faults.at(-1)]).toEqual([21, '... and 10 more.']);
  });

  it('reports invalid JSON and a missing file', () => {
    expect(faultsOf('{ venues')[0]).toContain('is no JSON:');
    expect(() => demoOfFile(join(folder, 'nowhere.json'))).toThrow('cannot be read.');
  });
});
