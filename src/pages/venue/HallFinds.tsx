import { useContext, useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AllergyContext } from '../../components/allergy/allergyContext.ts';
import { Amount } from '../../components/common/Amount.tsx';
import { useMarks } from '../../components/menu/search/useMarks.ts';
import { VenuePicture } from '../../components/venue/VenuePicture.tsx';
import { links } from '../../rules/common/routes.ts';
import type { MenuItem } from '../../contract/menu.ts';
import type { MergeScreen } from '../../contract/places.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useMenus } from '../../queries/menus.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { foreignTag } from '../../rules/common/letters.ts';
import { dishIndex } from '../../rules/search/dishIndex.ts';
import { findDishes } from '../../rules/search/findDishes.ts';
import { namesOfPlaces } from '../../rules/search/namesOfPlaces.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Link } from '../../ui/text/Link.tsx';
import styles from './HallFinds.module.css';

type HallVenue = MergeScreen['venues'][number];

export interface HallFindsProps {
  /** The kitchens that serve in the hall. */
  kitchens: readonly HallVenue[];
  text: string;
}

interface HallDish extends MenuItem {
  kitchen: HallVenue;
  decimals: number | undefined;
  places: readonly string[];
}

/** With more results, the diner has not typed enough yet. */
const AT_MOST = 30;

/** The dishes of all kitchens that match the typed text. */
export function HallFinds({ kitchens, text }: HallFindsProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const query = useDeferredValue(text.trim());
  const { menus, isLoading, retry } = useMenus(kitchens, lang);
  const list = useRef<HTMLDivElement>(null);
  useMarks(list, '[data-dish]', query);
  const index = useMemo(() => {
    const dishes = kitchens.flatMap((kitchen, at): HallDish[] => {
      const menu = menus[at];
      if (!menu) return [];
      const placesOf = namesOfPlaces(menu.categories);
      return menu.menuItems.map((item) =>
        Object.assign({}, item, {
          isAvailable: item.isAvailable && kitchen.isOpenNow,
          kitchen,
          decimals: menu.currencyDecimals,
          places: [...placesOf(item), kitchen.labelEN, kitchen.labelAR, kitchen.cuisine ?? ''],
        }),
      );
    });
    return dishIndex(dishes, {
      placesOf: ({ places }) => places,
      tagsOf: ({ dietaryTags }) => dietaryTags.map((tag) => t(`diet.${tag}`)),
    });
  }, [kitchens, menus, t]);
  const allergy = useContext(AllergyContext);
  const { dishes: meant, areNearest } = useMemo(() => findDishes(index, query), [index, query]);
  const dishes = allergy?.shown(meant) ?? meant;
  if (query === '') return null;
  const unread = isLoading ? [] : kitchens.filter((_, at) => !menus[at]);
  const count = dishes.length;
  const found = areNearest ? t('find.nearest', { query }) : t('filter.found', { count });
  return (
    <div ref={list} className={styles.finds}>
      {allergy && <allergy.MenuChip hidden={meant.length - dishes.length} />}
      <p role="status">
        {isLoading ? t('find.asking') : count === 0 ? t('find.none', { query }) : found}
      </p>
      {unread.length > 0 && (
        <Notice
          tone="warning"
          action={
            <Button variant="quiet" onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('hall.unread', {
            names: unread.map((kitchen) => labelOf(kitchen, lang)).join(t('list.separator')),
          })}
        </Notice>
      )}
      <ul>
        {dishes.slice(0, AT_MOST).map((dish) => (
          <li key={`${dish.kitchen.code}/${dish.id}`}>
            <FoundDish dish={dish} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FoundDish({ dish }: { dish: HallDish }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { kitchen } = dish;
  const allergy = useContext(AllergyContext);
  const name = labelOf(dish, lang);
  return (
    <ListRow
      leading={
        <VenuePicture
          isAside
          className={styles.picture}
          name={dish.thumbnailImageName}
          images={dish.images}
          sizes="3.5rem"
          alt=""
          ratio="1/1"
        />
      }
      title={
        <span data-dish lang={foreignTag(name, lang)}>
          {name}
        </span>
      }
      detail={
        <>
          <Bidi>{labelOf(kitchen, lang)}</Bidi>
          {allergy && <allergy.CardMark item={dish} />}
        </>
      }
      trailing={
        dish.isAvailable ? (
          <Amount value={dish.price} currency={dish.currency} decimals={dish.decimals} />
        ) : (
          t('menu.notNow')
        )
      }
      renderLink={(link) => (
        <Link to={links.item(kitchen.code, dish.id, kitchen.tableCode)} {...link} />
      )}
    />
  );
}
