import {
  memo,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Category } from '../../contract/menu.ts';
import { formatClock, formatMoment } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { rangesOfDay } from '../../rules/menu/availability.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { foreignTag } from '../../rules/common/letters.ts';
import type { CardLayout, MenuGroup, MenuPart } from '../../rules/menu/menuGroups.ts';
import { wallTime } from '../../rules/common/zonedTime.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { TabBar } from '../../ui/layout/TabBar.tsx';
import { DishRows } from './DishRows.tsx';
import styles from './MenuSections.module.css';
import { useKeptHeights } from './useKeptHeights.ts';
import { sectionElementId } from './useSectionInView.ts';

/** The properties that all dishes of the menu share. */
type DishesOfMenu = Omit<
  ComponentProps<typeof DishRows>,
  'items' | 'layout' | 'headingLevel' | 'picturesAtOnce' | 'words'
>;

export interface MenuSectionsProps extends DishesOfMenu {
  groups: readonly MenuGroup[];
  /** Identifies the menu, in its language, for the stored section heights. */
  version: string;
  /** The sections with mounted dishes; the others reserve their space. All by default. */
  mounted?: ReadonlySet<number>;
}

/** The pictures visible on a phone at once; the others load when they are near the screen. */
const PICTURES_IN_VIEW = 4;

/** All sections of the menu. Renders again only if the menu itself changes. */
export const MenuSections = memo(function MenuSections({
  groups,
  version,
  mounted,
  ...part
}: MenuSectionsProps) {
  const { t } = useTranslation();
  const keptHeight = useKeptHeights(version);
  const isMounted = (id: number) => mounted?.has(id) ?? true;
  return groups.map(({ id, category, parts }, groupIndex) => (
    <div
      key={id}
      id={sectionElementId(id)}
      data-menu-section={id}
      className={styles.section}
      style={{
        ...guessedRows(parts),
        containIntrinsicBlockSize: keptHeight(id),
        ...(!isMounted(id) && { contentVisibility: 'hidden' }),
      }}
    >
      <Section
        title={
          <>
            {category ? <CategoryName category={category} /> : t('menu.others')}{' '}
            {category && <LaterBadge category={category} timeZone={part.timeZone} />}
          </>
        }
        detail={category && <CategoryNote category={category} timeZone={part.timeZone} />}
      >
        {isMounted(id) &&
          parts.map((dishes, index) => (
            <Dishes
              key={dishes.category?.categoryId ?? 0}
              dishes={dishes}
              {...(category && { within: category })}
              isFirst={groupIndex === 0 && index === 0}
              words={t}
              {...part}
            />
          ))}
      </Section>
    </div>
  ));
});

/** Estimates a section's height, used until the browser has laid it out. */
function guessedRows(parts: readonly MenuPart[]): CSSProperties {
  const countOf = (...layouts: CardLayout[]) =>
    parts.reduce((sum, part) => (layouts.includes(part.layout) ? sum + part.items.length : sum), 0);
  return {
    '--list-dishes': countOf('list', 'text'),
    '--grid-dishes': countOf('grid'),
    '--large-dishes': countOf('large'),
  } as CSSProperties;
}

export function LaterBadge({ category, timeZone }: { category: Category; timeZone: string }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  if (category.isAvailable) return null;
  const { availableFrom } = category;
  return (
    <Badge tone={availableFrom ? 'warning' : 'neutral'}>
      {availableFrom
        ? t('menu.from', { time: formatMoment(availableFrom, lang, timeZone) })
        : t('menu.notNow')}
    </Badge>
  );
}

interface CategoryNoteProps {
  category: Category;
  /** The parent category, which already shows the same hours. */
  within?: Category;
  timeZone: string;
}

/** The venue's text about a category, and its hours today if they differ. */
function CategoryNote({ category, within, timeZone }: CategoryNoteProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const [now] = useState(Date.now);
  const { availability } = category;
  // Setting up a time zone's clock is slow: only for a category with hours.
  const rangesNow = (windows: Category['availability']) =>
    windows.length > 0 ? rangesOfDay(windows, wallTime(now, timeZone)) : [];
  const ranges = rangesNow(availability);
  const said = rangesNow(within?.availability ?? []);
  const isNew = ({ from, to }: (typeof ranges)[number]) =>
    !said.some((other) => other.from === from && other.to === to);
  return (
    <>
      {category.description && (
        <span className={styles.note} lang={foreignTag(category.description, lang)}>
          {category.description}
        </span>
      )}
      {ranges.filter(isNew).map(({ from, to }) => (
        <span key={from} className={styles.note}>
          {t('menu.served', { from: formatClock(from, lang), to: formatClock(to, lang) })}
        </span>
      ))}
    </>
  );
}

function CategoryName({ category }: { category: Category }) {
  const { lang } = useVisit();
  const name = labelOf(category, lang);
  return <span lang={foreignTag(name, lang)}>{name}</span>;
}

interface DishesProps extends DishesOfMenu {
  dishes: MenuPart;
  within?: Category;
  isFirst: boolean;
  words: TFunction;
}

function Dishes({ dishes, within, isFirst, ...card }: DishesProps) {
  const { category, layout, items } = dishes;
  const list = (
    <DishRows
      items={items}
      layout={layout}
      headingLevel={category ? 4 : 3}
      picturesAtOnce={isFirst ? PICTURES_IN_VIEW : 0}
      {...card}
    />
  );
  if (!category) return list;
  return (
    <Section
      headingLevel={3}
      id={sectionElementId(category.categoryId)}
      title={<CategoryName category={category} />}
      detail={
        <CategoryNote category={category} {...(within && { within })} timeZone={card.timeZone} />
      }
    >
      {list}
    </Section>
  );
}

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
  groups: readonly Pick<MenuGroup, 'id' | 'category'>[];
  activeId: number | undefined;
  onSelect: (categoryId: number) => void;
  onOverview?: () => void;
}

export function MenuTabs({ groups, activeId, onSelect, onOverview, ...bar }: MenuTabsProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  return (
    <MenuBar {...bar}>
      <TabBar
        label={t('menu.categories')}
        activeId={String(activeId)}
        onSelect={(id) => onSelect(Number(id))}
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
