/** One visit of a new phone, or of a phone that was here before. */
import { devices, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { addMore, openDish, watchPage, type PageSeen } from './pageWatch.ts';
import type { Ground } from './ground.ts';
import type { Options } from './options.ts';
import type { Scene } from './scenes.ts';
import { trafficUntil, watchTraffic, type Traffic } from './traffic.ts';

export interface Seen extends PageSeen {
  /** Taps once the page is quiet. */
  tapsMs: number[];
  dishMs: number;
  readable: Traffic;
  usable: Traffic;
  still: Traffic;
}

const LONGEST_VISIT_MS = 60_000;
const QUIET_MS = 1000;
const LONGEST_QUIET_MS = 20_000;
const MORE_TAPS = 3;
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  locale: 'en-US',
};

class VisitFailed extends Error {}

let visits = 0;

/** Opens the scene's page and watches it to the end. */
async function look(
  page: Page,
  scene: Scene,
  address: string,
  options: Pick<Options, 'cpu'>,
  checkCart: () => Promise<void>,
): Promise<Seen> {
  const cdp = await page.context().newCDPSession(page);
  const traffic = await watchTraffic(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.cpu });
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'benchDone' });
  await page.addInitScript(watchPage, scene.watched);
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    reject(new VisitFailed(`not usable within ${LONGEST_VISIT_MS / 1000} s`));
  }, LONGEST_VISIT_MS);
  cdp.on('Runtime.bindingCalled', () => resolve());
  await page.goto(address, { waitUntil: 'commit', timeout: LONGEST_VISIT_MS });
  await done.finally(() => clearTimeout(timer));
  await traffic.still(QUIET_MS, LONGEST_QUIET_MS);

  const seen = await page.evaluate(() => window.benchSeen);
  if (!seen) throw new VisitFailed('the page did not stay');
  if (seen.firstTapMs < 0) throw new VisitFailed('a tap on the first control changed nothing');
  const sent = traffic.all();
  const startS = sent[0]?.startedS ?? 0;
  const until = (ms: number) => trafficUntil(sent, ms > 0 ? startS + ms / 1000 : undefined);
  const [readable, usable, still] = [until(seen.readableMs), until(seen.usableMs), until(0)];
  await checkCart();

  const after = scene.afterwards ?? [];
  const tapsMs = after.includes('taps') ? await page.evaluate(addMore, MORE_TAPS) : [];
  if (after.includes('taps') && tapsMs.length === 0) throw new VisitFailed('no more Add answered');
  const dishMs = after.includes('dish') ? await page.evaluate(openDish) : 0;
  if (dishMs < 0) throw new VisitFailed('the page of a dish did not open');
  return { ...seen, tapsMs, dishMs, readable, usable, still };
}

/** The visit before the measured one: the link is open, and the worker finishes. */
async function installWorker(context: BrowserContext, ground: Ground, address: string) {
  await ground.relay('open', true);
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  let bytes = -1;
  for (let quiet = 0; quiet < 3;) {
    const now = await ground.relay('bytes');
    quiet = now === bytes ? quiet + 1 : 0;
    bytes = now;
    await page.waitForTimeout(500);
  }
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await page.close();
  await ground.relay('open', false);
}

/** A new context, so that visits share no storage. */
export async function visit(
  browser: Browser,
  ground: Ground,
  scene: Scene,
  options: Pick<Options, 'cpu'>,
): Promise<Seen> {
  visits += 1;
  const world = `bench-${visits}`;
  const origin = scene.name === 'floor' ? ground.floorOrigin : ground.appOrigin;
  await ground.demo.begin(world);
  await ground.relay('hangUp');
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers: scene.isSecondVisit ? 'allow' : 'block',
  });
  try {
    if (scene.name !== 'floor') {
      await context.addCookies([{ name: 'world', value: world, url: origin }]);
    }
    if (scene.isOdd) await ground.demo.answerOddly(world);
    const stored = { ...scene.stored };
    if (scene.isCustomer) Object.assign(stored, await ground.demo.logIn(world));
    let { path } = scene;
    if (scene.cart) {
      const { code, tableCode } = scene.cart;
      const cartKey = await ground.demo.fillCart(world, scene.cart);
      if (scene.isOrdered) {
        const order = await ground.demo.placeOrder(world, scene.cart, cartKey);
        path = path.replace(':eOrderId', String(order.eOrderId));
        Object.assign(stored, order.stored);
      } else stored[`uniqueCartId_${code}_${tableCode}`] = cartKey;
    }
    await context.addInitScript((entries) => {
      if (!location.protocol.startsWith('http')) return;
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, stored);
    if (scene.isSecondVisit) await installWorker(context, ground, origin + path);
    await ground.relay('hangUp');
    const countsOnce = async () => {
      if (!scene.watched.isPriced || scene.watched.answer === undefined) return;
      if (scene.name === 'floor') return;
      const count = await ground.demo.cartCount(world);
      if (count !== 1) throw new VisitFailed(`one tap on Add made ${count} in the cart`);
    };
    return await look(await context.newPage(), scene, origin + path, options, countsOnce);
  } finally {
    await context.close();
    await ground.relay('open', false);
  }
}
