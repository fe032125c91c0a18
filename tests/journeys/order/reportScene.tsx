/** The report about an order, at a venue that answers as a test says. */
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { saveDelivery } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { CODE, openApp, placeOrder, TABLE, type AppScene } from '../appScene.tsx';

const TEXT = { questionId: 5, seq: 1, labelEN: '', labelAR: '', isRequired: false, type: 'text' };
const PHOTO = { ...TEXT, questionId: 6, seq: 2, type: 'photo', max: 2 };

/** A form that a report can fill in; the demo's own asks for stars. */
export const FORM = {
  templateId: 1,
  isActive: true,
  labelEN: 'How was it?',
  labelAR: '',
  colors: {},
  askName: 'no',
  askMobile: 'no',
  askEmail: 'no',
  questions: [TEXT],
  thanksEN: '',
  thanksAR: '',
};
export const FORM_WITH_PHOTOS = { ...FORM, questions: [TEXT, PHOTO] };

export interface Post {
  uniqueId: string;
  eOrderID: number;
  pageId: number;
  customerId?: number;
  answers: { questionId: number; text?: string; fileNames?: string[] }[];
}

type Answers = Readonly<Record<string, (asked: Request) => Response | Promise<Response>>>;

/** The app's own files are asked for without their origin. */
function requestOf(input: Request | string, init?: RequestInit): Request {
  return new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
}

/** Answers the calls whose address has one of these pieces; the demo answers all others. */
export function answer(answers: Answers): void {
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    const [, special] = Object.entries(answers).find(([piece]) => address.includes(piece)) ?? [];
    return special ? special(requestOf(input, init)) : answerAsUsual(input, init);
  });
}

export const told = (dataenum: unknown) => Response.json({ status: 1, dataenum });

interface OpenedReport extends AppScene {
  eOrderID: number;
  orderNo: string;
}

/** Opens the page of an order that was placed at the table. */
export async function openTableOrder(answers: Answers): Promise<OpenedReport> {
  let placed = { eOrderID: 0, orderNo: '' };
  const scene = await openApp(`/Menu/${CODE}/${TABLE}`, {
    before: async (demo) => {
      placed = await placeOrder(demo, 'Fst345678901');
    },
  });
  answer(answers);
  await scene.go(`/Cart/${CODE}/${TABLE}/${placed.eOrderID}`);
  return { ...scene, ...placed };
}

/** Opens the page of an order that was brought to the customer. */
export async function openCustomerOrder(answers: Answers): Promise<OpenedReport> {
  let placed = { eOrderID: 0, orderNo: '' };
  const scene = await openApp(`/Delivery/${CODE}`, {
    isLoggedIn: true,
    before: async (demo) => {
      placed = (await saveDelivery(demo, DISH.fish, 1)).data;
      await demo.call(`TableCart/PlaceOrder/${placed.eOrderID}`);
    },
  });
  answer(answers);
  await scene.go(`/Delivery/${CODE}/Order/${placed.eOrderID}`);
  return { ...scene, ...placed };
}

export async function openReport(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Something is wrong' }));
  await screen.findByRole('radio', { name: 'Something is cold' });
}

export function fillIn(words: string): void {
  fireEvent.click(screen.getByRole('radio', { name: 'Something is cold' }));
  fireEvent.change(screen.getByLabelText(/In a few words/), { target: { value: words } });
}

export const sendButton = () => screen.findByRole('button', { name: 'Send to the restaurant' });
