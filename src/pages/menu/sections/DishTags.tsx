import type { MenuItem } from '../../../contract/menu.ts';
import { DIET_ICONS } from '../../../components/menu/dietIcons.ts';
import { formatMoment } from '../../../i18n/format.ts';
import type { Viewer } from '../../../components/venue/useViewer.ts';
import { shownDiets } from '../../../rules/menu/diets.ts';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import styles from './DishTags.module.css';

/** Up to this stock, the card tells that few are left. */
const LAST_UNITS = 5;
const DIETS_ON_A_CARD = 2;

interface UnavailableBadgeProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  item: MenuItem;
  timeZone: string;
}

/** Why a dish is not available now: sold out, or available later today. */
export function UnavailableBadge({ viewer, item, timeZone }: UnavailableBadgeProps) {
  const { t, lang } = viewer;
  const time =
    item.unavailableReason === 'soldOut' || !item.availableFrom
      ? ''
      : formatMoment(item.availableFrom, lang, timeZone);
  return (
    <Badge tone={time ? 'warning' : 'neutral'}>
      {time ? t('menu.from', { time }) : t('menu.soldOut')}
    </Badge>
  );
}

interface DishTagsProps extends UnavailableBadgeProps {
  isNarrow: boolean;
  /** Shows only the words. */
  isTextOnly: boolean;
}

/** Labels on a dish's card. */
export function DishTags({ viewer, item, timeZone, isNarrow, isTextOnly }: DishTagsProps) {
  const { t } = viewer;
  if (!item.isAvailable) {
    return (
      <p className={styles.tags}>
        <UnavailableBadge viewer={viewer} item={item} timeZone={timeZone} />
      </p>
    );
  }
  const { stockLeft } = item;
  const isNearlyGone = stockLeft !== undefined && stockLeft > 0 && stockLeft <= LAST_UNITS;
  const discountNote = item.hasDiscount ? item.discountSetup?.dis_note : undefined;
  const diets = shownDiets(item.dietaryTags).slice(0, isNarrow ? 1 : DIETS_ON_A_CARD);
  if (!item.isNew && !discountNote && !isNearlyGone && diets.length === 0) return null;
  return (
    <p className={styles.tags}>
      {item.isNew && <Badge tone="brand">{t('menu.new')}</Badge>}
      {discountNote && <Badge tone="positive">{discountNote}</Badge>}
      {isNearlyGone && <Badge tone="warning">{t('menu.left', { count: stockLeft })}</Badge>}
      {diets.map((tag) => (
        <span key={tag} className={classes(styles.diet, isTextOnly && styles.forIcon)}>
          {!isTextOnly && <Icon name={DIET_ICONS[tag]} size="s" />}
          <span>{t(`diet.${tag}`)}</span>
        </span>
      ))}
    </p>
  );
}
