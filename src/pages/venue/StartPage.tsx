import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { CHOOSE_PARAM } from '../../config/appPaths.ts';
import { isInstalled } from '../../pwa/standalone.ts';
import { recentVenuesEntry } from '../../storage/deviceEntries.ts';
import { lastVenue } from './lastVenue.ts';
import { StartView } from './StartView.tsx';

/** The router's key for the first page of a tab. */
const FIRST_PAGE = 'default';

export function StartPage() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [search] = useSearchParams();
  const isOpening = key === FIRST_PAGE && isInstalled() && !search.has(CHOOSE_PARAM);
  const [last] = useState(() => lastVenue(recentVenuesEntry.read() ?? [], Date.now()));
  if (isOpening && last !== undefined) return <Navigate replace to={last} />;
  return <StartView title={t('start.title')} text={t('start.text')} />;
}
