/** Ways for a device to get attention. Each is skipped if the browser lacks or refuses it. */

const TWO_SHORT_ONE_LONG = [120, 80, 120, 80, 320];

export function vibrate(): void {
  // Browsers ignore this before the first tap.
  navigator.vibrate?.(TWO_SHORT_ONE_LONG);
}

export async function showBadge(isShown: boolean): Promise<void> {
  try {
    await (isShown ? navigator.setAppBadge?.() : navigator.clearAppBadge?.());
  } catch {
    // Only an installed app has an icon for a badge.
  }
}

let sound: AudioContext | undefined;

/** Call this directly in a tap: browsers allow sound only then. */
export function allowSound(): void {
  try {
    sound ??= new AudioContext();
    void sound.resume().catch(() => undefined);
  } catch {
    // No sound.
  }
}

/** Two rising notes in Hz, generated so that no file has to load. */
const NOTES = [660, 880];
const NOTE_SECONDS = 0.28;
const LOUDNESS = 0.25;
const SILENCE = 0.0001;

export function chime(): void {
  if (sound?.state !== 'running') return;
  for (const [index, frequency] of NOTES.entries()) {
    const startsAt = sound.currentTime + index * NOTE_SECONDS;
    const endsAt = startsAt + 2 * NOTE_SECONDS;
    const [note, volume] = [sound.createOscillator(), sound.createGain()];
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, startsAt);
    volume.gain.exponentialRampToValueAtTime(SILENCE, endsAt);
    note.connect(volume).connect(sound.destination);
    note.start(startsAt);
    note.stop(endsAt);
  }
}

interface Message {
  title: string;
  body: string;
  /** A later message with the same tag replaces it. */
  tag: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The page of this app that a tap opens. */
  path: string;
}

const ICON = '/icons/icon-192.png';

/** Shows a system notification, for a page that is not visible. */
export async function showMessage({ title, path, ...options }: Message): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { ...options, icon: ICON, badge: ICON, data: { path } });
  } catch {
    // The page's headline says the same.
  }
}
