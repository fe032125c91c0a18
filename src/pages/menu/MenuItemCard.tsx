import { memo, type ComponentType, type MouseEvent } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Lang } from '../../contract/languages.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { useDigits } from '../../components/common/useDigits.ts';
import { currencySign, formatAmount } from '../../i18n/format.ts';
import { useQuickAdd, type DishTaps } from '../../ordering/cart/useQuickAdd.ts';
import type { CardLayout } from '../../rules/menu/menuGroups.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { foreignTag } from '../../rules/common/letters.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { useKeptFocus } from '../../ui/layout/useKeptFocus.ts';
import { DishPrice } from '../../components/menu/DishPrice.tsx';
import { DishTags } from './DishTags.tsx';
import styles from './MenuItemCard.module.css';
import { OFF_REASON_ID } from '../../components/menu/offReason.ts';
import { VenuePicture } from '../../components/venue/VenuePicture.tsx';

interface MenuItemCardProps {
  item: MenuItem;
  lang: Lang;
  words: TFunction;
  /** The address of the dish's own page. */
  to: string;
  /** Not a `Link`, which renders again at each navigation: a menu contains a thousand cards. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  layout: CardLayout;
  /** Use 4 under the heading of a sub-category. */
  headingLevel: 3 | 4;
  decimals: number | undefined;
  timeZone: string;
  /** False while the venue is closed or its menu is read-only. */
  canOrder: boolean;
  /** There is no network: controls stay in place but are disabled. */
  isOff?: boolean;
  /** Adds a dish that needs no choice. Resolves to true if the cart then contains it. */
  onAdd: (item: MenuItem, quantity: number) => Promise<boolean>;
  /** Marks the dish for a diner who avoids something. */
  Mark?: ComponentType<{ item: MenuItem }> | undefined;
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

export const MenuItemCard = memo(function MenuItemCard({
  item,
  lang,
  words,
  to,
  onOpen,
  layout,
  headingLevel,
  decimals,
  timeZone,
  canOrder,
  isOff = false,
  onAdd,
  Mark,
  isPriority,
  isTextOnly = false,
}: MenuItemCardProps) {
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
          <VenuePicture
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
          item={item}
          t={words}
          timeZone={timeZone}
          isNarrow={layout === 'grid'}
          isTextOnly={isTextOnly}
        />
        {Mark && <Mark item={item} />}
        <p className={styles.price}>
          {isTextOnly && item.oldPrice === undefined ? (
            priceText(item, lang, decimals)
          ) : (
            <DishPrice item={item} decimals={decimals} />
          )}
        </p>
      </div>
      {!isTextOnly && (
        <InCart
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
          {words('menu.choose')}
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

interface InCartProps extends Pick<MenuItemCardProps, 'item' | 'onAdd'> {
  className: string | undefined;
  name: string;
  hasAction: boolean;
  isOff: boolean;
}

/** The quantity in the cart and the control to add more. A tap renders only this part again. */
function InCart({ item, onAdd, hasAction, ...action }: InCartProps) {
  const { t } = useTranslation();
  const taps = useQuickAdd(item, onAdd);
  return (
    <>
      {taps.quantity > 0 && !(hasAction && taps.isCountable) && (
        <span className={styles.quantity}>
          <Badge tone="brand">{t('menu.inCart', { n: taps.quantity })}</Badge>
        </span>
      )}
      {hasAction && <CardAction taps={taps} {...action} />}
    </>
  );
}

interface CardActionProps {
  className: string | undefined;
  name: string;
  taps: DishTaps;
  isOff: boolean;
}

/** The plus button; a stepper once the cart contains the dish as a single plain line. */
function CardAction({ className, name, taps, isOff }: CardActionProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const kept = useKeptFocus<HTMLSpanElement>();
  return (
    <span className={className} {...kept}>
      {taps.isCountable ? (
        <Stepper
          value={taps.quantity}
          min={taps.min}
          max={taps.max}
          onChange={taps.set}
          decreaseLabel={t('stepper.less', { name })}
          increaseLabel={t('stepper.more', { name })}
          valueText={digits(taps.quantity)}
          valueLabel={t('stepper.value', { n: taps.quantity, name })}
          removeAtMin={{ label: t('cart.remove', { name }), onRemove: () => taps.set(0) }}
          offBecause={isOff ? OFF_REASON_ID : undefined}
          isAnswering={taps.isAnswering}
        />
      ) : (
        <IconButton
          icon={taps.isAnswering ? 'check' : 'plus'}
          look="filled"
          label={t('menu.add', { name })}
          aria-disabled={isOff || undefined}
          aria-describedby={isOff ? OFF_REASON_ID : undefined}
          onClick={isOff ? undefined : taps.add}
        />
      )}
    </span>
  );
}
