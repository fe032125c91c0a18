import type { LoaderFunctionArgs } from 'react-router-dom';
import { showLanguage } from '../i18n/i18n.ts';
import { paymentOf } from '../ordering/pendingOrders.ts';
import { appStore } from '../state/appStore.ts';

/** The return address of qlub stands outside any venue; its code only says which language to read in. */
export async function enterQlub({ request }: LoaderFunctionArgs): Promise<null> {
  const search = new URL(request.url).searchParams;
  const code = search.get('code') || paymentOf(search)?.code;
  await showLanguage(appStore.getState().followLanguageOf(code));
  return null;
}
