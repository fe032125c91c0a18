import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { foreignTag } from '../../../rules/common/letters.ts';
import { Button } from '../../../ui/form/Button.tsx';
import styles from './CategoryHints.module.css';
import type { FindProps } from './findProps.ts';

interface CategoryHintsProps extends Pick<FindProps, 'data' | 'items'> {
  onChoose: (text: string) => void;
}

/** A longer list is no faster to read than the menu. */
const AT_MOST = 12;

/** Categories to open with a tap, for diners who do not know what to type. */
export function CategoryHints({ data, items, onChoose }: CategoryHintsProps) {
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
