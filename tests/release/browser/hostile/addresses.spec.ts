/** Hostile texts in every parameter of every address and in every return link. */
import { patterns } from '../../../../src/rules/common/routes.ts';
import { ADDRESS_ROUNDS, hostileAddress, returnAddress } from './addresses.ts';
import { dinerOf } from './diner.ts';
import { callOf } from './fields.ts';
import { options } from './options.ts';
import { tallyOf } from './tally.ts';
import { expect, test, wordsOf } from '../../../browser/support/diner.ts';

test.use({ expectsConsoleErrors: true });
test.describe.configure({ timeout: 7_200_000 });

const ROUTES = Object.keys(patterns) as (keyof typeof patterns)[];
const RETURNING = ['Verification', 'profile', 'orderList', 'AddressList/0', 'Address/0'];

for (const [place, lang] of options.langs.entries()) {
  const title = `hostile addresses (${lang})`;
  test(title, async ({ page, baseURL }) => {
    const tally = tallyOf(title);
    const diner = await dinerOf(page, baseURL ?? '', lang);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !callOf(request.method(), request.url()))
        tally.fault(`${pathname}: off-site: no call of the contract`);
    });
    const told = (path: string, faults: readonly string[]) => {
      tally.visited(path.split('?')[0] ?? '');
      for (const fault of faults)
        if (!fault.startsWith('error: ')) tally.fault(`${path.slice(0, 300)}: ${fault}`);
    };
    for (let turn = 0; turn < options.rounds; turn += 1) {
      const round = options.seed + turn * options.langs.length + place;
      for (const [index, route] of ROUTES.entries()) {
        const { path, blanks } = hostileAddress(route, round + index);
        for (const [blank, hostile] of blanks) tally.count(blank, hostile);
        const isLoaded = (index + round) % 4 === 0;
        const { faults } = isLoaded ? await diner.load(path) : await diner.goTo(path);
        told(path, faults);
      }
    }
    tally.print();
    expect(tally.faults()).toEqual([]);
  });

  const returning = `hostile return links (${lang})`;
  test(returning, async ({ page, baseURL }) => {
    const tally = tallyOf(returning);
    const diner = await dinerOf(page, baseURL ?? '', lang);
    const back = page.getByRole('button', { name: wordsOf(lang)('header.back') });
    await diner.load('/Delivery/BEIT');
    const rounds = Math.min(ADDRESS_ROUNDS, options.rounds);
    for (let turn = 0; turn < rounds; turn += 1) {
      for (const [index, name] of RETURNING.entries()) {
        const address = returnAddress(
          name,
          (options.seed + turn * options.langs.length + place) * RETURNING.length + index,
        );
        const { faults } = await diner.goTo(address.path);
        if (await back.isVisible()) await back.click();
        const after = await diner.settled();
        const { pathname } = new URL(page.url());
        if (!pathname.includes('/BEIT')) faults.push(`off-site: led to ${pathname}`);
        tally.count(`${name} returnUrl, backUrl`, address.name);
        tally.visited(name);
        for (const fault of [...faults, ...after.faults])
          if (!fault.startsWith('error: ')) tally.fault(`${address.path.slice(0, 300)}: ${fault}`);
      }
    }
    tally.print();
    expect(tally.faults()).toEqual([]);
  });
}
