import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reportDraftEntry } from '../../../src/storage/draftEntries.ts';
import { appBeforeEach } from '../appScene.tsx';
import {
  fillIn,
  FORM,
  openReport,
  openTableOrder,
  sendButton,
  told,
  type Post,
} from './reportScene.tsx';

appBeforeEach();

/** Opens the report of a placed order at a venue whose form is this one, and fills it in. */
async function report(answers: { status: number; dataenum?: unknown }[] | undefined) {
  const posts: Post[] = [];
  const { eOrderID } = await openTableOrder(
    answers
      ? {
          '/getRateAndReviewTemplateMenuSchedule/': () => told(FORM),
          '/AddNewRateAndReview': async (asked) => {
            posts.push((await asked.json()) as Post);
            return Response.json(answers.shift() ?? { status: 0 });
          },
        }
      : {},
  );
  await openReport();
  fillIn('Ice cold');
  fireEvent.click(screen.getByRole('checkbox'));
  return { posts, eOrderID };
}

const send = async () => fireEvent.click(await sendButton());

it('is sent once, again under the same key after a failure, and the page says so', async () => {
  const { posts, eOrderID } = await report([
    { status: 0 },
    { status: 1, dataenum: { rateAndReviewId: 9 } },
  ]);
  await send();
  expect(await screen.findByText('Your report was not sent. Nothing is lost.')).toBeVisible();
  expect(reportDraftEntry.read(eOrderID)?.words).toBe('Ice cold');
  await send();
  expect(await screen.findByText('You told the restaurant that something is wrong')).toBeVisible();
  expect(posts).toHaveLength(2);
  expect(posts[0]?.uniqueId).toBe(posts[1]?.uniqueId);
  expect(posts[1]?.eOrderID).toBe(eOrderID);
  expect(posts[1]?.answers).toHaveLength(1);
  expect(posts[1]?.answers[0]?.text).toMatch(/^Something is cold: 1 × .+\nIce cold$/);
  expect(reportDraftEntry.read(eOrderID)).toBeUndefined();
});

it('goes as a message where the form is closed, with nothing lost', async () => {
  await report([{ status: -71 }]);
  await send();
  expect(await screen.findByText(/takes no more reports here/)).toBeVisible();
  expect(screen.getByText(/Something is cold: 1 × [\s\S]+Ice cold/)).toBeVisible();
});

it('never invents stars: such a form is not used', async () => {
  const { posts } = await report(undefined);
  await waitFor(() => expect(screen.getByText('Show this to the staff')).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Send to the restaurant' })).toBeNull();
  expect(posts).toEqual([]);
});
