import type { Page } from '@playwright/test';
import { cameraOn, PHONE } from './camera.ts';
import { expect, violationsOf, type Demo } from './diner.ts';
import { isDrawn, whileAllIsDrawn } from './drawn.ts';
import { faultsOf } from './faultsOf.ts';

const WIDTHS = [320, 1280];

/** How often a place is looked at, besides its picture. */
const LOOKS = WIDTHS.length * 2;

/** The outline of a page has no heading yet. */
const OF_A_WHOLE_PAGE = 'page-has-heading-one';

/**
 * Everything that a machine can find on a page, and everything past its edge: on the narrowest phone and
 * on a desktop, in the light and in the dark. The dark changes nothing but colours. The pictures' font is a
 * narrow one, so words are looked at in the wider one of the machine too.
 */
async function faultsIn(page: Page, isOutline: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...PHONE, width });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await isDrawn(page);
      const found = await violationsOf(
        page,
        colorScheme === 'dark' ? ['color-contrast'] : undefined,
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) found.push(`${overflow} px past the edge`);
      if (width < PHONE.width && colorScheme === 'light') {
        found.push(...(await faultsOf(page)));
        await page.evaluate(() =>
          document.documentElement.style.setProperty('--font', 'system-ui', 'important'),
        );
        found.push(...(await faultsOf(page)).map((fault) => `in the system's font, ${fault}`));
        await page.evaluate(() => document.documentElement.style.removeProperty('--font'));
      }
      faults.push(
        ...found
          .filter((fault) => !(isOutline && fault.startsWith(OF_A_WHOLE_PAGE)))
          .map((fault) => `${width} px, ${colorScheme}: ${fault}`),
      );
    }
  }
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

interface Place {
  /** The name of its picture; without it none is taken. */
  picture?: string | undefined;
  isOutline?: boolean;
}

/** To be made before the first page is opened. Without a camera the page keeps its own time. */
export async function lookerOn(page: Page, demo: Demo, { hasCamera = true } = {}) {
  await page.setViewportSize(PHONE);
  const camera = hasCamera ? await cameraOn(page, demo) : undefined;
  const faults: Record<string, string[]> = {};
  let places = 0;
  return {
    look: async (name: string, { picture, isOutline = false }: Place = {}) => {
      places += 1;
      if (picture) await camera?.take(picture);
      const found = await whileAllIsDrawn(page, () => faultsIn(page, isOutline));
      if (found.length > 0) faults[name] = found;
    },
    /** Says how much was looked at, and fails if something was found. */
    tell: (title: string) => {
      const count = Object.values(faults).flat().length;
      process.stdout.write(
        `${title}: ${places} places, ${places * LOOKS} looks, ${count} faults\n`,
      );
      camera?.develop();
      expect(faults).toEqual({});
    },
  };
}
