/** Eight minutes of a dinner on one phone, while 199 others order and dishes sell out. */
import { isDeepStrictEqual } from 'node:util';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SECOND_MS, STOCK_POLL_MS } from '../../../src/config/times.ts';
import { appBeforeEach } from '../appScene.tsx';
import { seatCrowd, type Crowd } from './crowd.ts';
import { CART, MENU, openPhone, PAYMENT, YOGHURT } from './phoneScene.tsx';

appBeforeEach();

const SHARED = 'Full12345678';
const STEP_MS = 5 * SECOND_MS;
const KAFTA = 1303;
/** The dishes that the diner wants; they sell out only when the test says so. */
const spared = [KAFTA, YOGHURT];
const KAFTA_PAGE = `/Item/BEIT/${KAFTA}/T12`;
const NOTE = 'Well done, please';
/** The shared cart every five seconds, and the menu after each change. */
const MOST_REQUESTS_A_MINUTE = 40;
const MOST_ANNOUNCEMENTS_A_MINUTE = 3;

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 17, minute)).getTime();

/** Requests and announcements of this phone, with their times. */
const requests: { path: string; atMs: number }[] = [];
const announcements: { text: string; atMs: number; isAtRest: boolean }[] = [];
let onItsWay = 0;

function listen(): void {
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { pathname } = new URL(typeof input === 'string' ? input : input.url, location.href);
    if (pathname.startsWith('/api/')) requests.push({ path: pathname, atMs: Date.now() });
    onItsWay += 1;
    try {
      return await answerAsUsual(input, init);
    } finally {
      onItsWay -= 1;
    }
  });
}

const LIVE = '[role="status"], [role="alert"], [aria-live], output';
let live = new Set<string>();
/** True while the diner does nothing: announcements are then about the others. */
let isAtRest = false;

/** Records new announcements of the live regions. */
function hear(): void {
  const regions = [...document.querySelectorAll(LIVE)];
  const spoken = regions.filter((region) => region.getAttribute('aria-live') !== 'off');
  const now = new Set(spoken.flatMap(({ textContent }) => textContent || []));
  for (const text of now)
    if (!live.has(text)) announcements.push({ text, atMs: Date.now(), isAtRest });
  live = now;
}

/** Waits, without moving the clock, until no request is pending and everything is drawn. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet = onItsWay > 0 ? 0 : quiet + 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    });
  }
  hear();
}

/** Passes second by second, so that the effects of answers do not depend on the machine's speed. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= SECOND_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, SECOND_MS)));
    await settle();
  }
}

/** Passes seconds until `look` finds something. */
async function appear<Found>(look: () => Found | null | undefined | false): Promise<Found> {
  for (let second = 0; second < 20; second += 1) {
    const found = look();
    if (found) return found;
    await pass(SECOND_MS);
  }
  throw new Error(`Not there after twenty seconds: ${String(look)}`);
}

async function tap(element: Element | null | undefined): Promise<void> {
  if (!element) throw new Error('There is nothing to tap.');
  fireEvent.click(element);
  await pass(SECOND_MS);
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent ?? ''));
const amountOf = (text: string | null | undefined) => Number(/(\d+\.\d{3})/.exec(text ?? '')?.[1]);

const isOld = (atMs: number) => Date.now() - atMs > STOCK_POLL_MS + STEP_MS;

/** Cards that offer a dish sold out long ago, hide one that is back, or show an old price. */
function staleCards({ shelf, prices }: Crowd): string[] {
  return [...document.querySelectorAll('article')].flatMap((card) => {
    const text = card.textContent ?? '';
    const id = Number(card.querySelector('a')?.getAttribute('href')?.split('/')[3]);
    const known = shelf.get(id);
    const priced = prices.get(id);
    const shown = amountOf(card.querySelector('.price')?.textContent);
    const stale = [];
    if (known && isOld(known.atMs) && known.isThere === text.includes('Sold out'))
      stale.push(`${id} is ${known.isThere ? '' : 'not '}there, and the card says otherwise`);
    if (priced && shown !== priced.price && (isOld(priced.atMs) || shown !== priced.before))
      stale.push(`${id} costs ${priced.price}, and the card says ${shown}`);
    return stale;
  });
}

