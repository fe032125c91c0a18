import type { Page } from '@playwright/test';
import { wholeAnswer } from './demoServer.ts';

interface Dish {
  id: number;
  categoryId: number;
}

/** Serves the menu of BIG as `change` leaves its dishes. */
export async function serveBig<Changed extends Dish>(
  page: Page,
  change: (dishes: Dish[]) => Changed[],
): Promise<void> {
  await page.route(/\/api\/Menu\/(?:EN|AR)\/BIG/, async (route) => {
    const response = await wholeAnswer(route);
    const answer = (await response.json()) as { dataenum: { menuItems: Dish[] } };
    const dataenum = { ...answer.dataenum, menuItems: change(answer.dataenum.menuItems) };
    await route.fulfill({ response, json: { ...answer, dataenum } });
  });
}

/** Gives the venue's menu another number of dishes; more than it has are the same once more. */
export async function serveDishes(page: Page, dishes: number): Promise<void> {
  await serveBig(page, (menuItems) => {
    const again = menuItems.map((item) => ({ ...item, id: item.id + 100_000 }));
    return [...menuItems, ...again].slice(0, dishes);
  });
}
