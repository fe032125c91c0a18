import { expect, wordsOf } from '../support/diner.ts';
import { test, workerIsReady } from '../support/hostedDiner.ts';
import {
  LANDING,
  personalTexts,
  prepareOrder,
  signIn,
  tapLogOut,
} from '../support/leavingCustomer.ts';
import { foundIn } from '../support/leftBehind.ts';
import { recordApi, recordPictures, STRAYS, type Heard } from '../support/recordingHosts.ts';

const t = wordsOf('EN');

// The API redirects some requests to a stranger, which the app refuses.
test.use({ expectsConsoleErrors: true });

/** Leaves out the cookies, which the contract allows for the venue's own host. */
const withoutCookies = ({ headers: { cookie: _cookie, ...headers }, ...heard }: Heard) =>
  JSON.stringify({ ...heard, headers });

test(
  'with API, pictures and map on other hosts, only the API gets the token',
  { tag: '@release' },
  async ({ page, context, demo, host, baseURL }) => {
    const cookies = await context.cookies();
    const world = cookies.find(({ name }) => name === 'world')?.value ?? '';
    const strangers = await recordPictures();
    const api = await recordApi(baseURL ?? '', world, strangers.url);
    host.settings = {
      host: api.url,
      imageBase: `${strangers.url}/images`,
      mapTileUrl: `${strangers.url}/{z}/{x}/{y}.png`,
    };
    const said: string[] = [];
    context.on('console', (message) => said.push(message.text()));
    const titles = new Set<string>();
    page.on('load', () => void page.title().then((title) => titles.add(title)));

    await page.goto(host.url + LANDING);
    await workerIsReady(page);
    await signIn(page, demo, { origin: host.url });
    const personal = await personalTexts(page);
    await prepareOrder(page, host.url);
    await page.goto(`${host.url}${LANDING}/Address/701`);
    await expect(page.getByRole('application', { name: t('address.map') })).toBeVisible();
    await page.goto(`${host.url}${LANDING}/profile`);
    await expect(page.getByLabel(t('profile.firstName'))).toHaveValue('Sara');
    await tapLogOut(page);
    await expect(page.getByRole('button', { name: t('login.send') })).toBeVisible();

    // The API gets the token in its own header; no other host gets anything of the customer.
    const withToken = api.heard.filter(({ headers }) => headers['tokenkey'] === personal['token']);
    expect(withToken.length).toBeGreaterThan(5);
    expect(withToken.filter(({ address }) => STRAYS.test(address))).not.toEqual([]);
    for (const { address, headers, body } of api.heard) {
      expect(foundIn(address, personal)).toEqual([]);
      expect(foundIn([headers['referer'], headers['cookie']].join(' '), personal)).toEqual([]);
      expect(foundIn(body, { token: personal['token'] ?? '' })).toEqual([]);
    }
    expect(strangers.heard.length).toBeGreaterThan(0);
    for (const heard of strangers.heard) {
      expect(foundIn(JSON.stringify(heard), personal)).toEqual([]);
      expect([undefined, `${host.url}/`]).toContain(heard.headers['referer']);
    }
    expect(host.heard.flatMap((heard) => foundIn(withoutCookies(heard), personal))).toEqual([]);
    expect(host.heard.filter(({ address }) => address.startsWith('/api/'))).toEqual([]);

    expect(foundIn([...said, ...titles].join('\n'), personal)).toEqual([]);
    await page.close();
    await api.close();
    await strangers.close();
  },
);
