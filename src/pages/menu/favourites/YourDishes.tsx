import { useContext, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Menu, MenuItem } from '../../../contract/menu.ts';
import { useYours } from '../../../ordering/menu/useYours.ts';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { foreignTag } from '../../../rules/common/letters.ts';
import { putAway, yourDishes } from '../../../rules/menu/yours.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { changeYours } from '../../../storage/yours.ts';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { AllergyContext } from '../../../components/allergy/allergyContext.ts';
import { Amount } from '../../../components/common/Amount.tsx';
import { VenuePicture } from '../../../components/venue/VenuePicture.tsx';
import styles from './YourDishes.module.css';
import { YoursOutline } from './YoursOutline.tsx';
import { LATER_ICONS } from '../../../ui/media/laterIcons.ts';

/** The diner's favourites and last viewed dishes, as a row above the menu that they can hide. */
export function YourDishes({ menu }: { menu: Menu }) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const yours = useYours();
  const showToast = useAppStore((state) => state.showToast);
  const dishes = yourDishes(yours, menu.menuItems);
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = dishes.length === 0;
  const hide = () => {
    // The button disappears: otherwise the next Tab would start at the top of the page.
    box.current?.focus({ preventScroll: true });
    changeYours(code, putAway);
    showToast({
      text: t('yours.away'),
      action: { label: t('cart.undo'), onAct: () => changeYours(code, () => yours) },
    });
  };
  const title = t('yours.title');
  // The words load separately, perhaps later than this part.
  if (title === '') return <YoursOutline />;
  return (
    <div ref={box} tabIndex={-1} className={isEmpty ? styles.none : styles.yours}>
      {!isEmpty && (
        <section aria-labelledby={headingId}>
          <div className={styles.head}>
            <h2 id={headingId}>{title}</h2>
            <IconButton icon="close" label={t('yours.putAway')} onClick={hide} />
          </div>
          <ul className={styles.strip}>
            {dishes.map((item) => (
              <li key={item.id}>
                <YourDish
                  item={item}
                  decimals={menu.currencyDecimals}
                  isKept={yours.hearts.includes(item.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface YourDishProps {
  item: MenuItem;
  decimals: number | undefined;
  isKept: boolean;
}

function YourDish({ item, decimals, isKept }: YourDishProps) {
  const { t } = useTranslation();
  const { lang, pages } = useVisit();
  const allergy = useContext(AllergyContext);
  const name = labelOf(item, lang);
  return (
    <Link
      className={classes(styles.dish, !item.isAvailable && styles.gone)}
      to={pages.item(item.id)}
    >
      <VenuePicture
        isAside
        className={styles.picture}
        name={item.thumbnailImageName}
        images={item.images}
        sizes="4rem"
        alt=""
        ratio="1/1"
      />
      <span className={styles.words}>
        <span className={styles.name} lang={foreignTag(name, lang)}>
          {name}
        </span>{' '}
        <span className={styles.price}>
          {item.isAvailable ? (
            <Amount value={item.price} currency={item.currency} decimals={decimals} />
          ) : (
            <Badge>{t('menu.soldOut')}</Badge>
          )}
          {allergy && (
            <>
              {' '}
              <allergy.CardSign item={item} />
            </>
          )}
          {isKept && (
            <>
              {' '}
              <Icon name={LATER_ICONS.heart} size="s" isFilled className={styles.heart} />
              <VisuallyHidden>{t('yours.kept')}</VisuallyHidden>
            </>
          )}
        </span>
      </span>
    </Link>
  );
}
