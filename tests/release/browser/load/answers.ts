/** Answers of a venue with far too much data. */
import type { Page } from '@playwright/test';
import { wholeAnswer } from '../../../browser/support/demoServer.ts';
import { ORDER_STATUS } from '../../../../src/contract/orderStatus.ts';
import { EORDER_STATUS } from '../../../../src/contract/examples/parts.ts';

const envelope = (dataenum: unknown) => ({ status: 1, dataenum });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const PAGE_SIZE = 50;

/** A customer's orders, fifty per page as in the contract. */
export async function serveOrders(page: Page, count: number): Promise<void> {
  const orders = upTo(count).map((index) => ({
    createdOn: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
    eOrderID: 900_000 + count - index,
    orderNo: `A-${count - index}`,
    orderType: 'Delivery',
    orderStatus: ORDER_STATUS.completed,
    paymentStatus: 2,
    storeId: 11,
    storeLabelEN: 'Sharq',
    storeLabelAR: 'شرق',
    itemCount: 3,
    firstItems: ['Mansaf', 'Hummus', `Dish ${index}`],
    payable: 12.25,
    sPayable: '12.250',
    currency: 'KWD',
    canRate: true,
    canReorder: true,
    images: ['BEIT~mansaf-320.svg'],
  }));
  await page.route(/\/api\/Delivery\/GetCustomerOrderDetails\//, async (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const orderList = orders.slice((asked - 1) * PAGE_SIZE, asked * PAGE_SIZE);
    await route.fulfill({ json: envelope({ totalOrders: count, orderList }) });
  });
}

/** Every requested order, with five lines. */
export async function serveRounds(page: Page): Promise<void> {
  const lines = EORDER_STATUS.lines.flatMap((line) =>
    upTo(5).map((index) => Object.assign({}, line, { uniqueId: `${line.uniqueId}${index}` })),
  );
  await page.route(/\/api\/TableCart\/checkEOrderStatus\//, (route) => {
    const eOrderID = Number(route.request().url().split('/').at(-1));
    const answer = { ...EORDER_STATUS, eOrderID, orderNo: `A-${eOrderID}`, lines };
    return route.fulfill({ json: envelope(answer) });
  });
}

/** Popups for every audience that a venue can choose: all, new customers, a number of orders. */
export async function servePopups(page: Page, count: number): Promise<void> {
  const popups = upTo(count).map((index) => ({
    notificationId: 70_000 + index,
    createdOn: '2025-01-01T00:00:00Z',
    notificationDetail: {
      audienceId: 1 + (index % 3),
      visibiltyId: 1,
      animationId: 1,
      closeBtnColor: '#ffffff',
      closeBtnPlacement: 3,
      dimensionId: 2,
      width: 0,
      height: 0,
      notificationPlacement: 2,
      imageName: index % 2 === 0 ? 'BEIT~mansaf-320.svg' : '',
      imageAlt: `Popup ${index}`,
      showBtn: true,
      buttonName: 'See it',
      buttonNameAr: 'شاهد',
      buttonBgColor: '#112233',
      buttonColor: '#ffffff',
      actionId: 1,
      itemDetails: { id: 1107, isCombo: false, isNonItem: false, isCustomized: false },
      promo: null,
      type: 1 + (index % 2),
      days: 1 + index,
      startDate: new Date(Date.UTC(2025, 0, 1) + index * 3_600_000).toISOString().slice(0, 10),
      endDate: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
      orderNo: 1,
      comparisionId: 3,
      variableId: 1,
    },
  }));
  await page.route(/\/api\/Notification\/GetNotificationByAppearanceId\//, (route) =>
    route.fulfill({ json: envelope(popups) }),
  );
}

interface Dish {
  id: number;
  categoryId: number;
  descriptionEN: string;
  descriptionAR: string;
  description: string;
}

/** The menu of BIG twice, with long descriptions in both languages. */
export async function serveLargeMenu(page: Page, dishes: number, bytes: number): Promise<void> {
  const TAG = '"large"';
  await page.route(/\/api\/Menu\/(?:EN|AR)\/BIG/, async (route) => {
    if (route.request().headers()['if-none-match'] === TAG)
      return route.fulfill({ status: 304, headers: { ETag: TAG } });
    const response = await wholeAnswer(route);
    const answer = (await response.json()) as { dataenum: { menuItems: Dish[] } };
    const { menuItems } = answer.dataenum;
    const again = menuItems.map((item) => Object.assign({}, item, { id: item.id + 100_000 }));
    const all = [...menuItems, ...again].slice(0, dishes);
    const missing = bytes - JSON.stringify({ ...answer.dataenum, menuItems: all }).length;
    for (const dish of all) {
      // Three texts of equal length.
      const length = Math.ceil(missing / dishes / 3);
      const long = (text: string) => text.padEnd(length, `${text || 'Slowly cooked.'} `);
      dish.description = long(dish.description);
      dish.descriptionEN = long(dish.descriptionEN);
      dish.descriptionAR = long(dish.descriptionAR);
    }
    const json = { ...answer, dataenum: { ...answer.dataenum, menuItems: all } };
    return route.fulfill({ json, headers: { ETag: TAG } });
  });
}
