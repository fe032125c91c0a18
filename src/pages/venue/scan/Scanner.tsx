import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  scannedTexts,
  type ForeignText,
  type OwnAddress,
} from '../../../rules/venue/scannedText.ts';
import { Announcer } from '../../../ui/feedback/Announcer.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { FullScreen } from '../../../ui/modal/FullScreen.tsx';
import { Camera } from './Camera.tsx';
import { openReader } from './codeReader.ts';
import { LeavingDialog } from '../LeavingDialog.tsx';
import { cartLeftBehind, type PresentCart } from '../presentCart.ts';
import { FailurePanel, ForeignPanel, TypingPanel } from './Panels.tsx';
import { PhotoField, type PhotoProblem } from './PhotoButton.tsx';
import { picturesOf } from './pictures.ts';
import styles from './Scanner.module.css';
import { useCamera } from './useCamera.ts';

type View =
  /** With the problem of a chosen photo. */
  | { is: 'camera'; problem?: PhotoProblem }
  | { is: 'typing' }
  /** The decoder did not load, so nothing can read codes. */
  | { is: 'lost' }
  | { is: 'photo' }
  | { is: 'going' }
  | { is: 'leaving'; cart: PresentCart; found: OwnAddress }
  | { is: 'foreign'; text: string };

/** The texts in the first size of a photo that contains any. */
async function textsOf(pictures: readonly ImageData[]): Promise<string[]> {
  const reader = await openReader();
  try {
    for (const picture of pictures) {
      const texts = await reader.read(picture);
      if (texts.length > 0) return texts;
    }
    return [];
  } finally {
    reader.end();
  }
}

/** The camera over the whole screen, to read a table's code; a photo or typing also works. */
export function Scanner({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [view, setView] = useState<View>({ is: 'camera' });
  const photo = useRef<HTMLInputElement>(null);
  const camera = useCamera(view.is === 'camera');

  const go = ({ to }: OwnAddress) => {
    setView({ is: 'going' });
    // Replaces the scanner in the history: Back returns to the page that opened it.
    void navigate(to, { replace: true });
  };
  const follow = (found: OwnAddress) => {
    const cart = cartLeftBehind(found.place);
    if (cart) setView({ is: 'leaving', cart, found });
    else go(found);
  };
  const take = (said: OwnAddress | ForeignText) => {
    if (said.kind === 'ours') follow(said);
    else setView({ is: 'foreign', text: said.text });
  };
  const readPhoto = async (file: File) => {
    setView({ is: 'photo' });
    const pictures = await picturesOf(file).catch(() => undefined);
    if (!pictures) return setView({ is: 'camera', problem: 'photoBroken' });
    try {
      const said = scannedTexts(await textsOf(pictures), globalThis.location.origin);
      if (!said) setView({ is: 'camera', problem: 'photoEmpty' });
      else if (said.kind === 'several') setView({ is: 'camera', problem: 'photoSeveral' });
      else take(said);
    } catch {
      setView({ is: 'lost' });
    }
  };
  const ways = {
    onChoose: () => photo.current?.click(),
    onType: () => setView({ is: 'typing' }),
    onScan: () => {
      setView({ is: 'camera' });
      camera.retry();
    },
    onFound: follow,
  };
  if (view.is === 'leaving')
    return (
      <LeavingDialog
        cart={view.cart}
        place={view.found.place}
        onGo={() => go(view.found)}
        onStay={onClose}
        onClose={onClose}
      />
    );
  const problem = view.is === 'camera' ? view.problem : undefined;
  return (
    <FullScreen title={t('scan.title')} onLeave={onClose}>
      <div className={styles.screen}>
        <header className={styles.bar}>
          <span aria-hidden="true">{t('scan.title')}</span>
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        <PhotoField ref={photo} onPhoto={(file) => void readPhoto(file)} />
        {view.is === 'camera' && !camera.failure && (
          <Camera
            {...ways}
            stream={camera.stream}
            problem={problem}
            onRead={take}
            onLost={() => setView({ is: 'lost' })}
          />
        )}
        {view.is === 'camera' && camera.failure && (
          <FailurePanel {...ways} failure={camera.failure} problem={problem} />
        )}
        {view.is === 'lost' && <FailurePanel {...ways} failure="lost" problem={undefined} />}
        {view.is === 'typing' && <TypingPanel {...ways} />}
        {view.is === 'foreign' && <ForeignPanel {...ways} text={view.text} />}
        {(view.is === 'photo' || view.is === 'going') && (
          <div className={styles.wait}>
            <Spinner />
          </div>
        )}
        <Announcer text={view.is === 'photo' || view.is === 'going' ? t(`scan.${view.is}`) : ''} />
      </div>
    </FullScreen>
  );
}
