/** The first screens, to be drawn once and by React from the same answers. */
import type { TFunction } from 'i18next';
import type { Lang } from '../../../src/contract/languages.ts';
import type { AnswersAsTheyCame } from '../../../src/firstScreen/doors/answers.ts';
import { screenOf as delivery } from '../../../src/firstScreen/doors/DeliveryMenuScreen.tsx';
import { screenOf as cart } from '../../../src/firstScreen/doors/CartScreen.tsx';
import { screenOf as deliveryDish } from '../../../src/firstScreen/doors/DeliveryDishScreen.tsx';
import { screenOf as dish } from '../../../src/firstScreen/doors/DishLinkScreen.tsx';
import { screenOf as hall } from '../../../src/firstScreen/doors/HallScreen.tsx';
import { screenOf as lane } from '../../../src/firstScreen/doors/LaneScreen.tsx';
import { screenOf as own } from '../../../src/firstScreen/doors/OwnMenuScreen.tsx';
import { screenOf as landing } from '../../../src/firstScreen/doors/LandingScreen.tsx';
import { screenOf as logIn } from '../../../src/firstScreen/doors/LogInScreen.tsx';
import { screenOf as menu } from '../../../src/firstScreen/doors/MenuScreen.tsx';
import { screenOf as order } from '../../../src/firstScreen/doors/PlacedOrderScreen.tsx';
import { screenOf as rating } from '../../../src/firstScreen/doors/RatingFormScreen.tsx';
import { screenOf as rooms } from '../../../src/firstScreen/doors/RoomScreen.tsx';
import { screenOf as rounds } from '../../../src/firstScreen/doors/RoundsScreen.tsx';
import { screenOf as welcome } from '../../../src/firstScreen/doors/WelcomeScreen.tsx';
import { modes } from '../../../src/ordering/visit/modes.ts';
import type { Drawing } from '../../../src/firstScreen/react.ts';
import { anyViewer } from '../../components/anyViewer.ts';
import { ORDER } from '../usualCart.ts';

const SCREENS = {
  menu,
  own,
  rooms,
  hall,
  lane,
  welcome,
  rating,
  delivery,
  landing,
  dish,
  cart,
  order,
  rounds,
  deliveryDish,
  logIn,
};
export type ScreenName = keyof typeof SCREENS;

/** Returns the markup; undefined if the app has to draw this page. */
export type DrawScreen = (name: ScreenName, answers: string, lang: Lang) => string | undefined;

const t = ((key: string, values: object = {}) =>
  `${key} ${Object.values(values).join(' ')}`) as unknown as TFunction;

export function drawWith(draw: (page: Drawing, box: HTMLElement) => void): DrawScreen {
  return (name, answers, lang) => {
    const { look: _, ...diner } = anyViewer({ t, lang, nowMs: Date.parse('2026-01-01T12:00Z') });
    const came = JSON.parse(answers) as AnswersAsTheyCame;
    came.others = { [ORDER.eOrderID]: came.order };
    const screen = SCREENS[name](came, {
      ...diner,
      mode: modes.Table,
      tableCode: 'T12',
      filters: 'vegan',
    });
    if (!screen) return undefined;
    const box = document.createElement('div');
    document.body.replaceChildren(box);
    draw(screen.page, box);
    return markupOf(box);
  };
}

/** The markup with its attributes in one order, and with generated ids by their place. */
function markupOf(box: Element): string {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, `id-${ids.size}`);
    return ids.get(id) ?? '';
  };
  const visit = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const attributes = [...node.attributes]
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ name, value }) => {
        const isId = /^(?:id|for|name|aria-(?:labelled|described)by)$/.test(name);
        return `${name}="${isId ? idOf(value) : value}"`;
      });
    // Neighbouring texts are one text.
    const children = [...node.childNodes].map(visit).join('');
    return `\n<${[node.tagName, ...attributes].join(' ')}>${children}</>`;
  };
  return visit(box);
}
