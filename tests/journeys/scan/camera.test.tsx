import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { appBeforeEach, openApp } from '../appScene.tsx';
import { camera, cameraBeforeEach, Decoder, Detector, giveDevices, show } from './scanScene.ts';

appBeforeEach();
cameraBeforeEach();

const T1 = '/Emenu/TINY/T1';
const own = (path: string) => `${location.origin}${path}`;
const scanner = () => screen.findByRole('dialog', { name: EN['scan.title'] });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const say = (key: keyof typeof EN) => screen.findByText(EN[key]);

describe('the camera', () => {
  it('reads the code of a table and stops', async () => {
    camera.inView = [own(T1)];
    const { address } = await openApp('/?scan');
    await waitFor(() => expect(address()).toBe(T1));
    expect(camera.tracks).toHaveLength(1);
    await waitFor(() => expect(camera.isLive()).toBe(false));
  });

  it('says what to do, and stops when the scanner closes', async () => {
    const { address } = await openApp('/?scan');
    await within(await scanner()).findByText(EN['scan.hint']);
    expect(camera.isLive()).toBe(true);
    press(EN['common.close']);
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(camera.isLive()).toBe(false));
  });

  it('stops at once if it starts after the scanner has closed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    camera.wait = promise;
    await openApp('/?scan');
    await scanner();
    press(EN['common.close']);
    resolve();
    await waitFor(() => expect(camera.tracks).toHaveLength(1));
    await waitFor(() => expect(camera.isLive()).toBe(false));
  });

  it('stops while the page is hidden, and starts again with it', async () => {
    await openApp('/?scan');
    await say('scan.hint');
    show('hidden');
    await waitFor(() => expect(camera.isLive()).toBe(false));
    show('visible');
    await waitFor(() => expect(camera.tracks).toHaveLength(2));
    expect(camera.isLive()).toBe(true);
  });

  it('is reported when another app takes it', async () => {
    await openApp('/?scan');
    await say('scan.hint');
    camera.tracks[0]?.dispatchEvent(new Event('ended'));
    await say('scan.busy');
  });

  it('is reported as covered if it sees only black for some seconds', async () => {
    camera.brightness = 3;
    await openApp('/?scan');
    await say('scan.hint');
    expect(await screen.findByText(EN['scan.covered'], {}, { timeout: 6000 })).toBeVisible();
    camera.brightness = 90;
    await say('scan.hint');
  });

  it('has a light if its track has one', async () => {
    camera.hasTorch = true;
    await openApp('/?scan');
    await say('scan.hint');
    expect(screen.queryByRole('button', { name: EN['scan.light'] })).toBeNull();
    fireEvent.playing(document.querySelector('video') as HTMLVideoElement);
    const light = screen.getByRole('button', { name: EN['scan.light'] });
    fireEvent.click(light);
    await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'true'));
    expect(camera.tracks[0]?.isLit).toBe(true);
    fireEvent.click(light);
    await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'false'));
    expect(camera.tracks[0]?.isLit).toBe(false);
  });
});

describe('without a camera', () => {
  it.each<[string, keyof typeof EN]>([
    ['NotAllowedError', 'scan.refused'],
    ['NotFoundError', 'scan.missing'],
  ])('reports %s; the diner can type or try again', async (refusal, title) => {
    camera.refusal = refusal;
    await openApp('/?scan');
    const dialog = within(await scanner());
    expect(await dialog.findByRole('heading', { name: EN[title] })).toHaveFocus();
    expect(dialog.getByLabelText(EN['start.code'])).toBeVisible();
    camera.refusal = undefined;
    press(EN['common.retry']);
    await say('scan.hint');
  });

  it.each<[boolean, keyof typeof EN]>([
    [false, 'scan.insecure'],
    [true, 'scan.missing'],
  ])('says why, on a page that is secure: %s', async (isSecureContext, title) => {
    giveDevices(undefined);
    vi.stubGlobal('isSecureContext', isSecureContext);
    await openApp('/?scan');
    await say(title);
  });
});

describe('a code', () => {
  it('of somebody else is shown as text, and never followed', async () => {
    camera.inView = ['https://evil.example/Emenu/TINY/T1'];
    const { address } = await openApp('/?scan');
    const dialog = within(await scanner());
    expect(await dialog.findByRole('heading', { name: EN['scan.foreign'] })).toHaveFocus();
    expect(dialog.getByText('https://evil.example/Emenu/TINY/T1')).toBeVisible();
    expect(dialog.queryByRole('link')).toBeNull();
    await waitFor(() => expect(camera.isLive()).toBe(false));
    expect(address()).toBe('/?scan');
    camera.inView = [own(T1)];
    press(EN['unknownTable.scan']);
    await waitFor(() => expect(address()).toBe(T1));
  });
});

describe('a browser without a barcode reader', () => {
  it.each<[string, unknown]>([
    ['has no such thing', undefined],
    [
      'promises and fails',
      class extends Detector {
        override detect = () => Promise.reject(new Error('No service.'));
      },
    ],
  ])('it %s: the decoder reads', async (_, detector) => {
    vi.stubGlobal('BarcodeDetector', detector);
    camera.inView = [own(T1)];
    const { address } = await openApp('/?scan');
    await waitFor(() => expect(address()).toBe(T1));
    await waitFor(() => expect(Decoder.living.size).toBe(0));
  });

  it('says so if the decoder does not load either', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    Decoder.isLost = true;
    await openApp('/?scan');
    await say('scan.lost');
    await waitFor(() => expect(camera.isLive()).toBe(false));
    Decoder.isLost = false;
    press(EN['common.retry']);
    await say('scan.hint');
  });
});

describe('a photo', () => {
  const choose = async (type: string) => {
    const dialog = within(await scanner());
    const file = new File(['x'], 'code', { type });
    fireEvent.change(dialog.getByLabelText(EN['scan.photo']), { target: { files: [file] } });
  };

  it.each([
    ['without a camera', 'NotFoundError', 'scan.missing', undefined],
    ['with which another app takes the camera', undefined, 'scan.hint', 'NotReadableError'],
  ] as const)('is read once the page is visible again, %s', async (_, refusal, words, later) => {
    camera.refusal = refusal;
    const { address } = await openApp('/?scan');
    await say(words);
    const field = within(await scanner()).getByLabelText(EN['scan.photo']);
    // A phone's file chooser covers the page.
    show('hidden');
    await waitFor(() => expect(camera.isLive()).toBe(false));
    camera.refusal = refusal ?? later;
    show('visible');
    await say(refusal ? words : 'scan.busy');
    camera.inView = [own(T1)];
    const file = new File(['x'], 'code', { type: 'image/jpeg' });
    fireEvent.change(field, { target: { files: [file] } });
    await waitFor(() => expect(address()).toBe(T1));
  });

  it.each<[string, string, string[], keyof typeof EN]>([
    ['a picture without a code', 'image/png', [], 'scan.photoEmpty'],
    ['a picture with two codes', 'image/png', ['tel:1', 'tel:2'], 'scan.photoSeveral'],
    ['a file that is no picture', 'application/pdf', [], 'scan.photoBroken'],
  ])('reports %s', async (_, type, inView, words) => {
    camera.refusal = 'NotFoundError';
    await openApp('/?scan');
    await say('scan.missing');
    camera.inView = inView;
    await choose(type);
    await say(words);
  });
});
