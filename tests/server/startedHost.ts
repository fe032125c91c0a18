import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Insides } from '../release/soak/insides.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
export const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const READY = /Sufra is served at (http:\S+)/;
const PAGE =
  '<!doctype html><head><script type="application/json" id="app-config">{}</script></head><body>the page</body>';

/** The content of files beside the build, which nobody outside may read. */
export const SECRET = 'not for anybody outside';

export type StartedHost = Awaited<ReturnType<typeof startServer>>;

/** A build with one file of each kind, and secrets around it. */
async function standInBuild(): Promise<{ folder: string; outDir: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'started-host-'));
  const outDir = join(folder, 'dist');
  await mkdir(join(outDir, 'static'), { recursive: true });
  await mkdir(join(outDir, '.hidden'));
  await mkdir(join(outDir, 'Delivery', 'BEIT'), { recursive: true });
  const files: Record<string, string> = {
    'dist/index.html': PAGE,
    'dist/sw.js': 'the worker',
    'dist/Delivery/BEIT/index.html': PAGE.replace('the page', 'the page of BEIT'),
    'dist/static/a-1234.js': 'a script',
    'dist/_headers': SECRET,
    'dist/.hidden/list.json': SECRET,
    'dist/secret.env': SECRET,
    'secret.js': SECRET,
    'secret.json': SECRET,
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
  );
  return { folder, outDir };
}

async function memoryOf(pid: number | undefined): Promise<number | undefined> {
  try {
    const [, kilobytes] =
      /VmRSS:\s*(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Starts a server command of this project, and waits until it prints its address. */
export async function startServer(
  words: readonly string[],
  env: Record<string, string>,
  ready: RegExp,
) {
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    env: { ...process.env, API_PROXY: '', REQUESTS_PER_SECOND: '', HOST: '127.0.0.1', ...env },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  const origin = await new Promise<URL>((resolve, reject) => {
    const hear = (piece: Buffer) => {
      printed += piece.toString();
      const [, address] = ready.exec(printed) ?? [];
      if (address !== undefined) {
        resolve(new URL(address.replace('localhost', '127.0.0.1')));
      }
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
  });
  return {
    origin,
    /** Everything that it has printed, including errors. */
    printed: () => printed,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Its memory in bytes; undefined if the system does not tell. */
    memory: () => memoryOf(child.pid),
    /** Needs `tests/release/soak/insides.ts` in the server. */
    insides: async () => {
      child.send('insides');
      const [insides] = (await once(child, 'message')) as [Insides];
      return insides;
    },
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** The last command of `npm start`, on a free port, in front of the demo or another server. */
export async function startHost(env: Record<string, string> = {}): Promise<StartedHost> {
  const { folder, outDir } = await standInBuild();
  const preview = ['preview', '--configLoader', 'native', '--outDir', outDir, '--port', '0'];
  const host = await startServer([VITE, ...preview, '--logLevel', 'warn'], env, READY);
  return {
    ...host,
    stop: async () => {
      await host.stop();
      await rm(folder, { recursive: true });
    },
  };
}
