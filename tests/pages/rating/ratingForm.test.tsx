import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import type * as client from '../../../src/api/client.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { RatingPost } from '../../../src/contract/rating.ts';
import { ApiFailure } from '../../../src/api/failure.ts';
import { STATUS } from '../../../src/contract/status.ts';
import { RatingScreen } from '../../../src/pages/rating/RatingScreen.tsx';
import type { RatingQuestion, RatingTemplate } from '../../../src/contract/rating.ts';
import { TableSide } from '../../../src/app/TableSide.tsx';
import { speakEnglish } from '../../i18n/english.ts';
import { AtVenue } from '../../components/atVenue.tsx';

const server = vi.hoisted(() => ({
  rate: vi.fn<(asked: { body: RatingPost }) => Promise<unknown>>(),
  upload: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../../src/api/client.ts', async (original) => {
  const real = await original<typeof client>();
  return {
    ...real,
    call: (endpoint: Endpoint, asked: { body: RatingPost }) => {
      if (endpoint.path.startsWith('RateAndReview/Add')) return server.rate(asked);
      if (endpoint.path === 'RateAndReview/FileUpload') return server.upload();
      return real.call(endpoint, asked);
    },
  };
});

beforeAll(speakEnglish);
beforeEach(() => {
  sessionStorage.clear();
  server.rate.mockReset();
  server.upload.mockReset();
});

const question = (questionId: number, more: Partial<RatingQuestion>): RatingQuestion => ({
  questionId,
  seq: questionId,
  labelEN: `Question ${questionId}`,
  labelAR: '',
  isRequired: false,
  type: 'text',
  max: undefined,
  options: undefined,
  showIf: undefined,
  ...more,
});

function show(...questions: RatingQuestion[]) {
  showAt({}, ...questions);
}

/** Opens the form of an order or of the venue, by a tap on another page. */
function showAt({ eOrderId = 0 }, ...questions: RatingQuestion[]) {
  const template = {
    templateId: 161,
    isActive: true,
    labelEN: 'How was it?',
    labelAR: '',
    askName: 'no',
    askMobile: 'optional',
    askEmail: 'no',
    questions,
    thanksEN: 'We have read it',
    thanksAR: '',
  } as RatingTemplate;
  render(
    <AtVenue visit={{ code: 'BEIT', tableCode: '0', state: 'View' }}>
      <TableSide>
        <Routes>
          <Route path="/" element={<Link to="/rating">Rate us</Link>} />
          <Route
            path="/rating"
            element={
              <RatingScreen
                template={template}
                failure={null}
                onRetry={() => undefined}
                pageId={4}
                eOrderId={eOrderId}
                wasRated={false}
                wayOn={<Link to="/">Back</Link>}
              />
            }
          />
        </Routes>
      </TableSide>
    </AtVenue>,
  );
  fireEvent.click(screen.getByText('Rate us'));
}

/** Draws answers that have arrived. */
const settle = () =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
async function send() {
  fireEvent.click(screen.getByRole('button', { name: EN['rating.send'] }));
  await settle();
}
const refusal = (field: string, message: string) =>
  new ApiFailure('refusal', 'RateAndReview/AddNewRateAndReview', {
    httpStatus: 422,
    status: -2,
    errors: [{ field, message }],
  });

describe('an error from the server', () => {
  it('is shown at its field, disappears with the change, and is then the only message', async () => {
    server.rate.mockRejectedValue(refusal('answers.1', 'No links, please.'));
    show(question(1, {}));
    await send();
    expect(screen.getByText('No links, please.')).toBeInTheDocument();
    expect(screen.queryByText(EN['rating.notSent'])).toBeNull();
    fireEvent.change(screen.getByLabelText(/Question 1/), { target: { value: 'Lovely' } });
    expect(screen.queryByText('No links, please.')).toBeNull();
    expect(screen.queryByText(EN['rating.notSent'])).toBeNull();
  });

  it('is shown below the form if there is no such field', async () => {
    server.rate.mockRejectedValue(refusal('templateId', 'This form has been replaced.'));
    show(question(1, {}));
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('This form has been replaced.');
  });
});

it('announces what the ends of a scale without faces mean', () => {
  show(question(1, { type: 'nps' }));
  const steps = screen.getAllByRole('radio');
  expect(steps[0]).toHaveAccessibleDescription(EN['rating.npsLow']);
  expect(steps[1]).not.toHaveAccessibleDescription();
  expect(steps[10]).toHaveAccessibleDescription(EN['rating.npsHigh']);
});

it('keeps a phone number in the digits that are sent', async () => {
  server.rate.mockResolvedValue({ rateAndReviewId: 1 });
  show(question(1, {}));
  fireEvent.change(screen.getByLabelText(new RegExp(EN['contact.phone'])), {
    target: { value: '٥٥٥١٢٣٤٥' },
  });
  await send();
  expect(server.rate.mock.calls[0]?.[0].body).toMatchObject({ mobileNo: '55512345' });
});

it('moves the focus to the thanks when the form has gone', async () => {
  server.rate.mockResolvedValue({ rateAndReviewId: 1 });
  show(question(1, {}));
  await send();
  expect(screen.getByText('We have read it')).toBeInTheDocument();
  expect(screen.getByText('We have read it').closest('section')).toHaveFocus();
});

it.each([
  ['the venue itself can be rated again', 0, 0],
  ['an order stays rated', 7, 1],
])('when the form is opened again, %s', async (_, eOrderId, thanks) => {
  server.rate.mockResolvedValue({ rateAndReviewId: 1 });
  showAt({ eOrderId }, question(1, {}));
  await send();
  expect(screen.getAllByText('We have read it')).toHaveLength(1);
  fireEvent.click(screen.getByText('Back'));
  fireEvent.click(screen.getByText('Rate us'));
  expect(screen.queryAllByText('We have read it')).toHaveLength(thanks);
});

it('moves the focus of a removed photo to the button for another one', async () => {
  server.upload.mockResolvedValue({ fileName: 'a.png', url: '', size: 1, type: 'image/png' });
  show(question(1, { type: 'photo' }));
  const adding = () => screen.queryByLabelText(new RegExp(EN['rating.addPhoto']));
  fireEvent.change(adding() ?? document, {
    target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] },
  });
  await settle();
  expect(adding()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /photo 1/i }));
  await waitFor(() => expect(adding()).toHaveFocus());
});

