import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Menu } from '../contract/menu.ts';
import { useTableCode } from '../ordering/useTable.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { menuAllItemDetailsQuery, useCategories, useMenuDetails } from '../queries/menu.ts';

interface MenuByCategoryProps {
  /** What is shown while there is nothing else. */
  failure: ReactNode;
  children: (menu: Menu) => ReactNode;
}

/** A menu that cannot be had as a whole: its head, its categories, and the dishes of each. */
export function MenuByCategory({ failure, children }: MenuByCategoryProps) {
  const { code, lang } = useVisit();
  const table = useTableCode();
  const head = useMenuDetails(code, table);
  const categories = useCategories(code, table, lang);
  const list = head.data ? (categories.data ?? []) : [];
  const parts = useQueries({
    queries: list.map(({ categoryId }) => menuAllItemDetailsQuery(code, categoryId, table, lang)),
  });
  const menuItems = parts.flatMap(({ data }) => data ?? []);
  if (!head.data || menuItems.length === 0) return failure;
  return children({ ...head.data, categories: list, menuItems });
}
