import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UPDATE_DIALOG_MS, UPDATE_RETRY_MS } from '../config/times.ts';
import { followVersions, type Versions } from '../pwa/page/versions.ts';
import { useAppStore } from '../state/appStore.ts';
import { noWorkerToldEntry } from '../storage/deviceEntries.ts';
import { Dialog } from '../ui/modal/Dialog.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import styles from './Updates.module.css';
import { mayReloadFor, reloadFor } from './ownReloads.ts';
import { isReloadHeld, isUpdateHeld, watchFields } from './updateHold.ts';

type Step = 'none' | 'waiting' | 'installing';

interface UpdatesProps {
  /** Called when a worker controls the page for the first time. */
  onFirstControl: () => void;
}

/** Announces a new version for four seconds, then reloads once, but not during an order or input. */
export function Updates({ onFirstControl }: UpdatesProps) {
  const { t } = useTranslation();
  const showToast = useAppStore((state) => state.showToast);
  const [step, setStep] = useState<Step>('none');
  const versions = useRef<Promise<Versions | undefined> | undefined>(undefined);

  const onNoWorker = useEffectEvent(() => {
    if (noWorkerToldEntry.read()) return;
    noWorkerToldEntry.write(true);
    showToast({ text: t('worker.unsupported') });
  });
  useEffect(() => {
    versions.current = followVersions({
      onNewVersion: () => setStep((now) => (now === 'none' ? 'waiting' : now)),
      onFirstControl,
      onNoWorker: () => onNoWorker(),
    });
  }, [onFirstControl]);
  useEffect(watchFields, []);

  useEffect(() => {
    if (step !== 'waiting') return undefined;
    const look = () => {
      if (!isUpdateHeld() && mayReloadFor('newVersion')) setStep('installing');
    };
    look();
    const timer = setInterval(look, UPDATE_RETRY_MS);
    return () => clearInterval(timer);
  }, [step]);

  useEffect(() => {
    if (step !== 'installing') return undefined;
    const install = async () => {
      // In the meantime an order may have continued by itself, for example.
      if (isReloadHeld()) {
        setStep('waiting');
        return;
      }
      await (await versions.current)?.takeOver();
      reloadFor('newVersion');
    };
    const timer = setTimeout(() => void install(), UPDATE_DIALOG_MS);
    return () => clearTimeout(timer);
  }, [step]);

  return (
    <Dialog isOpen={step === 'installing'} role="alertdialog" title={t('update.title')}>
      <div className={styles.line}>
        <Spinner />
        <p role="status">{t('update.text')}</p>
      </div>
    </Dialog>
  );
}
