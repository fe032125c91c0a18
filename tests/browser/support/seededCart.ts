/** A filled cart at the table, for journeys that start after the menu. */
import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { AGAIN_IF_CUT } from './demoServer.ts';

export const YOGHURT_ID = 1107;

const CODE = 'BEIT';
const TABLE = 'T12';

/** Fills a cart that belongs to this phone. */
export async function seedCart(page: Page, qty = 1): Promise<void> {
  const uniqueCartId = randomBytes(6).toString('hex');
  await fillCart(page, { uniqueCartId, qty });
  await keepOnce(page, `uniqueCartId_${CODE}_${TABLE}`, uniqueCartId);
}

interface Filling {
  uniqueCartId: string;
  qty?: number;
  /** The diner who adds it, in a cart of several phones. */
  addedBy?: string;
}

/** Adds a dish by the menu's own call. */
export async function fillCart(page: Page, { qty = 1, ...filling }: Filling): Promise<void> {
  // Any page of the app sets the cookie XSRF-TOKEN, whose value changes must send back.
  await page.request.get('/', AGAIN_IF_CUT);
  const cookies = await page.context().cookies();
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { tokenKey: 'sufra-public', 'X-XSRF-TOKEN': decodeURIComponent(xsrf) };
  const head = await page.request.get(`/api/Menu/GetMenuDetails/${CODE}?tableCode=${TABLE}`, {
    ...AGAIN_IF_CUT,
    headers,
  });
  const { dataenum } = (await head.json()) as { dataenum: { menuScheduleUniqueId: string } };
  const added = await page.request.post('/api/TableCart/AddToCart', {
    ...AGAIN_IF_CUT,
    headers,
    data: {
      State: 'Table',
      code: CODE,
      tableCode: TABLE,
      menuScheduleUniqueId: dataenum.menuScheduleUniqueId,
      menuItemId: YOGHURT_ID,
      qty,
      ...filling,
      uniqueId: randomBytes(8).toString('hex'),
    },
  });
  expect(added.ok(), await added.text()).toBe(true);
}

async function keepOnce(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, kept]) => {
      try {
        // Init scripts run at each load: do not overwrite the key of a later cart.
        if (localStorage.getItem('seeded') !== null) return;
        localStorage.setItem('seeded', 'yes');
        localStorage.setItem(name, kept);
      } catch {
        // about:blank has no storage.
      }
    },
    [key, value] as const,
  );
}
