/** Every component, page and state with one venue's settings, and all illegible texts. */
import * as v from 'valibot';
import type { Page } from '@playwright/test';
import { ButtonColorCodes } from '../../../../src/contract/colors.ts';
import { HeaderSetup } from '../../../../src/contract/venue.ts';
import { lookTokens } from '../../../../src/rules/venue/venueLook.ts';
import { venueTokens, type Appearance } from '../../../../src/rules/venue/venueTheme.ts';
import { expect, test, violationsOf } from '../../../browser/support/diner.ts';
import { isDrawn, whileAllIsDrawn } from '../../../browser/support/drawn.ts';
import { requestsOf } from '../../../browser/support/everyPage.ts';
import { LANGS, pictureOf } from '../../../browser/support/pictureNames.ts';
import { GALLERY_PORT, originAt } from '../../../browser/support/previewServer.ts';
import { sceneOf } from '../../../browser/support/sceneOf.ts';
import { chainsIn } from '../../../browser/support/states/pageStates.ts';
import { pagesIn } from '../../../browser/support/states/walkStates.ts';
import { dress, venueOfRun } from './dressed.ts';
import {
  APPEARANCES,
  EVERY_COMPONENT,
  EVERY_PAGE,
  keepPicture,
  keepSeen,
  type Seen,
} from './sheet.ts';

const venue = venueOfRun();

test.use({ expectsConsoleErrors: true });
test.describe.configure({ timeout: 600_000 });

interface Place {
  name: string;
  /** The path of its picture. */
  path: string;
  isLong?: boolean;
  /** Switches the page itself to light or dark, in addition to the phone's setting. */
  wear?: (appearance: Appearance) => Promise<void>;
}

/** Takes the pictures of one chain in order. */
function lookerOn(page: Page, chain: string, lang: Seen['lang']) {
  const seen: Seen[] = [];
  return {
    look: async ({ name, path, isLong = false, wear }: Place) => {
      const faults: string[] = [];
      const pictures = { light: '', dark: '' };
      for (const appearance of APPEARANCES) {
        await page.emulateMedia({ colorScheme: appearance });
        await wear?.(appearance);
        await isDrawn(page);
        pictures[appearance] = `${path}.${appearance}.jpg`;
        const shot = await page.screenshot({ type: 'jpeg', quality: 60, fullPage: isLong });
        keepPicture(pictures[appearance], shot);
        const found = await whileAllIsDrawn(page, () => violationsOf(page, ['color-contrast']));
        faults.push(...found.map((fault) => `${lang}, ${appearance}: ${fault}`));
      }
      await page.emulateMedia({ colorScheme: 'light' });
      seen.push({ chain, place: name, lang, pictures, faults });
    },
    tell: () => {
      keepSeen(`${chain.replaceAll(/\W+/g, '-')}-${lang}`, seen);
      expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
    },
  };
}

/** The tokens that the app sets for a venue; the gallery has no venue. */
function tokensIn(lang: Seen['lang'], appearance: Appearance): Record<string, string> {
  const header = v.parse(HeaderSetup, venue.header);
  const colors = v.parse(ButtonColorCodes, venue.pages.table);
  return { ...lookTokens(header, lang), ...venueTokens(header, colors, appearance) };
}

for (const lang of LANGS) {
  const chains = Object.entries({ ...chainsIn(lang), [EVERY_PAGE]: pagesIn(lang) });
  for (const [chain, states] of chains) {
    test(`${chain} (${lang})`, async ({ page, demo }) => {
      await dress(page, venue);
      const { look, tell } = lookerOn(page, chain, lang);
      const { areAnswered } = requestsOf(page);
      const scene = await sceneOf(page, demo, lang);
      for (const [name, reach] of states) {
        await test.step(name, async () => {
          await reach(scene);
          await areAnswered();
          await look({ name, path: pictureOf(lang, chain, name) });
        });
      }
      tell();
    });
  }

  test(`${EVERY_COMPONENT} (${lang})`, async ({ page }) => {
    const { look, tell } = lookerOn(page, EVERY_COMPONENT, lang);
    const wear = async (appearance: Appearance) => {
      await page.goto(`${originAt(GALLERY_PORT)}/gallery?lang=${lang}&theme=${appearance}`);
      await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
      await page.evaluate(
        (tokens) => {
          for (const [name, value] of Object.entries(tokens))
            document.documentElement.style.setProperty(name, value);
        },
        tokensIn(lang, appearance),
      );
    };
    await look({ name: 'all of src/ui', path: `${lang}/components`, isLong: true, wear });
    tell();
  });
}
