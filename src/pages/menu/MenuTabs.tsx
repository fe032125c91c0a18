import type { ReactNode, RefObject } from 'react';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { labelOf } from '../../rules/common/labels.ts';
import type { MenuGroup } from '../../rules/menu/menuGroups.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { TabBar } from '../../ui/layout/TabBar.tsx';
import styles from './MenuTabs.module.css';

interface MenuBarProps {
  barRef?: RefObject<HTMLDivElement | null>;
  /** Content before the tabs, such as the filters. */
  start: ReactNode;
  children: ReactNode;
}

/** Stays visible while the menu scrolls. */
export function MenuBar({ barRef, start, children }: MenuBarProps) {
  return (
    <div ref={barRef} className={styles.bar}>
      <div className={styles.start}>{start}</div>
      {children}
    </div>
  );
}

/** Of more tabs, a phone shows only a few at a time: a button opens the list of all. */
const FEW_TABS = 6;

interface MenuTabsProps extends Omit<MenuBarProps, 'children'> {
  viewer: Pick<Viewer, 't' | 'lang'>;
  groups: readonly Pick<MenuGroup, 'id' | 'category'>[];
  activeId: number | undefined;
  onSelect?: (categoryId: number) => void;
  onOverview?: () => void;
}

export function MenuTabs({
  viewer,
  groups,
  activeId,
  onSelect,
  onOverview,
  ...bar
}: MenuTabsProps) {
  const { t, lang } = viewer;
  return (
    <MenuBar {...bar}>
      <TabBar
        label={t('menu.categories')}
        activeId={String(activeId)}
        onSelect={(id) => onSelect?.(Number(id))}
        items={groups.map(({ id, category }) => ({
          id: String(id),
          label: category ? labelOf(category, lang) : t('menu.others'),
        }))}
      />
      {groups.length > FEW_TABS && (
        <IconButton
          icon="menu"
          label={t('menu.categories')}
          aria-haspopup="dialog"
          onClick={onOverview}
        />
      )}
    </MenuBar>
  );
}
