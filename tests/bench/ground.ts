/**
 * Starts the servers of a run: the app with the demo as `npm start` serves it, and the relay in
 * front.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { freePort } from '../browser/support/ports.ts';
import type { Options } from './options.ts';
import type { Relay, RelayCall } from './relay.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SERVER_STARTS_MS = 30_000;

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function serveApp(children: ChildProcess[]): Promise<number> {
  const port = await freePort();
  const words = ['--configLoader', 'native', '--port', `${port}`, '--strictPort'];
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOST: 'localhost', API_PROXY: '' },
  });
  children.push(child);
  const endMs = Date.now() + SERVER_STARTS_MS;
  while (Date.now() < endMs) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (answer?.ok) return port;
    await pause(200);
  }
  throw new Error('The app is not served.');
}

function startRelay({ rttMs, down, up }: Options, children: ChildProcess[]) {
  const words = [rttMs, down, up].map(String);
  const child = fork(fileURLToPath(new URL('relay.ts', import.meta.url)), words);
  children.push(child);
  const waiting = new Map<
    number,
    { resolve: (answer: never) => void; reject: (why: Error) => void }
  >();
  child.on('message', ({ id, answer, error }: { id: number; answer: never; error?: string }) => {
    const createRequester = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) createRequester?.resolve(answer);
    else createRequester?.reject(new Error(error));
  });
  let calls = 0;
  return <Call extends keyof Relay>(call: Call, ...given: Parameters<Relay[Call]>) =>
    new Promise<Awaited<ReturnType<Relay[Call]>>>((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      child.send({ id: calls, call, given } satisfies RelayCall);
    });
}

interface Login {
  token: string;
  userId: number;
  customerId: number;
}

interface Cart {
  code: string;
  tableCode: string;
  lines: number;
}

interface MenuHead {
  storeId: number;
  menuScheduleId: number;
  menuScheduleUniqueId: string;
  currency: string;
  paymentMethods: { paymentMethodId: number; isOnline: boolean }[];
}

interface DemoState {
  carts: { cartCount: number }[];
}

/** Calls to the demo that bypass the slow link. */
function demoAt(origin: string) {
  const TOKEN = 'bench';
  const headersIn = (world: string) => ({
    cookie: `world=${world}; XSRF-TOKEN=${TOKEN}`,
    tokenKey: 'sufra-public',
    'user-id': '0',
    'eorder-id': '0',
    'X-XSRF-TOKEN': TOKEN,
    'Content-Type': 'application/json',
  });
  const read = async <T>(world: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(origin + path, {
      headers: headersIn(world),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const count = async (world: string) => {
    const { carts } = await read<DemoState>(world, '/demo/state');
    return carts.reduce((sum, { cartCount }) => sum + cartCount, 0);
  };
  const headOf = async (world: string, { code, tableCode }: Cart) => {
    const path = `/api/Menu/GetMenuDetails/${code}?tableCode=${tableCode}`;
    return (await read<{ dataenum: MenuHead }>(world, path)).dataenum;
  };
  return {
    /** Creates the world before the phone's first request. */
    begin: async (world: string) => void (await count(world)),
    answerOddly: async (world: string) =>
      void (await read(world, '/demo/control', { action: 'fail', call: '*', fault: 'odd' })),
    /** Returns what a phone stores for a customer of the long menus. */
    logIn: async (world: string) => {
      const action = { action: 'login', code: 'BIG150', mobileNo: '55501234' };
      const { result } = await read<{ result: Login }>(world, '/demo/control', action);
      const { token, userId, customerId } = result;
      const login = { token, userId, customerId, userName: 'Amal' };
      return Object.fromEntries(
        Object.entries(login).map(([name, value]) => [`${name}_BIG150`, String(value)]),
      );
    },
    cartCount: async (world: string) => {
      for (let tries = 0; tries < 30 && (await count(world)) === 0; tries += 1) await pause(100);
      return count(world);
    },
    /** Returns the key of a cart with this many different dishes. */
    fillCart: async (world: string, cart: Cart) => {
      const { code, tableCode, lines } = cart;
      const uniqueCartId = randomBytes(6).toString('hex');
      const { menuScheduleUniqueId } = await headOf(world, cart);
      const menu = await read<{ dataenum: { menuItems: { id: number }[] } }>(
        world,
        `/api/Menu/EN/${code}?tableCode=${tableCode}`,
      );
      for (const { id } of menu.dataenum.menuItems.slice(0, lines)) {
        await read(world, '/api/TableCart/AddToCart', {
          State: 'Table',
          code,
          tableCode,
          menuScheduleUniqueId,
          menuItemId: id,
          qty: 1,
          uniqueCartId,
          uniqueId: randomBytes(8).toString('hex'),
        });
      }
      return uniqueCartId;
    },
    /** Orders a full cart at the counter. Returns the order's number, and what its phone stores. */
    placeOrder: async (world: string, cart: Cart, uniqueCartId: string) => {
      const { code, tableCode } = cart;
      const head = await headOf(world, cart);
      const { storeId, menuScheduleId, menuScheduleUniqueId, currency, paymentMethods } = head;
      const { dataenum: view } = await read<{
        dataenum: { cartVersion: string; totals: { payable: number } };
      }>(world, `/api/TableCart/EN/${tableCode}/${uniqueCartId}`);
      const { dataenum: saved } = await read<{ dataenum: { eOrderID: number } }>(
        world,
        `/api/TableCart/SaveEOrder/${code}/${storeId}/Table/${uniqueCartId}`,
        {
          code,
          tableCode,
          storeId,
          orderType: 'Table',
          menuScheduleId,
          menuScheduleUniqueId,
          currency,
          paymentMethodId: paymentMethods.find(({ isOnline }) => !isOnline)?.paymentMethodId,
          cartVersion: view.cartVersion,
          expectedTotal: view.totals.payable,
        },
      );
      const { eOrderID } = saved;
      const placed = { eOrderID, placedAtMs: Date.now() };
      const kept = { code, tableCode, customerId: 0, orderNo: '', orderStatus: 3, lines: [] };
      const stored = {
        [`placedOrders_${code}_${tableCode}`]: [
          { ...placed, orderKey: uniqueCartId, isClosed: false },
        ],
        [`receipt_${eOrderID}`]: { ...placed, ...kept, totals: view.totals },
      };
      return {
        eOrderId: eOrderID,
        stored: Object.fromEntries(
          Object.entries(stored).map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      };
    },
  };
}

export type Ground = Awaited<ReturnType<typeof prepareGround>>;

export async function prepareGround(options: Options) {
  const children: ChildProcess[] = [];
  const end = () => {
    for (const child of children) child.kill();
  };
  process.on('exit', end);
  const port = await serveApp(children);
  const relay = startRelay(options, children);
  return {
    relay,
    demo: demoAt(`http://localhost:${port}`),
    appOrigin: await relay('front', port),
    floorOrigin: await relay('floor'),
    end,
  };
}
