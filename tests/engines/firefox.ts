/** Firefox by WebDriver BiDi, which needs no separate driver. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, EngineOptions, Tab } from './engine.ts';

/** A touch screen, no animation, and no requests of the browser itself. */
const SETTINGS = {
  'dom.w3c_touch_events.enabled': 1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.backup.enabled': false,
  'app.update.auto': false,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.manage-offline-status': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'ui.prefersReducedMotion': 1,
};
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  params?: { level?: string; text?: string; source?: { context?: string } };
  result?: unknown;
  error?: string;
  message?: string;
}

function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (part) => {
      said += String(part);
      const address = LISTENING.exec(said)?.[1];
      if (address) resolve(address);
    });
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });
}

async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Cannot connect to ${address}`)));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners = new Set<(event: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) for (const listener of listeners) listener(answer);
    else waiting.get(answer.id)?.(answer);
  });
  let count = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    count += 1;
    const id = count;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as T;
  };
  return { send, listeners, close: () => socket.close() };
}

type Line = Awaited<ReturnType<typeof connect>>;

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

async function openTab({ send, listeners }: Line): Promise<Tab> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const troubles: string[] = [];
  const listener = ({ method, params }: Answer) => {
    if (
      method === 'log.entryAdded' &&
      params?.level === 'error' &&
      params.source?.context === context
    )
      troubles.push(params.text ?? '');
  };
  listeners.add(listener);
  return {
    troubles,
    go: async (url) => {
      const navigate = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
      // A page that redirects itself at this moment aborts the navigation: try again.
      await navigate().catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        return navigate();
      });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    evaluate: async <T>(body: string, args: unknown) => {
      const { type, result, exceptionDetails } = await send<Evaluated>('script.callFunction', {
        functionDeclaration: `(args) => JSON.stringify((function (args) { ${body} })(JSON.parse(args)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args ?? null) }],
        target: { context },
        awaitPromise: false,
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text ?? 'The page threw.');
      return JSON.parse(result?.value ?? 'null') as T;
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    close: async () => {
      listeners.delete(listener);
      await send('browser.removeUserContext', { userContext });
    },
  };
}

export async function startFirefox(path: string, { fontSize }: EngineOptions): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const fonts = Object.fromEntries(
    ['x-western', 'ar', 'x-unicode'].map((script) => [`font.size.variable.${script}`, fontSize]),
  );
  const lines = Object.entries({ ...SETTINGS, ...fonts }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const line = await connect(await addressOf(browser));
  await line.send('session.new', { capabilities: {} });
  await line.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    open: () => openTab(line),
    close: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      line.close();
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
