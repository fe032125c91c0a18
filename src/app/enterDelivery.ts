import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { showLanguage } from '../i18n/i18n.ts';
import { guardAddress } from '../rules/access.ts';
import { appStore } from '../state/appStore.ts';
import type { Visit } from '../state/sessionSlice.ts';
import { clearLogin, readLogin } from '../storage/login.ts';

/** Before a page of a venue's delivery side is drawn: brought or fetched, and in which language. */
export async function enterDelivery({ params }: LoaderFunctionArgs): Promise<Visit> {
  const { enterDelivery: enter, followLanguageOf } = appStore.getState();
  const { code = '' } = params;
  endBrokenLogin(code);
  const visit = enter(code);
  await showLanguage(followLanguageOf(code));
  return visit;
}

/** Half a login counts as none, and would be taken for one if it stayed. */
function endBrokenLogin(code: string): void {
  if (readLogin(code).status === 'broken') clearLogin(code, 'expired');
}

/** The app's page that the diner is leaving; the address bar names it until the new one is drawn. */
function pageLeft(wanted: string): string | undefined {
  const { pathname, search } = globalThis.location;
  return pathname + search === wanted ? undefined : pathname + search;
}

/** Lets only customers pass; others log in first and come back. */
export function requireCustomer({ params, request }: LoaderFunctionArgs): null | Response {
  const { code = '' } = params;
  endBrokenLogin(code);
  if (readLogin(code).status === 'loggedIn') return null;
  const { pathname, search, origin } = new URL(request.url);
  const wanted = pathname + search;
  return redirect(guardAddress(code, wanted, pageLeft(wanted), origin));
}
