import type { ComponentType, CSSProperties } from 'react';
import type { Viewer } from '../../../components/venue/useViewer.ts';
import type { Category } from '../../../contract/menu.ts';
import { formatClock, formatMoment } from '../../../i18n/format.ts';
import { rangesOfDay } from '../../../rules/menu/availability.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { foreignTag } from '../../../rules/common/letters.ts';
import type { CardLayout, MenuGroup, MenuPart } from '../../../rules/menu/menuGroups.ts';
import { wallTime } from '../../../rules/common/zonedTime.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import type { DishRowsProps, RowProps } from './DishRowsView.tsx';
import styles from './MenuSections.module.css';

/** The properties that all dishes of the menu share. */
type DishesOfMenu = Omit<RowProps, 'layout' | 'headingLevel'>;

export interface MenuSectionsProps extends DishesOfMenu {
  groups: readonly MenuGroup[];
  /** The sections with mounted dishes; the others reserve their space. All by default. */
  mounted?: ReadonlySet<number>;
}

interface MenuSectionsViewProps extends MenuSectionsProps {
  viewer: Viewer;
  Rows: ComponentType<DishRowsProps>;
  /** The height of a section when the diner last saw it. */
  keptHeight?: (id: number) => string | undefined;
}

/** The id of a section's element, for links and scrolling. */
export function sectionElementId(id: number): string {
  return `category-${id}`;
}

/** The pictures visible on a phone at once; the others load when they are near the screen. */
const PICTURES_IN_VIEW = 4;

/** All sections of the menu. */
export function MenuSectionsView(props: MenuSectionsViewProps) {
  const { groups, mounted, keptHeight, ...part } = props;
  const { viewer, timeZone } = part;
  const isMounted = (id: number) => mounted?.has(id) ?? true;
  return groups.map(({ id, category, parts }, groupIndex) => (
    <div
      key={id}
      id={sectionElementId(id)}
      data-menu-section={id}
      className={styles.section}
      style={{
        ...guessedRows(parts),
        containIntrinsicBlockSize: keptHeight?.(id),
        ...(!isMounted(id) && { contentVisibility: 'hidden' }),
      }}
    >
      <Section
        title={
          <>
            {category ? (
              <CategoryName viewer={viewer} category={category} />
            ) : (
              viewer.t('menu.others')
            )}{' '}
            {category && <LaterBadge viewer={viewer} category={category} timeZone={timeZone} />}
          </>
        }
        detail={
          category && <CategoryNote viewer={viewer} category={category} timeZone={timeZone} />
        }
      >
        {isMounted(id) &&
          parts.map((dishes, index) => (
            <Dishes
              key={dishes.category?.categoryId ?? 0}
              dishes={dishes}
              {...(category && { within: category })}
              isFirst={groupIndex === 0 && index === 0}
              {...part}
            />
          ))}
      </Section>
    </div>
  ));
}

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

interface CategoryProps {
  viewer: Pick<Viewer, 't' | 'lang' | 'nowMs'>;
  category: Category;
}

interface LaterBadgeProps extends CategoryProps {
  timeZone: string;
}

export function LaterBadge({ viewer, category, timeZone }: LaterBadgeProps) {
  const { t, lang } = viewer;
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

interface CategoryNoteProps extends LaterBadgeProps {
  /** The parent category, which already shows the same hours. */
  within?: Category;
}

/** The venue's text about a category, and its hours today if they differ. */
function CategoryNote({ viewer, category, within, timeZone }: CategoryNoteProps) {
  const { t, lang, nowMs } = viewer;
  const { availability } = category;
  // Setting up a time zone's clock is slow: only for a category with hours.
  const rangesNow = (windows: Category['availability']) =>
    windows.length > 0 ? rangesOfDay(windows, wallTime(nowMs, timeZone)) : [];
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

function CategoryName({ viewer, category }: CategoryProps) {
  const { lang } = viewer;
  const name = labelOf(category, lang);
  return <span lang={foreignTag(name, lang)}>{name}</span>;
}

interface DishesProps extends DishesOfMenu, Pick<MenuSectionsViewProps, 'viewer' | 'Rows'> {
  dishes: MenuPart;
  within?: Category;
  isFirst: boolean;
}

function Dishes({ viewer, Rows, dishes, within, isFirst, ...card }: DishesProps) {
  const { category, layout, items } = dishes;
  const list = (
    <Rows
      viewer={viewer}
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
      title={<CategoryName viewer={viewer} category={category} />}
      detail={
        <CategoryNote
          viewer={viewer}
          category={category}
          {...(within && { within })}
          timeZone={card.timeZone}
        />
      }
    >
      {list}
    </Section>
  );
}
