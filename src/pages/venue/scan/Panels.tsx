/** The scanner's panels that replace the camera's picture. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnAddress } from '../../../rules/venue/scannedText.ts';
import { codeEntry } from '../../../storage/visitEntries.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Bidi } from '../../../ui/text/Bidi.tsx';
import { CodeForm } from '../CodeForm.tsx';
import { knownVenue, lastMode } from '../lastVenue.ts';
import { PhotoButton, type PhotoProblem } from './PhotoButton.tsx';
import styles from './Scanner.module.css';
import type { CAMERA_FAILURES } from './useCamera.ts';

interface Ways {
  onChoose: () => void;
  onType: () => void;
  onScan: () => void;
  onFound: (found: OwnAddress) => void;
}

/** Takes the focus, so that a screen reader reads the news. */
function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <h3 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  );
}

/** Examples of stickers at a table, in a room and in a lane. */
const EXAMPLES = {
  contact: { one: '12', other: 'T12' },
  guest: { one: '101', other: 'R101' },
  car: { one: '3', other: 'L3' },
} as const;

/** Asks only for the table if this tab knows the venue. */
function TypedWay({ onFound }: Pick<Ways, 'onFound'>) {
  const { t } = useTranslation();
  const [venue, setVenue] = useState(() => knownVenue(codeEntry.read() ?? ''));
  const { asks } = lastMode();
  if (!venue) return <CodeForm onFound={onFound} />;
  return (
    <>
      <p className={styles.venue}>
        <Bidi>{venue.label || venue.code}</Bidi>
        <Button variant="quiet" onClick={() => setVenue(undefined)}>
          {t('scan.otherVenue')}
        </Button>
      </p>
      <CodeForm
        onFound={onFound}
        at={{ code: venue.code, example: t(`scanExample.${asks}`, EXAMPLES[asks]) }}
      />
    </>
  );
}

interface FailureProps extends Ways {
  failure: (typeof CAMERA_FAILURES)[number] | 'lost';
  problem: PhotoProblem | undefined;
}

export function FailurePanel({ failure, problem, onScan, onChoose, onFound }: FailureProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t(`scan.${failure}`)}>
      <p>{t(`scan.${failure}Text`)}</p>
      {problem && <p role="alert">{t(`scan.${problem}`)}</p>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onScan}>
          {t('common.retry')}
        </Button>
        <PhotoButton onChoose={onChoose} />
      </div>
      <TypedWay onFound={onFound} />
    </Panel>
  );
}

export function TypingPanel({ onScan, onFound }: Ways) {
  const { t } = useTranslation();
  return (
    <Panel title={t('scan.type')}>
      <TypedWay onFound={onFound} />
      <Button variant="quiet" isBlock onClick={onScan}>
        {t('scan.toCamera')}
      </Button>
    </Panel>
  );
}

export function ForeignPanel({ text, onScan, onType }: Ways & { text: string }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('scan.foreign')}>
      <p>{t('scan.foreignText')}</p>
      {text && (
        <p className={styles.text}>
          <Bidi>{text}</Bidi>
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onScan}>{t('unknownTable.scan')}</Button>
        <Button variant="secondary" onClick={onType}>
          {t('scan.type')}
        </Button>
      </div>
    </Panel>
  );
}
