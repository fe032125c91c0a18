import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  scannedTexts,
  type ForeignText,
  type OwnAddress,
} from '../../../rules/venue/scannedText.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../../ui/media/laterIcons.ts';
import { PhotoButton, type PhotoProblem } from './PhotoButton.tsx';
import styles from './Scanner.module.css';
import { useTorch } from './useCamera.ts';
import { watchCamera } from './watchCamera.ts';

interface CameraProps {
  stream: MediaStream | undefined;
  /** The problem of a photo that the diner chose before. */
  problem: PhotoProblem | undefined;
  onRead: (said: OwnAddress | ForeignText) => void;
  onLost: () => void;
  onChoose: () => void;
  onType: () => void;
}

/** The hint that fits the camera's picture. */
type Hint = 'starting' | 'hint' | 'several' | 'covered';

export function Camera({ stream, problem, onRead, onLost, onChoose, onType }: CameraProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [hint, setHint] = useState<Hint>('starting');
  const [isPlaying, setPlaying] = useState(false);
  const torch = useTorch(stream, isPlaying);
  const look = useEffectEvent(({ texts, isCovered }: { texts: string[]; isCovered: boolean }) => {
    const said = scannedTexts(texts, globalThis.location.origin);
    if (said && said.kind !== 'several') onRead(said);
    else if (said) setHint('several');
    else setHint(isCovered ? 'covered' : 'hint');
  });
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    const screen = video.current;
    if (!screen || !stream) return undefined;
    screen.srcObject = stream;
    const over = new AbortController();
    const watch = async () => {
      try {
        await watchCamera(screen, look, over.signal);
      } catch {
        if (!over.signal.aborted) lose();
      }
    };
    void watch();
    return () => {
      over.abort();
      screen.srcObject = null;
      setPlaying(false);
      setHint('starting');
    };
  }, [stream]);
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        aria-hidden="true"
        autoPlay
        muted
        playsInline
        onPlaying={() => setPlaying(true)}
      />
      <div className={styles.stage}>
        <div className={styles.frame} />
        <p className={styles.hint} role="status">
          {problem && hint !== 'several' ? t(`scan.${problem}`) : t(`scan.${hint}`)}
        </p>
      </div>
      <div className={styles.tools}>
        {torch && (
          <Button
            variant="secondary"
            icon={<Icon name="sun" />}
            aria-pressed={torch.isLit}
            onClick={torch.toggle}
          >
            {t('scan.light')}
          </Button>
        )}
        <PhotoButton onChoose={onChoose} />
        <Button variant="secondary" icon={<Icon name={LATER_ICONS.edit} />} onClick={onType}>
          {t('scan.type')}
        </Button>
      </div>
    </>
  );
}
