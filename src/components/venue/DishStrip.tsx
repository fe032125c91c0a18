import type { MenuItem } from '../../contract/menu.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { AmountView } from '../common/AmountView.tsx';
import styles from './DishStrip.module.css';
import type { Viewer } from './useViewer.ts';
import { VenuePictureView } from './VenuePictureView.tsx';

interface DishStripProps {
  viewer: Viewer;
  title: string;
  /** In the venue's order, without ids that are not on the menu. */
  ids: readonly number[];
  menuItems: readonly MenuItem[];
  decimals: number | undefined;
  style?: 'strip' | 'grid';
}

/** A row of dishes, each a link to its page. */
export function DishStrip(props: DishStripProps) {
  const { viewer, title, ids, menuItems, decimals, style = 'strip' } = props;
  const { t, lang, pages, allergy } = viewer;
  const named = ids.flatMap((id) => menuItems.filter((item) => item.id === id));
  const items = allergy?.shown(named) ?? named;
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles[style]}>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              className={classes(styles.dish, !item.isAvailable && styles.gone)}
              to={pages.item(item.id)}
            >
              <VenuePictureView
                viewer={viewer}
                isAside
                className={styles.picture}
                name={item.thumbnailImageName}
                images={item.images}
                sizes="(min-width: 60rem) 14rem, 10rem"
                alt=""
                ratio="4/3"
              />
              <span className={styles.name}>{labelOf(item, lang)}</span>
              {allergy && <allergy.CardMark item={item} />}
              <span className={styles.price}>
                {item.isAvailable ? (
                  <AmountView
                    lang={lang}
                    value={item.price}
                    currency={item.currency}
                    decimals={decimals}
                  />
                ) : (
                  <Badge>{t('menu.soldOut')}</Badge>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
