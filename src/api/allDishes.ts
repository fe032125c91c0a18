import type { Lang } from '../contract/languages.ts';
import { getMenuAllItemDetails } from '../contract/endpoints/menu.ts';
import { addressOf } from './address.ts';

/** Stands for a category where all of them are meant. */
export const ALL_CATEGORIES = 0;

/** Where all dishes of a menu stand with all their choices, for whoever asks in the app's place. */
export const menuAllItemsAddress = (lang: Lang, code: string, tableCode: string | undefined) =>
  addressOf(getMenuAllItemDetails, { lang, code, categoryId: ALL_CATEGORIES }, { tableCode });