const linesOnScreen = () =>
  [...document.querySelectorAll('main li.line')].map((line) => [
    line.querySelector('.name')?.textContent,
    Number(line.querySelector('.digits')?.textContent),
    amountOf(line.querySelector('.head > .price')?.textContent),
    !line.classList.contains('gone'),
  ]);

/** The next refresh may be as late as the last answer was. */
async function expectCartOfServer(crowd: Crowd): Promise<void> {
  const { cartList } = await crowd.cartOf(SHARED);
  const lines = cartList.map(({ menuItemName, qty, lineTotal, isAvailable }) => [
    menuItemName,
    qty,
    lineTotal,
    isAvailable,
  ]);
  for (let late = 0; late < 2 && !isDeepStrictEqual(linesOnScreen(), lines); late += 1)
    await pass(SECOND_MS);
  expect(linesOnScreen()).toEqual(lines);
  const isBlocked = cartList.some(({ isAvailable }) => !isAvailable);
  expect(one(`main a[href="${PAYMENT}"]`) === null).toBe(isBlocked);
}

/** The choices on the dish's page that the diner has not sent. */
const draftOnScreen = () => ({
  note: document.querySelector<HTMLTextAreaElement>('main textarea')?.value,
  quantity: [...document.querySelectorAll('.order .digits')].map(({ textContent }) => textContent),
  chosen: [...document.querySelectorAll<HTMLInputElement>('main input')].map(
    ({ checked }) => checked,
  ),
});

const perMinute = (entries: readonly { atMs: number }[]) =>
  Array.from(
    { length: 8 },
    (_, minute) => entries.filter(({ atMs }) => atMs >= at(minute) && atMs < at(minute + 1)).length,
  );

