import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePush, type PushEnd } from '../../ordering/account/usePush.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/modal/Dialog.tsx';
import { Switch } from '../../ui/form/Switch.tsx';

/** Outcomes of the switch. Some were not the diner's choice, so each has its own message. */
const ENDS = {
  on: { text: 'push.on', tone: 'positive' },
  off: { text: 'push.off', tone: 'positive' },
  denied: { text: 'push.denied', tone: 'neutral' },
  failed: { text: 'push.failed', tone: 'danger' },
  unsupported: { text: 'push.unsupported', tone: 'neutral' },
  notSubscribed: { text: 'push.notSubscribed', tone: 'neutral' },
  unsubscribeFailed: { text: 'push.unsubscribeFailed', tone: 'danger' },
} as const satisfies Record<PushEnd, unknown>;

/** Turns on push messages. The browser's prompt appears only after the app has explained them. */
export function PushChoice() {
  const { t } = useTranslation();
  const { isOffered, isOn, isBusy, turnOn, turnOff } = usePush();
  const [isExplained, setIsExplained] = useState(false);
  const showToast = useAppStore((state) => state.showToast);
  const say = (end: PushEnd) => showToast({ ...ENDS[end], text: t(ENDS[end].text) });
  if (!isOffered) return null;

  const start = async () => {
    const end = await turnOn();
    setIsExplained(false);
    say(end);
  };
  const stop = async () => say(await turnOff());
  const explain = () => setIsExplained(true);
  return (
    <>
      <Switch
        label={t('push.title')}
        checked={isOn}
        isDisabled={isBusy}
        onChange={(isWanted) => (isWanted ? explain() : void stop())}
      />
      <Dialog
        isOpen={isExplained}
        title={t('push.title')}
        onClose={() => setIsExplained(false)}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsExplained(false)}>
              {t('push.notNow')}
            </Button>
            <Button isBusy={isBusy} busyLabel={t('common.sending')} onClick={() => void start()}>
              {t('push.turnOn')}
            </Button>
          </>
        }
      >
        <p>{t('push.why')}</p>
      </Dialog>
    </>
  );
}
