/** WebKitGTK's MiniBrowser by classic WebDriver, on the virtual screen of Xvfb. */
import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { freePort } from '../browser/support/ports.ts';
import type { Engine, Tab } from './engine.ts';

const READY_WITHIN_MS = 10_000;
/** No command of a journey takes longer, even on a busy machine. */
const ANSWER_WITHIN_MS = 30_000;
/** WebKitGTK sometimes starts and then never answers. */
const STARTS = 3;

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    (screen.stdio[3] as Readable).once('data', (number) => resolve(`:${String(number).trim()}`));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended.')));
  });
  return { screen, display };
}

async function command<T>(address: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: T & { message?: string } };
  if (!answer.ok) throw new Error(`${address}: ${value.message}`);
  return value;
}

async function waitForDriver(address: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      await command(`${address}/status`, 'GET');
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  }
}

interface Driver {
  address: string;
  end: () => Promise<void>;
}

async function startDriver(driverPath: string, display: string): Promise<Driver> {
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
    // Its own process group: a browser that hangs ends with its driver.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    driver.once('exit', () => resolve());
    driver.once('error', () => resolve());
  });
  const end = async (): Promise<void> => {
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL');
    } catch {
      // The group has already ended.
    }
    await ended;
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await waitForDriver(address);
  } catch (error) {
    await end();
    throw error;
  }
  return { address, end };
}

function tabOf(session: string, { end }: Driver): Tab {
  return {
    // Classic WebDriver does not report errors of the page.
    troubles: [],
    go: async (url) => {
      await command(`${session}/url`, 'POST', { url });
    },
    resize: async (width, height) => {
      await command(`${session}/window/rect`, 'POST', { x: 0, y: 0, width, height });
    },
    evaluate: <T>(body: string, args: unknown) =>
      command<T>(`${session}/execute/sync`, 'POST', {
        script: `return (function (args) { ${body} })(arguments[0]);`,
        args: [args ?? null],
      }),
    perform: async (actions) => {
      await command(`${session}/actions`, 'POST', { actions });
    },
    close: async () => {
      await command(session, 'DELETE').catch(() => undefined);
      await end();
    },
  };
}

/** Opens a separate browser and checks that it loads a page. */
async function openTab(driver: Driver, binary: string): Promise<Tab> {
  const { sessionId } = await command<{ sessionId: string }>(`${driver.address}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  });
  const tab = tabOf(`${driver.address}/session/${sessionId}`, driver);
  await tab.go('data:text/html,ready');
  return tab;
}

export async function startWebKit(driverPath: string, browserPath: string): Promise<Engine> {
  const { screen, display } = await startScreen();
  const open = async (startsLeft: number): Promise<Tab> => {
    const driver = await startDriver(driverPath, display);
    try {
      return await openTab(driver, browserPath);
    } catch (error) {
      await driver.end();
      if (startsLeft === 0) throw error;
      return open(startsLeft - 1);
    }
  };
  return {
    open: () => open(STARTS - 1),
    close: async () => {
      const ended = new Promise((resolve) => screen.once('exit', resolve));
      screen.kill();
      await ended;
    },
  };
}
