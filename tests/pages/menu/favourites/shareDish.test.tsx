import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DISH } from '../../../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp, TABLE, toastOf } from '../../../journeys/appScene.tsx';

appBeforeEach();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const { origin } = globalThis.location;
const ofVenue = `${origin}/Item/${CODE}/${DISH.pizza}`;

type Share = (data: ShareData) => Promise<void>;

/** Sets what this phone can do. User Event replaces the clipboard by its own. */
function phoneThat({ share, copies }: { share?: Share; copies: boolean }) {
  const user = userEvent.setup();
  const writeText = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(() => (copies ? Promise.resolve() : Promise.reject(new Error('no'))));
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return { user, writeText };
}

const fails = (name: string) => () => Promise.reject(new DOMException('', name));

async function shareButton() {
  return screen.findByRole('button', { name: 'Share Pizza' });
}

it.each([
  ['a table', `/Item/${CODE}/${DISH.pizza}/${TABLE}`, ofVenue],
  ['no table', `/Item/${CODE}/${DISH.pizza}`, ofVenue],
  [
    'the delivery side',
    `/Delivery/${CODE}/Item/${DISH.pizza}`,
    `${origin}/Delivery/${CODE}/Item/${DISH.pizza}`,
  ],
])('a dish at %s is shared by its own link, which names no table', async (_, at, url) => {
  const share = vi.fn<Share>(() => Promise.resolve());
  const { user, writeText } = phoneThat({ share, copies: true });
  await openApp(at);
  await user.click(await shareButton());
  expect(share.mock.calls).toEqual([[{ title: 'Pizza', text: 'Pizza at Tiny', url }]]);
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByText('Link copied')).toBeNull();
});

it.each(['AbortError', 'InvalidStateError'])(
  'a cancelled share sheet is no error: %s',
  async (name) => {
    const { user, writeText } = phoneThat({ share: fails(name), copies: true });
    await openApp(`/Item/${CODE}/${DISH.pizza}/${TABLE}`);
    await user.click(await shareButton());
    await user.click(await shareButton());
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.queryByText('Link copied')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('a phone that may not share copies the link, and says so', async () => {
  const { user, writeText } = phoneThat({ share: fails('NotAllowedError'), copies: true });
  await openApp(`/Item/${CODE}/${DISH.pizza}/${TABLE}`);
  await user.click(await shareButton());
  expect(await toastOf('Link copied')).toBeVisible();
  expect(writeText.mock.calls).toEqual([[ofVenue]]);
});

it('without both the link is shown for copying by hand', async () => {
  const { user } = phoneThat({ copies: false });
  await openApp(`/Item/${CODE}/${DISH.pizza}/${TABLE}`);
  await user.click(await shareButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this dish' }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link to Pizza' });
  expect(field).toHaveValue(ofVenue);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(ofVenue);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await shareButton()).toHaveFocus();
});
