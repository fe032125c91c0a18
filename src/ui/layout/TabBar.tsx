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

/** Not scrollIntoView, which may scroll the page too. A difference of centres works in both directions. */
function toCentre(row: Element, tab: Element): void {
  const rowBox = row.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  row.scrollLeft += box.x + box.width / 2 - (rowBox.x + rowBox.width / 2);
}

/** Jumps to places on the page. */
export function TabBar({ items, activeId, onSelect, label }: TabBarProps) {
  const rowRef = useRef<HTMLUListElement>(null);
  const wasScrolled = useRef(false);
  const activeIndex = items.findIndex((item) => item.id === activeId);

  useEffect(() => {
    const row = rowRef.current;
    const active = row?.children[activeIndex];
    // The first one is in sight already: measuring it would lay out the page once more.
    // Whoever goes through it by keyboard is not pulled away from where they are.
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
                // A browser leaves a tab where it is if a part of it can be seen.
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
