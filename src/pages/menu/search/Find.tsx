import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_SEARCH } from '../../../rules/common/letters.ts';
import { useFindText } from '../../../components/menu/search/useFindText.ts';
import { lazyPart } from '../../../lazy/lazyPart.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { MenuBar } from '../MenuTabs.tsx';
import styles from './Find.module.css';
import type { FindProps } from './findProps.ts';

const DishFinds = lazyPart(() => import('./DishFinds.tsx'), 'DishFinds', {
  isNeeded: true,
  placeholder: <SkeletonRows count={4} picture="end" isCards />,
});

/** The search in a menu: a box in the bar, and the results instead of the sections. */
export function Find({ start, active, isMenuThere, ...finds }: FindProps) {
  const { t } = useTranslation();
  const { text, setText, close } = useFindText();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // A diner who returns to results does not need the keyboard.
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
            maxLength={LONGEST_SEARCH}
            aria-label={t('find.open')}
            placeholder={t('find.open')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
              // The phone's keyboard would hide the results.
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
