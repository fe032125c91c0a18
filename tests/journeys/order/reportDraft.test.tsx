import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import AR from '../../../public/assets/i18n/AR.json';
import { showLanguage } from '../../../src/i18n/i18n.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { appBeforeEach, CODE, drawApp, forgetAll, TABLE } from '../appScene.tsx';
import {
  fillIn,
  FORM,
  FORM_WITH_PHOTOS,
  openCustomerOrder,
  openReport,
  openTableOrder,
  sendButton,
  told,
  type Post,
} from './reportScene.tsx';

appBeforeEach();
afterEach(async () => {
  appStore.setState({ lang: 'EN' });
  await speakEnglish();
});

const OF_TABLE = '/getRateAndReviewTemplateMenuSchedule/';
const OF_CUSTOMER = '/getRateAndReviewTemplate/';
const POST = '/AddNewRateAndReview';
const thanks = () => screen.findByText('You told the restaurant that something is wrong');

it('is as it was after a reload of the page', async () => {
  const { eOrderID } = await openTableOrder({ [OF_TABLE]: () => told(FORM) });
  await openReport();
  fillIn('Ice cold');
  fireEvent.click(screen.getByRole('checkbox'));
  cleanup();
  forgetAll();
  drawApp(`/Cart/${CODE}/${TABLE}/${eOrderID}`);
  await openReport();
  expect(screen.getByRole('radio', { name: 'Something is cold' })).toBeChecked();
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByLabelText(/In a few words/)).toHaveValue('Ice cold');
});

it('is as it was after a change of language', async () => {
  const { eOrderID } = await openTableOrder({
    [OF_TABLE]: () => told(FORM),
    '/assets/i18n/AR.json': () => Response.json(AR),
  });
  await openReport();
  fillIn('Ice cold');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'العربية' }));
  // The choice reloads the page.
  cleanup();
  forgetAll();
  await showLanguage('AR');
  drawApp(`/Cart/${CODE}/${TABLE}/${eOrderID}`);
  fireEvent.click(await screen.findByRole('button', { name: AR['report.title'] }));
  expect(await screen.findByRole('radio', { name: AR['report.cold'] })).toBeChecked();
  expect(screen.getByDisplayValue('Ice cold')).toBeVisible();
});

it('is sent once where the button is tapped twice', async () => {
  const posts: Post[] = [];
  let arrive: (answer: Response) => void = () => undefined;
  await openTableOrder({
    [OF_TABLE]: () => told(FORM),
    [POST]: async (asked) => {
      posts.push((await asked.json()) as Post);
      return new Promise((resolve) => {
        arrive = resolve;
      });
    },
  });
  await openReport();
  fillIn('Ice cold');
  const button = await sendButton();
  fireEvent.click(button);
  await waitFor(() => expect(posts).toHaveLength(1));
  fireEvent.click(button);
  arrive(told({ rateAndReviewId: 9 }));
  expect(await thanks()).toBeVisible();
  expect(posts).toHaveLength(1);
});

it('goes to the form of the customer’s orders, in the name of the customer', async () => {
  const posts: Post[] = [];
  const asked: string[] = [];
  const { eOrderID } = await openCustomerOrder({
    [OF_CUSTOMER]: ({ url }) => {
      asked.push(new URL(url).pathname);
      return told(FORM);
    },
    [POST]: async (post) => {
      posts.push((await post.json()) as Post);
      return told({ rateAndReviewId: 9 });
    },
  });
  await openReport();
  fillIn('Ice cold');
  fireEvent.click(await sendButton());
  expect(await thanks()).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/TINY\/2$/)]);
  expect(posts).toMatchObject([{ eOrderID, pageId: 2, customerId: 900 }]);
});

it('goes without a photo that did not arrive', async () => {
  // A file goes this way, for its progress; the other calls do not.
  vi.stubGlobal('XMLHttpRequest', undefined);
  const posts: Post[] = [];
  await openTableOrder({
    [OF_TABLE]: () => told(FORM_WITH_PHOTOS),
    [POST]: async (asked) => {
      posts.push((await asked.json()) as Post);
      return told({ rateAndReviewId: 9 });
    },
  });
  await openReport();
  fillIn('Ice cold');
  const photo = new File(['a'], 'soup.jpg', { type: 'image/jpeg' });
  fireEvent.change(await screen.findByLabelText(/Add a photo/), { target: { files: [photo] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
  expect(screen.getByText('soup.jpg')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  fireEvent.click(await sendButton());
  expect(await thanks()).toBeVisible();
  expect(posts[0]?.answers).toEqual([{ questionId: 5, text: 'Something is cold\nIce cold' }]);
});
