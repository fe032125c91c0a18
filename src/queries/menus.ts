import { useQueries } from '@tanstack/react-query';
import { getMenu } from '../contract/endpoints/menu.ts';
import type { Lang } from '../contract/languages.ts';
import type { Menu } from '../contract/menu.ts';
import { queryOf } from './read.ts';

interface Menus {
  /** In the order of the places; undefined without an answer. */
  menus: readonly (Menu | undefined)[];
  isLoading: boolean;
  /** Repeats the failed requests. */
  retry: () => void;
}

/** Menus of several places. Not in `menu.ts`, so that first pages need not load `useQueries`. */
export const useMenus = (
  places: readonly { code: string; tableCode: string }[],
  lang: Lang,
): Menus =>
  useQueries({
    queries: places.map(({ code, tableCode }) => queryOf(getMenu, { code, tableCode, lang })),
    combine: (answers) => ({
      menus: answers.map(({ data }) => data),
      isLoading: answers.some((answer) => answer.isLoading),
      retry: () => {
        for (const answer of answers) if (answer.isError) void answer.refetch();
      },
    }),
  });
