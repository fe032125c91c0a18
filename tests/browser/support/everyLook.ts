import type { Page } from '@playwright/test';
import { cameraOn, PHONE } from './camera.ts';
import { expect, violationsOf, type Demo } from './diner.ts';
import { isDrawn, whileAllIsDrawn } from './drawn.ts';
import { barsOf, faultsOf, overflowOf } from './faultsOf.ts';
import { mirrorFaultsOf } from './mirror.ts';
import type { Kind } from './sceneOf.ts';

/** The checks of a page, and where its setting differs from the phone of the pictures. */
interface Look {
  name: string;
  screen: { width: number; height: number };
  isDark?: boolean;
  hasForcedColours?: boolean;
  /** The pictures' font is narrow: the machine's wider font is checked too. */
  font?: 'system-ui';
  /** The phone's font size; 16 is usual. */
  fontSize?: number;
  find: readonly ((page: Page) => Promise<string[]>)[];
  /** The places to check; all by default. */
  at?: (kind: Kind) => boolean;
}

const allOf = (page: Page) => violationsOf(page);
const contrastOf = (page: Page) => violationsOf(page, ['color-contrast']);

const isWhole = (kind: Kind) => kind.isOutline !== true;
const isPage = (kind: Kind) => kind.isPage === true;
const hasBars = (kind: Kind) => kind.hasBars === true;

const NARROW = { width: 320, height: 844 };
const DESKTOP = { width: 1280, height: 844 };

/**
 * Neighbours differ as little as possible. Dark mode changes only colours. The only words of an
 * outline are those of the header, which whole pages have too.
 */
const LOOKS: readonly Look[] = [
  { name: 'in the dark', screen: NARROW, isDark: true, find: [contrastOf], at: isWhole },
  {
    name: 'in forced dark colours',
    screen: NARROW,
    isDark: true,
    hasForcedColours: true,
    find: [contrastOf],
    at: isPage,
  },
  {
    name: 'in forced colours',
    screen: NARROW,
    hasForcedColours: true,
    find: [contrastOf],
    at: isPage,
  },
  { name: 'at 320 px', screen: NARROW, find: [allOf, faultsOf] },
  { name: 'mirrored', screen: NARROW, find: [mirrorFaultsOf], at: isWhole },
  {
    name: "in the system's font",
    screen: NARROW,
    font: 'system-ui',
    find: [faultsOf],
    at: isWhole,
  },
  {
    name: 'with type at 200 %',
    screen: NARROW,
    font: 'system-ui',
    fontSize: 32,
    find: [faultsOf],
    at: isWhole,
  },
  { name: 'at 1280 px', screen: DESKTOP, find: [overflowOf] },
  {
    name: 'at 1280 px, mirrored and by axe',
    screen: DESKTOP,
    find: [mirrorFaultsOf, allOf],
    at: isPage,
  },
  { name: 'on its side', screen: { width: 844, height: 390 }, find: [barsOf], at: hasBars },
  { name: 'at 400 %', screen: { width: 320, height: 225 }, find: [barsOf], at: hasBars },
];

/** The outline of a page has no heading yet. */
const OF_A_WHOLE_PAGE = 'page-has-heading-one';

/** Create it before the first page opens. Without a camera the page keeps its own time. */
export async function lookerOn(page: Page, demo: Demo, { hasCamera = true } = {}) {
  await page.setViewportSize(PHONE);
  const camera = hasCamera ? await cameraOn(page, demo) : undefined;
  const session = await page.context().newCDPSession(page);
  const faults: Record<string, string[]> = {};
  let places = 0;
  let looks = 0;
  let worn: Omit<Look, 'name' | 'find'> = { screen: PHONE };
  const wear = async (next: typeof worn) => {
    const { screen, isDark = false, hasForcedColours = false, font, fontSize = 16 } = next;
    if (screen !== worn.screen) await page.setViewportSize(screen);
    await page.emulateMedia({
      colorScheme: isDark ? 'dark' : 'light',
      forcedColors: hasForcedColours ? 'active' : 'none',
    });
    if (next.fontSize !== worn.fontSize) {
      const fontSizes = { standard: fontSize, fixed: (fontSize * 13) / 16 };
      await session.send('Page.setFontSizes', { fontSizes });
    }
    if (font !== worn.font)
      await page.evaluate((family) => {
        const { style } = document.documentElement;
        if (family) style.setProperty('--font', family, 'important');
        else style.removeProperty('--font');
      }, font);
    worn = next;
    await isDrawn(page);
  };
  return {
    look: async (name: string, kind: Kind, picture: string) => {
      places += 1;
      if (camera && !kind.isUnpictured) {
        await camera.take(picture);
        looks += 2;
      }
      await whileAllIsDrawn(page, async () => {
        for (const look of LOOKS.filter(({ at }) => at?.(kind) ?? true)) {
          looks += look.find.length;
          await wear(look);
          for (const find of look.find) {
            const found = (await find(page)).filter(
              (fault) => !(kind.isOutline && fault.startsWith(OF_A_WHOLE_PAGE)),
            );
            if (found.length > 0) (faults[`${name} ${look.name}`] ??= []).push(...found);
          }
        }
        await wear({ screen: PHONE });
      });
    },
    /** Prints how much was checked, and fails if there are faults. */
    tell: (title: string) => {
      const count = Object.values(faults).flat().length;
      process.stdout.write(
        `${title}: ${places} places, ${looks} looks, ${count} faults; ${camera?.told() ?? 'no pictures'}\n`,
      );
      expect.soft(faults).toEqual({});
      camera?.develop();
    },
  };
}
