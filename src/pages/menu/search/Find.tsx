import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Menu, MenuFilter, MenuItem } from '../../../contract/menu.ts';
import { LONGEST_TEXT, useFindText } from '../../../components/menu/search/useFindText.ts';
import { lazyPart } from '../../../lazy/lazyPart.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import type { DishRows } from '../DishRows.tsx';
import { MenuBar } from '../MenuSections.tsx';
import styles from './Find.module.css';

const DishFinds = lazyPart(() => import('./DishFinds.tsx'), 'DishFinds', {
  isNeeded: true,
  placeholder: <SkeletonRows count={4} picture="end" isCards />,
});

/** What is shown of a menu, by its categories or by what is looked for. */
export interface MenuParts extends Pick<
  ComponentProps<typeof DishRows>,
  'canOrder' | 'isOff' | 'onAdd' | 'Mark'
> {
  data: Menu;
  /** Those that the chosen filters leave. */
  items: readonly MenuItem[];
  chosen: readonly MenuFilter[];
  /** Before the tabs, or before the box. */
  start: ReactNode;
  /** The chosen filters, where there are any. */
  active: ReactNode;
}

export interface FindProps extends MenuParts {
  isTableUnknown: boolean;
  /** The menu is still there: one that is long takes a slow phone a moment to go. */
  isMenuThere: boolean;
}

/** The menu by what the diner looks for: a box in the bar, and what is found in place of the sections. */
export function Find({ start, active, isMenuThere, ...finds }: FindProps) {
  const { t } = useTranslation();
  const { text, setText, close } = useFindText();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Whoever comes back to what was found has no use for the keyboard.
    if (box.current?.value === '') box.current.focus({ preventScroll: true });
  }, []);
  return (
    <div className={isMenuThere ? styles.over : styles.alone}>
      <MenuBar start={start}>
        <div role="search" className={styles.box}>
          <input
            ref={box}
            className={styles.text}
            type="search"
            dir="auto"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST_TEXT}
            aria-label={t('find.open')}
            placeholder={t('find.open')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
              // The keyboard of a phone has done its work, and hides what was found.
              if (event.key === 'Enter') event.currentTarget.blur();
            }}
          />
        </div>
        <IconButton icon="close" label={t('find.close')} onClick={close} />
      </MenuBar>
      {active}
      <DishFinds {...finds} text={text} setText={setText} />
    </div>
  );
}
