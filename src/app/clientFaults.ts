import { isApiFailure } from '../api/failure.ts';
import { currentWords } from '../i18n/i18n.ts';
import { isRecovering } from '../pwa/lostFile.ts';
import { onStorageTrouble } from '../storage/store.ts';
import { appStore } from '../state/appStore.ts';

function tell(fault: unknown): void {
  if (isRecovering()) return;
  // A failed call has told of itself already, and a cancelled one is nobody's business.
  if (isApiFailure(fault) || (fault instanceof Error && fault.name === 'AbortError')) return;
  const message = fault instanceof Error ? fault.message : currentWords().t('error.unknown');
  appStore
    .getState()
    .showToast({ text: currentWords().t('error.occurred', { message }), tone: 'danger' });
}

/** Faults of the app itself that no page has caught, and a device that forgets. */
export function tellOfFaults(): void {
  addEventListener('error', (event) => {
    if (event.error !== undefined) tell(event.error);
  });
  addEventListener('unhandledrejection', (event) => tell(event.reason));
  onStorageTrouble(() =>
    appStore.getState().showToast({ text: currentWords().t('error.storage'), tone: 'warning' }),
  );
}
