/**
 * Draws the icons, splash screens and screenshots of the installed app from the two drawings in
 * public/icons and a running app: `node tests/drawInstallPictures.mjs http://localhost:4173`. With
 * a brand's folder as second argument, it reads the drawings there and writes there.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { pageColor } from '../src/build/brand/colors.ts';
import { SPLASH_SCREENS, splashAddress } from '../src/config/splashScreens.ts';

const [origin = 'http://localhost:4173', folder] = process.argv.slice(2);
const output = folder ?? join(dirname(dirname(fileURLToPath(import.meta.url))), 'public');
const { colors = {} } = folder ? JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8')) : {};
const PAPER = pageColor('light', colors);
mkdirSync(join(output, 'install'), { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

function drawing(name) {
  return readFileSync(join(output, 'icons', `${name}.svg`), 'utf8');
}

async function draw(file, svg, { width, height, icon, paper }) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;block-size:100vh;background:${paper}}` +
      `svg{inline-size:${icon}px;block-size:${icon}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(output, file), omitBackground: paper === 'transparent' });
  await page.close();
}

async function shoot(lang, name, path, viewport, density) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: density,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => sessionStorage.setItem('langBEIT', chosen), lang);
  const page = await context.newPage();
  await page.request.post(`${origin}/demo/control`, { data: { action: 'popupsOff' } });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const file = join(output, 'install', `${name}-${lang.toLowerCase()}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 60 });
  await context.close();
}

const square = (size) => ({ width: size, height: size, icon: size });
const icon = drawing('icon');
const maskable = drawing('maskable');
await draw('icons/icon-192.png', icon, { ...square(192), paper: 'transparent' });
await draw('icons/icon-512.png', icon, { ...square(512), paper: 'transparent' });
await draw('icons/maskable-512.png', maskable, { ...square(512), paper: PAPER });
// Without round corners, because iPhones round them.
await draw('icons/apple-touch-icon.png', maskable, { ...square(180), paper: PAPER });
for (const [width, height, density] of SPLASH_SCREENS) {
  await draw(splashAddress(width, height, density).slice(1), icon, {
    width: width * density,
    height: height * density,
    icon: 96 * density,
    paper: PAPER,
  });
}
const phone = { width: 390, height: 844 };
for (const lang of ['EN', 'AR']) {
  await shoot(lang, 'menu', '/Menu/BEIT/T12', phone, 2);
  await shoot(lang, 'dish', '/Item/BEIT/1301/T12', phone, 2);
  await shoot(lang, 'wide', '/Menu/BEIT/T12', { width: 1280, height: 800 }, 1);
}
await browser.close();
