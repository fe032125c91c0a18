import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CHOOSE_PARAM } from '../../rules/common/appPaths.ts';
import { links } from '../../rules/common/routes.ts';
import { isInstalled } from '../../pwa/page/standalone.ts';
import { recentVenuesEntry } from '../../storage/deviceEntries.ts';
import { lastVenue } from './lastVenue.ts';
import { Scanner } from './scan/Scanner.tsx';
import { StartScreen } from './StartScreen.tsx';

/** The router's key for the first page of a tab. */
const FIRST_PAGE = 'default';

export function StartPage() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isFirst = key === FIRST_PAGE;
  const isScanning = search.has('scan');
  const isOpening = isFirst && isInstalled() && !search.has(CHOOSE_PARAM) && !isScanning;
  const [last] = useState(() => lastVenue(recentVenuesEntry.read() ?? [], Date.now()));
  if (isOpening && last !== undefined) return <Navigate replace to={last} />;
  // Return to the page that opened it, if there is one.
  const close = () => void (isFirst ? navigate(links.start(), { replace: true }) : navigate(-1));
  return (
    <>
      <StartScreen title={t('start.title')} text={t('start.text')} />
      {isScanning && <Scanner onClose={close} />}
    </>
  );
}
