/** The same as `answers.ts` for the additional answers of a welcome page. */
import type { OrderType } from '../contract/basics.ts';
import type { Block, BlockLink } from '../contract/places.ts';
import type { TableHours } from '../contract/tableHours.ts';
import {
  COLORS,
  isFlag,
  isId,
  isSomeText,
  isText,
  isYes,
  listOf,
  maybe,
  opened,
  PICTURES,
  shaped,
  usualAnswers,
  wordOf,
  type AnswersAsTheyCame,
  type Check,
} from './answers.ts';
import type { WelcomeAnswers } from './WelcomeScreen.tsx';

const TARGETS: Record<BlockLink['to'], true> = {
  menu: true,
  category: true,
  item: true,
  promo: true,
  rating: true,
  url: true,
};
const ORDER_TYPES: Record<OrderType, true> = {
  Table: true,
  DriveThrough: true,
  Room: true,
  Delivery: true,
  PickUp: true,
};
const LINK = shaped({ to: wordOf(TARGETS), id: maybe(isId), url: maybe(isText) });
const PICTURE = { images: PICTURES, link: maybe(LINK) };

/** The blocks that a welcome page draws. The app draws pages with any other block. */
const BLOCKS: Partial<Record<Block['kind'], Check>> = {
  hero: shaped({ ...PICTURE, title: maybe(isText), text: maybe(isText) }),
  banner: shaped({
    ...PICTURE,
    alt: isText,
    startsAt: maybe(isText),
    endsAt: maybe(isText),
  }),
  orderTypePicker: shaped({
    options: listOf(
      shaped({
        orderType: wordOf(ORDER_TYPES),
        label: isText,
        isActive: isFlag,
        note: maybe(isText),
      }),
    ),
  }),
  categories: shaped({ title: isText, categoryIds: listOf(isId) }),
  items: shaped({ title: isText, itemIds: listOf(isId), style: wordOf({ strip: 1, grid: 1 }) }),
  text: shaped({ title: maybe(isText), text: isText }),
  social: shaped({ links: listOf(shaped({ kind: isText, url: isSomeText })) }),
  buttons: shaped({ buttons: listOf(shaped({ label: isText, link: LINK })) }),
};

const isBlock: Check = (value) => {
  const { kind } = (value ?? {}) as { kind?: unknown };
  return wordOf(BLOCKS)(kind) && (BLOCKS[kind as Block['kind']]?.(value) ?? false);
};

const WELCOME = shaped({ blocks: listOf(isBlock), colors: COLORS });
const HOURS = shaped({
  closesAt: maybe(isText),
  lastOrderAt: maybe(isText),
  tableLabel: isText,
});
/** The hours need the venue's time zone. */
const PLACE = shaped({ timeZone: isText });
const ACTIVE = shaped({ isActive: isYes });

/** The answers of an ordinary welcome page; undefined if the app has to draw it. */
export function usualWelcome(came: AnswersAsTheyCame, nowMs: number): WelcomeAnswers | undefined {
  const answers = usualAnswers(came, nowMs);
  const [hours, welcome] = [opened(came.hours), opened(came.welcome)];
  // Without a welcome page the app shows the menu.
  const isShown = ACTIVE(opened(came.home)) && PLACE(answers?.venue);
  if (!answers || !isShown || !HOURS(hours) || !WELCOME(welcome)) return undefined;
  return { ...answers, hours: hours as TableHours, welcome } as WelcomeAnswers;
}
