import { globSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ConfigEnv, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { AppConfig } from './src/config/appConfig.ts';
import { DEFAULT_LANG } from './src/contract/languages.ts';
import { brandPlugin } from './src/build/brand/plugin.ts';
import { readBrand } from './src/build/brand/settings.ts';
import {
  chunkGroups,
  laterFiles,
  oneEntryPlugin,
  shortImportMapPlugin,
} from './src/build/chunks.ts';
import { routesInApp } from './src/build/entryPoints.ts';
import { firstScreenPlugin } from './src/build/firstScreen.ts';
import { firstStringsPlugin } from './src/build/firstStrings.ts';
import { galleryPlugin } from './src/build/galleryPage.ts';
import {
  hooksBeforeI18next,
  lighterRouter,
  queriesWithoutPages,
  translationsWithoutTrans,
} from './src/build/lighterLibraries.ts';
import { keptWords } from './src/build/keptWords.ts';
import { licencesPlugin } from './src/build/licences.ts';
import { manifestOf } from './src/build/manifest.ts';
import { originsPlugin } from './src/build/origins.ts';
import { quietStylesPlugin, quietWorkerPlugin } from './src/build/quietBuild.ts';
import { listensAt, proxyTargetOf, type HostOptions } from './src/server/hostOptions.ts';
import { hostPlugin } from './src/server/vitePlugin.ts';

interface Backend {
  plugins: Plugin[];
  pageSettings: Partial<AppConfig>;
  onPage: NonNullable<HostOptions['onPage']>;
  entries: { path: string; label: string }[];
}

/** The demo answers `/api`. Not used with `API_PROXY`, which forwards calls to a venue's server. */
async function demoBackend(): Promise<Backend> {
  const { demoPlugin, giveAntiForgeryCookie } = await import('./src/demo/vitePlugin.ts');
  const { demoEntries } = await import('./src/demo/entries.ts');
  const { PUSH_PUBLIC_KEY } = await import('./src/demo/push/vapid.ts');
  return {
    plugins: [demoPlugin()],
    pageSettings: {
      venues: demoEntries,
      mapTileUrl: '/demo/tiles/{z}/{x}/{y}.svg',
      pushPublicKey: PUSH_PUBLIC_KEY,
      // The demo's payment pages are on the app's own origin, always allowed; other hosts are not.
      paymentHosts: ['localhost'],
    },
    onPage: giveAntiForgeryCookie,
    entries: demoEntries.map(({ path, labelEN }) => ({ path, label: labelEN })),
  };
}

const STYLES = globSync('src/**/*.module.css').toSorted();

/** A short but readable class name: the word and the number of its file. */
function className(word: string, file: string): string {
  return `${word}_${STYLES.indexOf(relative(import.meta.dirname, file.split('?')[0] ?? '')).toString(36)}`;
}

async function appConfig({ mode, command, isPreview }: ConfigEnv): Promise<UserConfig> {
  const env = {
    ...loadEnv(mode, '.', ['SUFRA_', 'API_PROXY', 'REQUESTS_PER_SECOND', 'HOST', 'PORT']),
    ...process.env,
  };
  const proxyTarget = proxyTargetOf(env);
  const host = listensAt(env, proxyTarget !== undefined);
  // The build of `npm start`: the demo overrides the settings of its page.
  const isForDemo = mode === 'demo';
  const needsBackend = (command === 'serve' || isPreview || isForDemo) && proxyTarget === undefined;
  const words = keptWords();
  const brand = readBrand(env['SUFRA_BRAND']);
  const backend = needsBackend ? await demoBackend() : undefined;

  return {
    appType: 'spa',
    // Pages of other origins may not read from this server.
    server: { host, cors: false },
    preview: { host, cors: false, port: Number(env['PORT'] ?? 4173), strictPort: true },
    css: { modules: { generateScopedName: className } },
    build: {
      assetsDir: 'static',
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      manifest: true,
      // Imports name a file without its hash, so that a change renames one file only.
      chunkImportMap: true,
      modulePreload: { polyfill: false, resolveDependencies: laterFiles },
      rolldownOptions: {
        // This warning appears on busy machines only.
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } },
      },
    },
    // For the code scanner's worker, which is outside the app's own files.
    worker: { format: 'es', plugins: () => [originsPlugin(), licencesPlugin()] },
    plugins: [
      quietStylesPlugin(),
      brandPlugin(brand),
      routesInApp(),
      react(),
      lighterRouter(),
      queriesWithoutPages(),
      hooksBeforeI18next(),
      translationsWithoutTrans(),
      galleryPlugin(),
      originsPlugin(),
      licencesPlugin(),
      oneEntryPlugin(),
      shortImportMapPlugin(),
      firstScreenPlugin(brand),
      // Reads the files of the first screen.
      firstStringsPlugin(brand),
      words.plugin,
      hostPlugin({
        env,
        brand,
        proxyTarget,
        pageSettings: backend?.pageSettings,
        onPage: backend?.onPage,
        entries: backend?.entries,
      }),
      ...(backend?.plugins ?? []),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src',
        filename: 'sw.ts',
        injectRegister: false,
        registerType: 'prompt',
        includeManifestIcons: false,
        injectManifest: {
          buildPlugins: {
            vite: [
              brandPlugin(brand),
              routesInApp(false),
              originsPlugin(),
              licencesPlugin(),
              quietWorkerPlugin(),
            ],
          },
          globPatterns: [
            'index.html',
            'static/**/*.{js,css}',
            'assets/i18n/**/*.json',
            'icons/icon.svg',
          ],
          manifestTransforms: [words.transform],
          globIgnores: [
            // Large, and needed only by forms that cannot be sent offline, and by the code scanner,
            // which opens another table's menu from the network.
            'static/phoneLibrary-*.js',
            'static/findCodes-*.js',
            // Only a stored menu is drawn without the network.
            'static/firstScreen-!(Menu)-*.js',
          ],
        },
        manifest: manifestOf(DEFAULT_LANG, brand),
      }),
    ],
  };
}

/** Vitest reads this file too, and finds the settings of the tests. */
export default defineConfig(async (env) =>
  env.mode === 'test' ? (await import('./tests/vitest.config.ts')).default : appConfig(env),
);
