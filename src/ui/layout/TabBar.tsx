import { useEffect, useRef, type ReactNode } from 'react';
import styles from './TabBar.module.css';

interface TabBarItem {
  id: string;
  label: ReactNode;
}

interface TabBarProps {
  items: readonly TabBarItem[];
  activeId: string | undefined;
  onSelect: (id: string) => void;
  label: string;
}

/**
 * Not scrollIntoView, which may scroll the page. The difference of centres suits both directions.
 */
function toCentre(row: Element, tab: Element): void {
  const rowBox = row.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  row.scrollLeft += box.x + box.width / 2 - (rowBox.x + rowBox.width / 2);
}

/** Tabs that jump to sections of the page. */
export function TabBar({ items, activeId, onSelect, label }: TabBarProps) {
  const rowRef = useRef<HTMLUListElement>(null);
  const wasScrolled = useRef(false);
  const activeIndex = items.findIndex((item) => item.id === activeId);

  useEffect(() => {
    const row = rowRef.current;
    const active = row?.children[activeIndex];
    // The first tab is visible already: measuring it would cost another layout. A keyboard user's
    // row does not scroll away from the focused tab.
    if (row?.querySelector(':focus-visible')) return;
    if (!row || !active || (activeIndex === 0 && !wasScrolled.current)) return;
    wasScrolled.current = true;
    toCentre(row, active);
  }, [activeIndex]);

  return (
    <nav className={styles.bar} aria-label={label}>
      <ul ref={rowRef} className={styles.row}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.tab}
              aria-current={item.id === activeId ? 'true' : undefined}
              onClick={() => onSelect(item.id)}
              onFocus={({ target }) => {
                // Browsers do not scroll to a tab that is partly visible.
                const row = rowRef.current;
                if (row && target.matches(':focus-visible')) toCentre(row, target);
              }}
            >
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
