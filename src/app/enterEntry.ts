import type { LoaderFunctionArgs } from 'react-router-dom';
import { NO_TABLE } from '../config/paths.ts';
import { showLanguage } from '../i18n/i18n.ts';
import { appStore } from '../state/appStore.ts';

/** A hotel, a hall or a rating form has a code and no table: nothing is ordered on its own page. */
export async function enterEntry({ params }: LoaderFunctionArgs) {
  const { enterVisit, followLanguageOf } = appStore.getState();
  const { code = '' } = params;
  const visit = enterVisit(code, NO_TABLE);
  await showLanguage(followLanguageOf(code));
  return visit;
}
