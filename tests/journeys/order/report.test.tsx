import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reportDraftEntry } from '../../../src/storage/draftEntries.ts';
import { answer, bodiesOf, told } from '../answers.ts';
import {
  appBeforeEach,
  drawApp,
  forgetAll,
  placedAtTable,
  placedByCustomer,
} from '../appScene.tsx';

appBeforeEach();

const TEXT = { questionId: 5, seq: 1, labelEN: '', labelAR: '', isRequired: false, type: 'text' };
const PHOTO = { ...TEXT, questionId: 6, seq: 2, type: 'photo', max: 2 };
/** A form that a report can use; the demo's own form asks for stars. */
const FORM = {
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
const POST = '/AddNewRateAndReview';

interface Post {
  uniqueId: string;
  eOrderID: number;
  answers: { text?: string }[];
}

/** A venue with this form, which answers first as given and then accepts the report. */
function takesReports(form: object = FORM, ...first: { status: number }[]): Post[] {
  answer({
    '/getRateAndReviewTemplateMenuSchedule/': () => told(form),
    [POST]: () => Response.json(first.shift() ?? { status: 1, dataenum: { rateAndReviewId: 9 } }),
  });
  return bodiesOf<Post>(POST);
}

async function openReport(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Something is wrong' }));
  await screen.findByRole('radio', { name: 'Something is cold' });
}

function fillIn(words: string): void {
  fireEvent.click(screen.getByRole('radio', { name: 'Something is cold' }));
  fireEvent.change(screen.getByLabelText(/In a few words/), { target: { value: words } });
}

/** Fills in the report about a table's order, after `prepare` has set up the venue. */
async function reportTable<Prepared>(prepare: () => Prepared, words = 'Ice cold') {
  const scene = await placedAtTable();
  const posts = prepare();
  await scene.go(scene.at);
  await openReport();
  fillIn(words);
  return { ...scene, posts };
}

const send = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Send to the restaurant' }));
const thanks = () => screen.findByText('You told the restaurant that something is wrong');

it('is sent once, again with the same key after a failure, and the page says so', async () => {
  const { eOrderID, posts } = await reportTable(() => takesReports(FORM, { status: 0 }));
  fireEvent.click(screen.getByRole('checkbox'));
  await send();
  expect(await screen.findByText('Your report was not sent. Nothing is lost.')).toBeVisible();
  expect(reportDraftEntry.read(eOrderID)?.words).toBe('Ice cold');
  await send();
  expect(await thanks()).toBeVisible();
  const [first, second] = posts;
  expect(posts).toHaveLength(2);
  expect(first?.uniqueId).toBe(second?.uniqueId);
  expect(second?.eOrderID).toBe(eOrderID);
  expect(second?.answers).toEqual([
    { questionId: 5, text: expect.stringMatching(/^Something is cold: 1 × .+\nIce cold$/) },
  ]);
  expect(reportDraftEntry.read(eOrderID)).toBeUndefined();
});

it('is sent once after two taps on the button', async () => {
  const { posts } = await reportTable(() => takesReports());
  await send();
  await send();
  expect(await thanks()).toBeVisible();
  expect(posts).toHaveLength(1);
});

it('goes as a message if the form is closed, without a loss', async () => {
  await reportTable(() => takesReports(FORM, { status: -71 }));
  await send();
  expect(await screen.findByText(/takes no more reports here/)).toBeVisible();
  expect(screen.getByText(/Something is cold[\s\S]+Ice cold/)).toBeVisible();
});

it('never invents stars: it does not use such a form', async () => {
  await reportTable(() => undefined);
  await waitFor(() => expect(screen.getByText('Show this to the staff')).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Send to the restaurant' })).toBeNull();
});

it('survives a reload of the page', async () => {
  const { at } = await reportTable(() => takesReports());
  fireEvent.click(screen.getByRole('checkbox'));
  cleanup();
  forgetAll();
  drawApp(at);
  await openReport();
  expect(screen.getByRole('radio', { name: 'Something is cold' })).toBeChecked();
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByLabelText(/In a few words/)).toHaveValue('Ice cold');
});

it("uses the form for customers' orders, with the customer's id", async () => {
  const asked: string[] = [];
  const { go, at, eOrderID } = await placedByCustomer();
  const posts = takesReports();
  answer({
    '/getRateAndReviewTemplate/': ({ url }) => {
      asked.push(new URL(url).pathname);
      return told(FORM);
    },
  });
  await go(at);
  await openReport();
  fillIn('Ice cold');
  await send();
  expect(await thanks()).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/TINY\/2$/)]);
  expect(posts).toMatchObject([{ eOrderID, pageId: 2, customerId: 900 }]);
});

it('is sent without a photo whose upload failed', async () => {
  // Uploads use XMLHttpRequest for their progress; other calls do not.
  vi.stubGlobal('XMLHttpRequest', undefined);
  const form = { ...FORM, questions: [TEXT, PHOTO] };
  const { posts } = await reportTable(() => takesReports(form));
  const photo = new File(['a'], 'soup.jpg', { type: 'image/jpeg' });
  fireEvent.change(await screen.findByLabelText(/Add a photo/), { target: { files: [photo] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
  expect(screen.getByText('soup.jpg')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await send();
  expect(await thanks()).toBeVisible();
  expect(posts[0]?.answers).toEqual([{ questionId: 5, text: 'Something is cold\nIce cold' }]);
});

describe('for a venue without a form', () => {
  const CONTACT = {
    phone: '+96522220000',
    whatsapp: '+965 5501-2345',
    email: 'hello@tiny.example',
  };
  const open = (words: string, contact: object = CONTACT) => {
    const venue = { conceptId: 1, labelEN: 'Tiny', labelAR: 'صغير', logo: '', ...contact };
    return reportTable(() => answer({ '/getConceptInfo/': () => told(venue) }), words);
  };
  const linkOf = async (name: RegExp) =>
    new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '');

  it('goes by message, mail or call, with its text as plain text', async () => {
    const words = '"><script>alert(1)</script>&cc=thief@evil.example';
    const { orderNo } = await open(words);
    const subject = `Order ${orderNo}, Table 1`;
    const message = `${subject}\nSomething is cold\n${words}`;
    const whatsApp = await linkOf(/^WhatsApp/);
    expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/96555012345');
    expect([...whatsApp.searchParams]).toEqual([['text', message]]);
    const mail = await linkOf(/^Email/);
    expect(mail.pathname).toBe('hello@tiny.example');
    expect([...mail.searchParams]).toEqual([
      ['subject', subject],
      ['body', message],
    ]);
    expect((await linkOf(/^Call/)).href).toBe('tel:+96522220000');
    expect(document.querySelector('script')).toBeNull();
  });

  it('offers no link that leads elsewhere', async () => {
    const whatsapp = '96555012345/../evil';
    const email = 'a@tiny.example?bcc=thief@evil.example';
    await open('Ice cold', { ...CONTACT, whatsapp, email });
    const links = await screen.findAllByRole('link', { name: /^(WhatsApp|Email|Call) / });
    expect(links.map((link) => link.textContent.split(' ')[0])).toEqual(['Call']);
  });

  it('limits typing to 300 letters, but sends longer text that was pasted in', async () => {
    await open('a'.repeat(5000));
    expect(screen.getByLabelText(/In a few words/)).toHaveAttribute('maxlength', '300');
    const { searchParams } = await linkOf(/^WhatsApp/);
    expect(searchParams.get('text')).toMatch(/\na{5000}$/);
  });
});
