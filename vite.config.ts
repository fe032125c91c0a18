import { globSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ConfigEnv, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { AppConfig } from './src/config/appConfig.ts';
import { DEFAULT_LANG } from './src/contract/languages.ts';
import { brandPlugin } from './src/build/brand/plugin.ts';
import { readBrand } from './src/build/brand/settings.ts';
import { chunkGroups, oneEntryPlugin, shortImportMapPlugin } from './src/build/chunks.ts';
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
import { hostPlugin, listensAt, proxyTargetOf, type HostOptions } from './src/server/vitePlugin.ts';

interface Backend {
  plugins: Plugin[];
  pageSettings: Partial<AppConfig>;
  onPage: NonNullable<HostOptions['onPage']>;
  entries: { path: string; label: string }[];
}

/** The demo answers `/api`. Not used with `API_PROXY`, which passes calls on to a venue's server. */
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
      // Its payment pages are of the app's own origin, which needs no name: no other host is allowed.
      paymentHosts: ['localhost'],
    },
    onPage: giveAntiForgeryCookie,
    entries: demoEntries.map(({ path, labelEN }) => ({ path, label: labelEN })),
  };
}

const STYLES = globSync('src/**/*.module.css').toSorted();

/** Names a class by its own word and the number of its file, which is short but readable. */
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
    // No page of another origin reads what is served here.
    server: { host, cors: false },
    preview: { host, cors: false, port: Number(env['PORT'] ?? 4173), strictPort: true },
    css: { modules: { generateScopedName: className } },
    build: {
      assetsDir: 'static',
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      manifest: true,
      // An import names a file without its hash, so that a change is one new file and no others.
      chunkImportMap: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Said of busy machines only.
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } },
      },
    },
    // The decoder of codes; it is no part of the app's own files.
    worker: { format: 'es', plugins: () => [originsPlugin(), licencesPlugin()] },
    plugins: [
      quietStylesPlugin(),
      brandPlugin(brand),
      react(),
      lighterRouter(),
      queriesWithoutPages(),
      hooksBeforeI18next(),
      translationsWithoutTrans(),
      galleryPlugin(),
      firstStringsPlugin(brand),
      originsPlugin(),
      licencesPlugin(),
      oneEntryPlugin(),
      shortImportMapPlugin(),
      firstScreenPlugin(brand),
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
            vite: [brandPlugin(brand), originsPlugin(), licencesPlugin(), quietWorkerPlugin()],
          },
          globPatterns: [
            'index.html',
            'static/**/*.{js,css}',
            'assets/i18n/**/*.json',
            'icons/icon.svg',
          ],
          manifestTransforms: [words.transform],
          // Large, and needed only in forms that cannot be sent without a network; and for the code of
          // another table, whose menu needs one.
          globIgnores: ['static/phoneLibrary-*.js', 'static/findCodes-*.js'],
        },
        manifest: manifestOf(DEFAULT_LANG, brand),
      }),
    ],
  };
}

/** Vitest reads this file too, and finds the settings of the tests. */
export default defineConfig(async (env) =>
  process.env['VITEST'] ? (await import('./tests/vitest.config.ts')).default : appConfig(env),
);
