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

/** Jumps to places on the page. */
export function TabBar({ items, activeId, onSelect, label }: TabBarProps) {
  const rowRef = useRef<HTMLUListElement>(null);
  const wasScrolled = useRef(false);
  const activeIndex = items.findIndex((item) => item.id === activeId);

  useEffect(() => {
    const row = rowRef.current;
    const active = row?.children[activeIndex];
    // The first one is in sight already: measuring it would lay out the page once more.
    if (!row || !active || (activeIndex === 0 && !wasScrolled.current)) return;
    wasScrolled.current = true;
    const rowBox = row.getBoundingClientRect();
    const box = active.getBoundingClientRect();
    // Not scrollIntoView, which may scroll the page too. A difference of centres works in both directions.
    row.scrollLeft += box.x + box.width / 2 - (rowBox.x + rowBox.width / 2);
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
            >
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
