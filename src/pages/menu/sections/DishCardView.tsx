import { memo, type ComponentType, type MouseEvent } from 'react';
import { LANGUAGES, type Lang } from '../../../contract/languages.ts';
import type { MenuItem } from '../../../contract/menu.ts';
import { currencySign, formatAmount } from '../../../i18n/format.ts';
import type { CardLayout } from '../../../rules/menu/menuGroups.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { foreignTag } from '../../../rules/common/letters.ts';
import { classes } from '../../../ui/classes.ts';
import { DishPriceView } from '../../../components/menu/DishPriceView.tsx';
import type { Viewer } from '../../../components/venue/useViewer.ts';
import { VenuePictureView } from '../../../components/venue/VenuePictureView.tsx';
import { DishTags } from './DishTags.tsx';
import styles from './DishCardView.module.css';
import type { InCartProps } from './InCartView.tsx';

export interface DishCardProps {
  viewer: Viewer;
  item: MenuItem;
  /** The address of the dish's own page. */
  to: string;
  /** Not a `Link`, which renders again at each navigation: a menu contains a thousand cards. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  layout: CardLayout;
  /** Use 4 under the heading of a sub-category. */
  headingLevel: 3 | 4;
  decimals: number | undefined;
  timeZone: string;
  /** False while the venue is closed or its menu is read-only. */
  canOrder: boolean;
  isOff?: boolean;
  onAdd: InCartProps['onAdd'];
  /** Shows how many the cart contains, and adds more. A tap renders only this part again. */
  InCart: ComponentType<InCartProps>;
  isPriority?: boolean;
  /**
   * Only the text, for a dish far from the screen: a quarter of the elements, and no hooks. The
   * other parts later appear around the same elements, so that focus and found text stay.
   */
  isTextOnly?: boolean;
}

/** A dish that needs no choice can be added here; any other needs its own page. */
function isOneTap(item: MenuItem): boolean {
  return item.isAvailable && !item.isCombo && !item.isCustomized;
}

const SIZES = {
  list: '7.5rem',
  grid: '(min-width: 40rem) 14rem, 46vw',
  large: '(min-width: 60rem) 22rem, 92vw',
} as const;
const RATIOS = { list: '1/1', grid: '4/3', large: '16/9' } as const;

/** More than fits in the three visible lines: some descriptions are as long as a book. */
const MOST_LETTERS = 400;

export const DishCardView = memo(function DishCardView({
  viewer,
  item,
  to,
  onOpen,
  layout,
  headingLevel,
  decimals,
  timeZone,
  canOrder,
  isOff = false,
  onAdd,
  InCart,
  isPriority,
  isTextOnly = false,
}: DishCardProps) {
  const { t, lang, allergy } = viewer;
  const name = labelOf(item, lang);
  const Heading = `h${headingLevel}` as const;
  const ownPicture = item.images.length > 0 || item.thumbnailImageName !== '';
  const pictured = layout === 'text' || (layout === 'list' && !ownPicture) ? undefined : layout;
  const hasPicture = pictured !== undefined;
  const hasAction = (canOrder || isOff) && isOneTap(item);
  const isChosen = canOrder && item.isAvailable && !hasAction;
  const hasSign = hasAction || isChosen;
  return (
    <article
      className={classes(
        styles.card,
        styles[layout === 'text' ? 'list' : layout],
        layout === 'text' && styles.bare,
        !item.isAvailable && styles.gone,
        isTextOnly && styles.brief,
        isTextOnly && hasPicture && styles.forPicture,
        isTextOnly && hasSign && styles.forSign,
        isTextOnly && isChosen && styles.forWord,
      )}
    >
      {pictured && !isTextOnly && (
        <span className={styles.picture} data-dish-picture="">
          <VenuePictureView
            viewer={viewer}
            name={item.thumbnailImageName}
            images={item.images}
            sizes={SIZES[pictured]}
            alt=""
            ratio={RATIOS[pictured]}
            isPriority={isPriority}
          />
        </span>
      )}
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a className={styles.link} href={to} onClick={onOpen} lang={foreignTag(name, lang)}>
            {name}
          </a>
        </Heading>
        {item.description && (
          <p className={styles.text} lang={foreignTag(item.description, lang)}>
            {item.description.slice(0, MOST_LETTERS)}
          </p>
        )}
        <DishTags
          viewer={viewer}
          item={item}
          timeZone={timeZone}
          isNarrow={layout === 'grid'}
          isTextOnly={isTextOnly}
        />
        {allergy && <allergy.CardMark item={item} />}
        <p className={styles.price}>
          {isTextOnly && item.oldPrice === undefined ? (
            priceText(item, lang, decimals)
          ) : (
            <DishPriceView viewer={viewer} item={item} decimals={decimals} />
          )}
        </p>
      </div>
      {!isTextOnly && (
        <InCart
          viewer={viewer}
          className={classes(styles.add, !hasPicture && styles.addAlone)}
          item={item}
          name={name}
          hasAction={hasAction}
          isOff={isOff}
          onAdd={onAdd}
        />
      )}
      {!isTextOnly && isChosen && (
        <span
          className={classes(styles.add, styles.choose, !hasPicture && styles.addAlone)}
          aria-hidden="true"
        >
          {t('menu.choose')}
        </span>
      )}
    </article>
  );
});

function priceText(
  { price, currency }: MenuItem,
  lang: Lang,
  decimals: number | undefined,
): string {
  const parts = [currencySign(currency, lang), formatAmount(price, lang, currency, decimals)];
  return (LANGUAGES[lang].isCurrencyLast ? parts.toReversed() : parts).join('\u00A0');
}