it('a selected answer of a multiple choice can be deselected', () => {
  const options = [1, 2, 3].map((optionId) => ({
    optionId,
    labelEN: `Answer ${optionId}`,
    labelAR: '',
  }));
  show(question(1, { type: 'multi', max: 2, options }));
  const answer = (n: number) => screen.getByRole('checkbox', { name: `Answer ${n}` });
  fireEvent.click(answer(1));
  fireEvent.click(answer(2));
  expect(answer(3)).toBeDisabled();
  expect(answer(1)).toBeEnabled();
  fireEvent.click(answer(1));
  expect(answer(1)).not.toBeChecked();
  expect(answer(3)).toBeEnabled();
});

it('ends if the rating was given on another phone', async () => {
  server.rate.mockRejectedValue(
    new ApiFailure('refusal', 'RateAndReview/AddNewRateAndReview', { status: STATUS.ratingGiven }),
  );
  show(question(1, {}));
  await send();
  expect(screen.getByRole('heading', { name: EN['rating.given'] })).toBeVisible();
});

it('waits as long as the server demands', async () => {
  server.rate.mockRejectedValue(
    new ApiFailure('http', 'RateAndReview/AddNewRateAndReview', {
      httpStatus: 429,
      retryAfterSeconds: 30,
    }),
  );
  show(question(1, {}));
  fireEvent.click(screen.getByRole('button', { name: EN['rating.send'] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again in 30 s' }));
  expect(server.rate).toHaveBeenCalledTimes(1);
});

it('says at the photo that the server refuses its size', async () => {
  server.upload.mockRejectedValue(
    new ApiFailure('http', 'RateAndReview/FileUpload', { httpStatus: 413 }),
  );
  show(question(1, { type: 'photo' }));
  fireEvent.change(screen.getByLabelText(new RegExp(EN['rating.addPhoto'])), {
    target: { files: [new File(['a'], 'a.png', { type: 'image/png' })] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(EN['status.uploadRefused']);
});

it('sends photos one after the other, and a failed one does not stop the rest', async () => {
  const ends: { done: (name: string) => void; fail: () => void }[] = [];
  server.upload.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        ends.push({
          done: (fileName) => resolve({ fileName, url: '', size: 1, type: 'image/png' }),
          fail: () => reject(new ApiFailure('timeout', 'RateAndReview/FileUpload')),
        });
      }),
  );
  show(question(1, { type: 'photo', max: 3 }));
  const file = (name: string) => new File(['x'], name, { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(new RegExp(EN['rating.addPhoto'])), {
    target: { files: [file('a.png'), file('b.png')] },
  });
  await settle();
  expect(server.upload).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: EN['rating.uploading'] }));
  expect(server.rate).not.toHaveBeenCalled();
  ends[0]?.fail();
  await settle();
  expect(server.upload).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: EN['common.retry'] }));
  await settle();
  expect(server.upload).toHaveBeenCalledTimes(2);
  ends[1]?.done('b.png');
  await settle();
  expect(server.upload).toHaveBeenCalledTimes(3);
});
