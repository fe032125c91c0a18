import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RetryNotice } from '../../components/common/RetryNotice.tsx';
import { getMenuAllItemDetails } from '../../contract/endpoints/dishes.ts';
import type { Menu } from '../../contract/menu.ts';
import { useTableCode } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCategories } from '../../queries/dishes.ts';
import { useMenuDetails } from '../../queries/menu.ts';
import { queryOf } from '../../queries/read.ts';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { useFailureText } from '../../components/common/useFailureText.ts';

interface MenuByCategoryProps {
  failure: unknown;
  onRetry: () => void;
  children: (menu: Menu) => ReactNode;
}

/** A menu too large to load at once: its head and categories, then the dishes of each. */
export function MenuByCategory({ failure, onRetry, children }: MenuByCategoryProps) {
  const failureText = useFailureText();
  const { code, lang } = useVisit();
  const tableCode = useTableCode();
  const head = useMenuDetails({ code, tableCode });
  const categories = useCategories({ code, tableCode, lang });
  const list = head.data ? (categories.data ?? []) : [];
  const parts = useQueries({
    queries: list.map(({ categoryId }) =>
      queryOf(getMenuAllItemDetails, { code, categoryId, tableCode, lang }),
    ),
  });
  const menuItems = parts.flatMap(({ data }) => data ?? []);
  if (!head.data || menuItems.length === 0) {
    return <FailureMessage failure={failure} onRetry={onRetry} />;
  }
  return (
    <>
      <RetryNotice tone="warning" role="alert" onRetry={onRetry}>
        {failureText(failure)}
      </RetryNotice>
      {children({ ...head.data, categories: list, menuItems })}
    </>
  );
}
