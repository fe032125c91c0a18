import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Layout, MenuItem } from '../../contract/menu.ts';
import { useDishTaps, type DishTaps } from '../../ordering/cart/useDishTaps.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { useKeptFocus } from '../../ui/layout/useKeptFocus.ts';
import { DishPrice } from '../../components/menu/DishPrice.tsx';
import { DishTags } from './DishTags.tsx';
import { openFromCard } from '../../components/menu/dishTransition.ts';
import styles from './MenuItemCard.module.css';
import { OFF_REASON_ID } from '../../components/menu/offReason.ts';
import { VenuePicture } from '../../components/venue/VenuePicture.tsx';

interface MenuItemCardProps {
  item: MenuItem;
  layout: Layout;
  /** Use 4 under the heading of a sub-category. */
  headingLevel: 3 | 4;
  decimals: number | undefined;
  timeZone: string;
  /** False while the venue is closed or its menu can only be read. */
  canOrder: boolean;
  /** There is no network: controls stay in place but are disabled. */
  isOff?: boolean;
  /** Adds a dish that needs no choice. Resolves to whether it is in the cart. */
  onAdd: (item: MenuItem, quantity: number) => Promise<boolean>;
  isPriority?: boolean;
}

/** A dish that needs no choice is added here; every other one on its own page. */
function isOneTap(item: MenuItem): boolean {
  return item.isAvailable && !item.isCombo && !item.isCustomized;
}

const SIZES: Record<Layout, string> = {
  list: '7.5rem',
  grid: '(min-width: 40rem) 14rem, 46vw',
  large: '(min-width: 60rem) 22rem, 92vw',
};
const RATIOS = { list: '1/1', grid: '4/3', large: '16/9' } as const;

export const MenuItemCard = memo(function MenuItemCard({
  item,
  layout,
  headingLevel,
  decimals,
  timeZone,
  canOrder,
  isOff = false,
  onAdd,
  isPriority,
}: MenuItemCardProps) {
  const { t } = useTranslation();
  const { lang, pages } = useVisit();
  const taps = useDishTaps(item, onAdd);
  const name = labelOf(item, lang);
  const Heading = `h${headingLevel}` as const;
  const hasPicture = layout !== 'list' || item.images.length > 0 || item.thumbnailImageName !== '';
  const hasAction = (canOrder || isOff) && isOneTap(item);
  return (
    <article className={classes(styles.card, styles[layout], !item.isAvailable && styles.gone)}>
      {hasPicture && (
        <span className={styles.picture} data-dish-picture="">
          <VenuePicture
            name={item.thumbnailImageName}
            images={item.images}
            sizes={SIZES[layout]}
            alt=""
            ratio={RATIOS[layout]}
            isPriority={isPriority}
          />
        </span>
      )}
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link className={styles.link} to={pages.item(item.id)} onClick={openFromCard}>
            {name}
          </Link>
        </Heading>
        {item.description && <p className={styles.text}>{item.description}</p>}
        <DishTags item={item} timeZone={timeZone} isNarrow={layout === 'grid'} />
        <p className={styles.price}>
          <DishPrice item={item} decimals={decimals} />
        </p>
      </div>
      {taps.quantity > 0 && !(hasAction && taps.isCountable) && (
        <span className={styles.quantity}>
          <Badge tone="brand">{t('menu.inCart', { n: taps.quantity })}</Badge>
        </span>
      )}
      {hasAction && (
        <CardAction
          className={classes(styles.add, !hasPicture && styles.addAlone)}
          name={name}
          taps={taps}
          isOff={isOff}
        />
      )}
      {canOrder && item.isAvailable && !hasAction && (
        <span className={classes(styles.add, styles.choose, !hasPicture && styles.addAlone)}>
          <Icon name="plus" />
        </span>
      )}
    </article>
  );
});

interface CardActionProps {
  className: string | undefined;
  name: string;
  taps: DishTaps;
  isOff: boolean;
}

/** The plus button; once the cart has the dish as a single plain line, its quantity. */
function CardAction({ className, name, taps, isOff }: CardActionProps) {
  const { t } = useTranslation();
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
          valueLabel={t('stepper.value', { n: taps.quantity, name })}
          removeAtMin={{ label: t('cart.remove', { name }), onRemove: () => taps.set(0) }}
          offBecause={isOff ? OFF_REASON_ID : undefined}
        />
      ) : (
        <IconButton
          icon="plus"
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
