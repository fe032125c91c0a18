import { useDeferredValue, useRef, useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/Button.tsx';
import { useViewer } from '../../../components/venue/useViewer.ts';
import { useMarks } from '../../../components/menu/search/useMarks.ts';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { foreignTag } from '../../../rules/common/letters.ts';
import { DishRows } from '../sections/DishRows.tsx';
import styles from './DishFinds.module.css';
import type { FindProps } from './findProps.ts';
import { useFinds } from './useFinds.ts';

interface DishFindsProps extends Omit<FindProps, 'start' | 'active' | 'isMenuThere'> {
  text: string;
  setText: (text: string) => void;
}

/** More on demand: after one letter with a thousand matches, diners continue typing. */
const AT_ONCE = 30;
const PICTURES_AT_ONCE = 4;

/** Selects the names and texts of the cards. */
const NAMES_AND_TEXTS = 'article :is(h3, h3 + p)';

/** The dishes that match the typed text. */
export function DishFinds({
  data,
  items,
  chosen,
  isTableUnknown,
  text,
  setText,
  ...card
}: DishFindsProps) {
  const viewer = useViewer();
  const { t } = viewer;
  // Show the letters first: the list follows when there is time.
  const query = useDeferredValue(text.trim());
  const { dishes, areNearest, isAsking } = useFinds({ data, items, chosen, isTableUnknown, query });
  const [shown, setShown] = useState({ query, count: AT_ONCE });
  const count = shown.query === query ? shown.count : AT_ONCE;
  const list = useRef<HTMLDivElement>(null);
  useMarks(list, NAMES_AND_TEXTS, query);
  const hints = <CategoryHints data={data} items={items} onChoose={setText} />;
  if (query === '') {
    return (
      <div className={styles.finds}>
        <p className={styles.hint}>{t('find.hint')}</p>
        {hints}
      </div>
    );
  }
  const isNone = dishes.length === 0;
  const found = areNearest
    ? t('find.nearest', { query })
    : t('filter.found', { count: dishes.length });
  return (
    <div ref={list} className={styles.finds}>
      <h2 className={styles.hint}>
        <span role="status">
          {isAsking ? t('find.asking') : isNone ? t('find.none', { query }) : found}
        </span>
      </h2>
      {isNone && !isAsking && (
        <>
          <p>{t('find.noneText')}</p>
          {hints}
        </>
      )}
      <DishRows
        viewer={viewer}
        items={dishes.slice(0, count)}
        layout="list"
        headingLevel={3}
        picturesAtOnce={PICTURES_AT_ONCE}
        decimals={data.currencyDecimals}
        timeZone={data.timeZone}
        {...card}
      />
      {dishes.length > count && (
        <Button variant="secondary" onClick={() => setShown({ query, count: count + AT_ONCE })}>
          {t('find.more', { count: dishes.length - count })}
        </Button>
      )}
    </div>
  );
}

interface CategoryHintsProps extends Pick<FindProps, 'data' | 'items'> {
  onChoose: (text: string) => void;
}

/** A longer list is no faster to read than the menu. */
const AT_MOST = 12;

/** Categories to open with a tap, for diners who do not know what to type. */
function CategoryHints({ data, items, onChoose }: CategoryHintsProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const names = useMemo(() => {
    const used = new Set(items.map(({ categoryId }) => categoryId));
    const there = data.categories.filter(({ categoryId }) => used.has(categoryId));
    return [...new Set(there.map((category) => labelOf(category, lang)))].slice(0, AT_MOST);
  }, [data.categories, items, lang]);
  return (
    <ul className={styles.hints} aria-label={t('menu.categories')}>
      {names.map((name) => (
        <li key={name}>
          <Button variant="secondary" onClick={() => onChoose(name)}>
            <span lang={foreignTag(name, lang)}>{name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
