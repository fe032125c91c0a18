/** What stands on the scanner in the place of the camera's picture. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { modes } from '../../../ordering/visit/modes.ts';
import type { OwnAddress, Place } from '../../../rules/venue/scannedText.ts';
import { recentVenuesEntry } from '../../../storage/deviceEntries.ts';
import { codeEntry, stateEntry } from '../../../storage/visitEntries.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Bidi } from '../../../ui/text/Bidi.tsx';
import { CodeForm } from '../CodeForm.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import type { PresentCart } from './presentCart.ts';
import type { PhotoProblem } from './Scanner.tsx';
import styles from './Scanner.module.css';
import type { CAMERA_FAILURES } from './useCamera.ts';

interface Ways {
  onPhoto: (file: File) => void;
  onType: () => void;
  onScan: () => void;
  onFound: (found: OwnAddress) => void;
}

/** Gets the focus, so that a screen reader reads what has happened. */
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

/** The name under which the diner knows the venue from a visit, if any. */
const venueAt = (code: string) => recentVenuesEntry.read()?.find((venue) => venue.code === code);

/** What may stand on a sticker, by what it hangs at. */
const EXAMPLES = {
  contact: { one: '12', other: 'T12' },
  guest: { one: '101', other: 'R101' },
  car: { one: '3', other: 'L3' },
} as const;

const asksHere = () => modes[stateEntry.read() ?? 'Table'].asks;

/** Only the table is asked for at a venue that this tab knows. */
function TypedWay({ onFound }: Pick<Ways, 'onFound'>) {
  const { t } = useTranslation();
  const [venue, setVenue] = useState(() => venueAt(codeEntry.read() ?? ''));
  const asks = asksHere();
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

export function FailurePanel({ failure, problem, onScan, onPhoto, onFound }: FailureProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t(`scan.${failure}`)}>
      <p>{t(`scan.${failure}Text`)}</p>
      {problem && <p role="alert">{t(`scan.${problem}`)}</p>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onScan}>
          {t('common.retry')}
        </Button>
        <PhotoButton onPhoto={onPhoto} />
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

interface LeavingProps {
  cart: PresentCart;
  place: Place | undefined;
  onGo: () => void;
  onStay: () => void;
}

/** Asks before the diner goes away from a cart with dishes. */
export function LeavingPanel({ cart, place, onGo, onStay }: LeavingProps) {
  const { t } = useTranslation();
  const isSameVenue = place?.code === cart.code;
  const nameOf = ({ code, tableCode }: Place) => {
    if (!isSameVenue || tableCode === undefined) return venueAt(code)?.label || code;
    return asksHere() === 'contact' ? t('home.table', { table: tableCode }) : tableCode;
  };
  const here = nameOf(cart);
  const there = place ? nameOf(place) : '';
  return (
    <Panel title={t('scan.leaveTitle', { place: there })}>
      <p>{t('scan.leaveText', { count: cart.dishes, place: here })}</p>
      <p>{t('scan.leaveStays')}</p>
      <div className={styles.actions}>
        <Button onClick={onGo}>{t('scan.leaveGo', { place: there })}</Button>
        <Button variant="secondary" onClick={onStay}>
          {t('scan.leaveStay', { place: here })}
        </Button>
      </div>
    </Panel>
  );
}
