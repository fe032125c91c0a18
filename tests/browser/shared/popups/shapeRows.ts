import type { Locator, Page } from '@playwright/test';
import type { NotificationDetail } from '../../../../src/contract/notification.ts';
import { detail, notification } from '../../../rules/popups/popups.ts';

const PICTURES = { wide: [1600, 400], tall: [300, 1200], square: [600, 600] } as const;
type Shape = keyof typeof PICTURES;
/** Each size with each picture, and by turns each placement, close place and animation. */
export const ROWS = ([1, 2, 3, 4] as const).flatMap((dimensionId, at) =>
  (Object.keys(PICTURES) as Shape[]).map((picture, turn) => ({
    dimensionId,
    picture,
    notificationPlacement: turn + 1,
    closeBtnPlacement: ((turn + at) % 3) + 1,
    animationId: ((turn + at) % 2) + 1,
  })),
);

const slideOf = ({ picture, ...over }: (typeof ROWS)[number]): NotificationDetail =>
  detail({
    width: 300,
    height: 400,
    imageName: `popup-${picture}.svg`,
    imageAlt: 'Fresh bread from the oven, all evening',
    showBtn: true,
    buttonName: 'See the bread',
    ...over,
  });

export const slideOnScreen = (popup: Locator) => popup.locator('ul > li:not([inert])');

/** Answers with two notifications, which share one carousel, and with their pictures. */
export async function offerRows(page: Page): Promise<void> {
  await page.route('**/api/Notification/**', (route) =>
    route.fulfill({
      json: {
        status: 1,
        dataenum: [
          notification(1, ...ROWS.slice(0, 5).map(slideOf)),
          notification(2, ...ROWS.slice(5).map(slideOf)),
        ],
      },
    }),
  );
  await page.route('**/popup-*.svg', (route) => {
    const [, shape] = /popup-(\w+)\.svg/.exec(route.request().url()) ?? [];
    const [width, height] = PICTURES[shape as Shape];
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#a52"/></svg>`,
    });
  });
}
