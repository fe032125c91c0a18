/** A build behind a real web server, with the files of the hosting kit. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { handleDemo } from '../../../src/demo/server.ts';
import { startDemoServer } from '../../../src/demo/standalone/server.ts';
import { packBuild } from '../../../src/tools/hosting/packBuild.ts';
import { makeHosting } from '../../../src/tools/hosting/makeHosting.ts';
import { freePort } from '../../browser/support/ports.ts';
import { VITE } from '../../server/startedHost.ts';

export const ROOT = new URL('../../..', import.meta.url).pathname;
const READY_WITHIN_MS = 15_000;

export type Kind = 'nginx' | 'caddy';

const PATHS: Readonly<Record<Kind, string | undefined>> = {
  nginx: process.env['NGINX_PATH'],
  caddy: process.env['CADDY_PATH'],
};
/** The web servers that are installed on this machine. */
export const KINDS = (['nginx', 'caddy'] as const).filter((kind) => PATHS[kind]);

/** A folder that the web server's user can read. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Compressed once, the slowest step here; the kit later compresses only changed files. */
let packed: Promise<string> | undefined;

async function packedBuild(): Promise<string> {
  const folder = await openFolder();
  await cp(join(ROOT, 'dist'), folder, { recursive: true });
  await packBuild(folder);
  return folder;
}

/** A copy of the build with an edited page. */
export async function copyOfBuild(
  edit: (html: string) => string = (html) => html,
): Promise<string> {
  const folder = await openFolder();
  packed ??= packedBuild();
  await cp(await packed, folder, { recursive: true });
  const page = join(folder, 'index.html');
  await writeFile(page, edit(await readFile(page, 'utf8')));
  return folder;
}

const NGINX = (folder: string, files: readonly string[]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  include ${join(PATHS.nginx ?? '', '../../../etc/nginx/mime.types')};
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${files.map((file) => `include ${file};`).join('\n  ')}
}
`;

export interface WebServer {
  stop: () => Promise<void>;
}

async function untilReady(child: ChildProcess, port: number, log: () => string): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/robots.txt`);
      return;
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code;
      // The port answers, though not with http.
      if (cause !== 'ECONNREFUSED') return;
      if (child.exitCode !== null || Date.now() > end) throw new Error(log(), { cause: error });
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }
}

/** Starts a web server with files of the kit, one site each. */
export async function startWebServer(
  kind: Kind,
  files: readonly string[],
  port: number,
): Promise<WebServer> {
  const folder = await openFolder();
  const path = PATHS[kind] ?? '';
  let args: string[];
  if (kind === 'nginx') {
    await writeFile(join(folder, 'nginx.conf'), NGINX(folder, files));
    args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  } else {
    const [file = ''] = files;
    let config = join(dirname(file), 'Caddyfile');
    if (files.length > 1) {
      config = join(folder, 'Caddyfile');
      const sites = files.map((site) => `import ${site}\n`);
      await writeFile(config, `{\n\tadmin off\n}\n${sites.join('')}`);
    }
    args = ['run', '--config', config, '--adapter', 'caddyfile'];
  }
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      printed += piece.toString();
    });
  await untilReady(child, port, () => `${kind} does not start: ${printed}`);
  return {
    stop: async () => {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes the kit's files for a build, and returns the site's file. */
export async function kitFor(kind: Kind, build: string, words: readonly string[]): Promise<string> {
  const out = join(await openFolder(), 'hosting');
  await mkdir(out);
  const all = ['--for', kind, '--build', build, '--root', build, '--out', out, ...words];
  await makeHosting(all, {});
  return join(out, kind === 'nginx' ? 'sufra.conf' : 'sufra.caddy');
}

/** A build behind a web server with the kit's files; `restart` writes new files first. */
export async function serveByKit(kind: Kind, build: string, words: readonly string[]) {
  const port = await freePort();
  const start = async () =>
    startWebServer(kind, [await kitFor(kind, build, ['--port', String(port), ...words])], port);
  let server = await start();
  return {
    origin: `http://localhost:${port}`,
    port,
    restart: async () => {
      await server.stop();
      server = await start();
    },
    stop: async () => {
      await server.stop();
      await rm(build, { recursive: true, force: true });
    },
  };
}
export type Served = Awaited<ReturnType<typeof serveByKit>>;

export const startDemo = () => startDemoServer({ port: 0, host: '127.0.0.1' }, handleDemo);
export type Demo = Awaited<ReturnType<typeof startDemo>>;

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROME_PATH'],
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

/** Builds the app with a brand, given as an owner would give its folder. */
export function buildWithBrand(brand: string, outDir: string) {
  const words = ['build', '--configLoader', 'native', '--logLevel', 'warn', '--outDir', outDir];
  return spawnSync(process.execPath, [VITE, ...words, '--emptyOutDir'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', SUFRA_BRAND: brand },
  });
}

/** A self-signed certificate and its key for a name. */
export async function selfSigned(name: string): Promise<{ cert: string; key: string }> {
  const folder = await openFolder();
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name} -addext subjectAltName=DNS:${name}`;
  const { status, stderr } = spawnSync(
    process.env['OPENSSL_PATH'] ?? 'openssl',
    [...words.split(' '), '-keyout', key, '-out', cert],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return { cert, key };
}
