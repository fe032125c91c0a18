import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../components/venue/useViewer.ts';
import { VenuePictureView } from '../../components/venue/VenuePictureView.tsx';
import type { Category } from '../../contract/menu.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { foreignTag } from '../../rules/common/letters.ts';
import type { MenuGroup, MenuPart } from '../../rules/menu/menuGroups.ts';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { useCloseOnBack } from '../../ui/modal/useCloseOnBack.ts';
import styles from './MenuOverview.module.css';
import { LaterBadge, sectionElementId } from './sections/MenuSectionsView.tsx';

interface MenuOverviewProps {
  groups: readonly MenuGroup[];
  activeId: number | undefined;
  timeZone: string;
  /** Jumps to a section, or to a part of it. */
  onSelect: (categoryId: number, partId?: number) => void;
  onClose: () => void;
}

/** After the sheet has returned the focus: screen readers and Tab continue at the heading. */
function useFocusOnHeading(): (categoryId: number) => void {
  const chosenId = useRef<number>(undefined);
  useEffect(
    () => () => {
      if (chosenId.current === undefined) return;
      const place = document.getElementById(sectionElementId(chosenId.current));
      const heading = place?.querySelector<HTMLElement>('h2, h3');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    },
    [],
  );
  return (categoryId) => {
    chosenId.current = categoryId;
  };
}

/** All categories of a long menu with their contents, and the diner's position. */
export function MenuOverview({ groups, activeId, timeZone, onSelect, onClose }: MenuOverviewProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const focusLater = useFocusOnHeading();
  useCloseOnBack(onClose);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'center' });
  }, []);
  const go = (id: number, partId = id) => {
    focusLater(partId);
    onClose();
    onSelect(id, partId);
  };
  return (
    <Sheet isOpen title={t('overview.title')} onClose={onClose} closeLabel={t('common.close')}>
      <ul ref={list} className={styles.list}>
        {groups.map(({ id, category, parts }) => (
          <li key={id}>
            <Row
              category={category}
              parts={parts}
              timeZone={timeZone}
              isCurrent={id === activeId}
              onPress={() => go(id)}
            />
            <SubCategories parts={parts} timeZone={timeZone} onPress={(partId) => go(id, partId)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface SubCategoriesProps {
  parts: readonly MenuPart[];
  timeZone: string;
  onPress: (categoryId: number) => void;
}

function SubCategories({ parts, timeZone, onPress }: SubCategoriesProps) {
  const named = parts.filter(({ category }) => category);
  if (named.length === 0) return null;
  return (
    <ul className={styles.inside}>
      {named.map((part) => (
        <li key={part.category?.categoryId}>
          <Row
            category={part.category}
            parts={[part]}
            timeZone={timeZone}
            onPress={() => part.category && onPress(part.category.categoryId)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  category: Category | undefined;
  parts: readonly MenuPart[];
  timeZone: string;
  isCurrent?: boolean;
  onPress: () => void;
}

function Row({ category, parts, timeZone, isCurrent = false, onPress }: RowProps) {
  const viewer = useViewer();
  const { t, lang } = viewer;
  const name = category ? labelOf(category, lang) : t('menu.others');
  const count = parts.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isCurrent ? 'true' : undefined}
      data-autofocus={isCurrent ? '' : undefined}
      onClick={onPress}
    >
      {category && (category.thumbnailImageName || category.images) && (
        <VenuePictureView
          viewer={viewer}
          isAside
          className={styles.picture}
          name={category.thumbnailImageName}
          images={category.images ?? []}
          sizes="3rem"
          alt=""
          ratio="1/1"
        />
      )}
      <span className={styles.words}>
        <span className={styles.name} lang={foreignTag(name, lang)}>
          {name}
        </span>{' '}
        <span className={styles.count}>{t('filter.found', { count })}</span>{' '}
        {category && <LaterBadge viewer={viewer} category={category} timeZone={timeZone} />}
      </span>
    </button>
  );
}
