import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { showLanguage } from '../i18n/i18n.ts';
import { appStore } from '../state/appStore.ts';

/** Before a page of a venue is drawn: which visit it belongs to, and the language it is read in. */
export async function enterVenue({ params }: LoaderFunctionArgs) {
  const { enterVisit, followLanguageOf } = appStore.getState();
  const { code = '', tableCode } = params;
  const visit = enterVisit(code, tableCode);
  await showLanguage(followLanguageOf(code));
  return visit;
}

export function isOtherVenue({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return (
    currentParams['code'] !== nextParams['code'] ||
    currentParams['tableCode'] !== nextParams['tableCode'] ||
    defaultShouldRevalidate
  );
}