it("a phone in a full restaurant shows the venue's state and keeps the diner's input", async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: at(-2),
  });
  const scrolled = vi.spyOn(window, 'scrollTo');
  const seats: Crowd[] = [];
  const phone = await openPhone(`${MENU}#cart=${SHARED}`, async (demo) => {
    const crowd = seatCrowd(demo, SHARED);
    for (let step = 0; step < 12; step += 1) await crowd.act({ spared });
    seats.push(crowd);
    listen();
  });
  const [crowd] = seats;
  if (!crowd) throw new Error('Nobody is here.');
  const open = async (address: string) => {
    await act(() => phone.go(address));
    await pass(3 * SECOND_MS);
  };
  const said = (words: string) => announcements.some(({ text }) => text.includes(words));
  const lineOf = async (id: number) =>
    (await crowd.cartOf(SHARED)).cartList.findLast(({ menuItemId }) => menuItemId === id);
  /** Waits until this minute while the others do nothing. */
  const wait = (minute: number) => pass(at(minute) - Date.now());
  /** Continues until this minute; calls `look` every five seconds, after a refresh. */
  const until = async (
    minute: number,
    evening: Parameters<Crowd['act']>[0],
    look: () => unknown,
  ) => {
    scrolled.mockClear();
    while (Date.now() < at(minute)) {
      await crowd.act(evening);
      isAtRest = true;
      await pass(Math.min(STEP_MS, at(minute) - Date.now()));
      isAtRest = false;
      expect(one('main h1, main h2')).not.toBeNull();
      await look();
    }
    expect(scrolled).not.toHaveBeenCalled();
  };

  await tap(await appear(() => button(/^Join$/)));
  for (let step = 0; step < 4; step += 1) await crowd.act({ spared });

  // The menu: first dishes sell out, then prices also change every five seconds.
  const onMenu = () => expect(staleCards(crowd)).toEqual([]);
  await wait(0.3);
  onMenu();
  await until(1, { spared, hasNewPrices: true }, onMenu);
  // The price rises before the tap.
  await crowd.price(YOGHURT, 1);
  await tap(one(`article:has(a[href="/Item/BEIT/${YOGHURT}/T12"]) button`));
  await appear(() => said('Cucumber yoghurt is in your cart. The price has changed.'));
  await until(1.5, { spared }, onMenu);

  // A dish sells out while the diner chooses, and comes back.
  await open(KAFTA_PAGE);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('main input')];
  for (const box of [boxes[1], boxes[5]]) await tap(box);
  await tap(one('.order button[aria-label^="More"]'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: NOTE } });
  const draft = draftOnScreen();
  expect(draft).toMatchObject({ note: NOTE, quantity: ['2'] });
  const note = one('main textarea');
  note?.focus();
  const onDish = () => {
    const { isThere, atMs } = crowd.shelf.get(KAFTA) ?? { isThere: true, atMs: 0 };
    const isOffered = button(/^Add/) !== undefined;
    if (isOld(atMs)) expect(isOffered).toBe(isThere);
    if (isOffered) expect(draftOnScreen()).toEqual(draft);
  };
  await until(2, { spared }, () => {
    onDish();
    expect(document.activeElement).toBe(note);
  });
  await crowd.stock(KAFTA, false);
  await until(2.4, { spared }, onDish);
  await wait(4.3);
  onDish();
  expect(button(/^Add/)).toBeUndefined();
  await crowd.stock(KAFTA, true);
  await until(4.7, { spared }, onDish);
  await wait(6.6);
  onDish();
  const dishTotal = amountOf(button(/^Add/)?.textContent);
  await crowd.price(KAFTA, 4);
  await tap(button(/^Add/));
  await appear(() => said('Kafta kebab is in your cart. The price has changed.'));
  expect((await lineOf(KAFTA))?.instruction).toBe(NOTE);
  expect(await lineOf(KAFTA)).toMatchObject({ qty: 2, lineTotal: dishTotal + 1 });

  // The cart: changes by the others appear at each refresh, and the focus stays.
  await open(CART);
  const more = one('main li button[aria-label="More: Cucumber yoghurt"]');
  more?.focus();
  await until(7.2, { spared }, async () => {
    await expectCartOfServer(crowd);
    expect(document.activeElement).toBe(more);
  });
  for (const gone of document.querySelectorAll('main li.gone'))
    await tap(within(gone as HTMLElement).getByText('Remove', { selector: 'button' }));

  // The payment page, and an order whose price the kitchen has just raised.
  await open(PAYMENT);
  await tap(screen.getByRole('radio', { name: 'Pay at the table' }));
  const wish = screen.getByRole('textbox', { name: /Note/ });
  fireEvent.change(wish, { target: { value: NOTE } });
  wish.focus();
  const payButton = () => button(/^Place order/);
  await until(7.6, { spared, sparesCart: true }, async () => {
    expect(amountOf(payButton()?.textContent)).toBe((await crowd.cartOf(SHARED)).totals.payable);
    expect(wish).toHaveValue(NOTE);
    expect(document.activeElement).toBe(wish);
  });
  expect(Math.max(...perMinute(requests))).toBeLessThanOrEqual(MOST_REQUESTS_A_MINUTE);
  expect(Math.max(...perMinute(announcements.filter((said) => said.isAtRest)))).toBeLessThanOrEqual(
    MOST_ANNOUNCEMENTS_A_MINUTE,
  );
  const { cartList } = await crowd.cartOf(SHARED);
  const shown = amountOf(payButton()?.textContent);
  await crowd.price(YOGHURT, 2.5);
  await tap(payButton());
  const question = await appear(() => screen.queryByRole('alertdialog'));
  const agreed = amountOf(/New total.*/.exec(question.textContent ?? '')?.[0]);
  expect(agreed).toBeGreaterThan(shown);
  await tap(within(question).getByRole('button', { name: 'Accept the new total' }));
  await appear(() => screen.queryByText('Your order number'));
  const { orders } = await phone.demo.state();
  const order = orders.find(({ orderKey }) => orderKey === SHARED);
  expect(order).toMatchObject({ orderStatus: 3, payable: agreed });
  expect(order?.lines.map(({ uniqueId, qty }) => [uniqueId, qty])).toEqual(
    cartList.map(({ uniqueId, qty }) => [uniqueId, qty]),
  );
}, 600_000);
