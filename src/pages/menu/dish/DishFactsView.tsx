import type { ReactNode } from 'react';
import type { MenuDetails, MenuItem } from '../../../contract/menu.ts';
import { shownDiets } from '../../../rules/menu/diets.ts';
import { isSummed } from '../../../rules/menu/energy.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { foreignTag } from '../../../rules/common/letters.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Bidi } from '../../../ui/text/Bidi.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { DIET_ICONS } from '../../../components/menu/dietIcons.ts';
import { DishPriceView } from '../../../components/menu/DishPriceView.tsx';
import { DishEnergyView } from './DishEnergyView.tsx';
import styles from './DishFacts.module.css';
import type { PricedDish } from './dishState.ts';
import { UnavailableBadge } from '../sections/DishTags.tsx';
import { nameOnPage } from '../../../components/menu/dishTransition.ts';
import type { Viewer } from '../../../components/venue/useViewer.ts';
import { VenuePictureView } from '../../../components/venue/VenuePictureView.tsx';

interface DishFactsViewProps {
  viewer: Viewer;
  item: MenuItem;
  head: Pick<MenuDetails, 'timeZone' | 'allergenNote'>;
  /** The dish with its choices. */
  priced: PricedDish;
  /** False until the choices have loaded. */
  isWhole: boolean;
  /** The menu, for the calories of a set meal. */
  courses: readonly MenuItem[];
  /** The findings about the dish with its choices, for a diner who avoids something. */
  verdict?: ReactNode;
  /** The buttons beside the name. */
  actions: ReactNode;
  onAllergies?: () => void;
}

/** Picture, description and price of a dish, and its allergens. */
export function DishFactsView(props: DishFactsViewProps) {
  const { viewer, item, head, priced, isWhole, courses, verdict, actions } = props;
  const { t, lang } = viewer;
  const facts = [
    item.portion,
    item.calories === undefined || isSummed(item)
      ? undefined
      : t('item.calories', { count: item.calories }),
    item.prepMinutes === undefined ? undefined : t('item.minutes', { count: item.prepMinutes }),
  ].filter((fact) => fact !== undefined && fact !== '');
  const isSpicy = (item.spiceLevel ?? 0) > 0;
  const { minAge = 0 } = item;
  return (
    <div className={styles.dish}>
      <span ref={nameOnPage} className={styles.picture}>
        <VenuePictureView
          viewer={viewer}
          isAside={item.images.length === 0 && item.thumbnailImageName === ''}
          name={item.thumbnailImageName}
          images={item.images}
          sizes="(min-width: 60rem) 32rem, 100vw"
          alt=""
          ratio="4/3"
          isPriority
        />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <h1 lang={foreignTag(labelOf(item, lang), lang)}>{labelOf(item, lang)}</h1>
          <span className={styles.actions}>{actions}</span>
        </div>
        <p className={styles.price}>
          <DishPriceView viewer={viewer} item={item} decimals={priced.decimals} />
          {!item.isAvailable && (
            <UnavailableBadge viewer={viewer} item={item} timeZone={head.timeZone} />
          )}
        </p>
        {item.description && (
          <p className={styles.text} lang={foreignTag(item.description, lang)}>
            {item.description}
          </p>
        )}
        {facts.length > 0 && (
          <p className={styles.facts}>
            {facts.map((fact) => (
              <Bidi key={fact}>{fact}</Bidi>
            ))}
          </p>
        )}
        {isSummed(item) && (
          <DishEnergyView
            viewer={viewer}
            item={item}
            priced={priced}
            isWhole={isWhole}
            menu={courses}
          />
        )}
        {item.discountSetup?.dis_note && item.hasDiscount && (
          <p>
            <Badge tone="positive">{item.discountSetup.dis_note}</Badge>
          </p>
        )}
        {(item.dietaryTags.length > 0 || isSpicy || minAge > 0) && (
          <p className={styles.tags}>
            {isSpicy && <Tag icon="flame">{t('item.spice', { n: item.spiceLevel, max: 3 })}</Tag>}
            {minAge > 0 && <Tag>{t('item.minAge', { count: minAge })}</Tag>}
            {shownDiets(item.dietaryTags).map((tag) => (
              <Tag key={tag} icon={DIET_ICONS[tag]}>
                {t(`diet.${tag}`)}
              </Tag>
            ))}
          </p>
        )}
        <Allergens
          t={t}
          item={item}
          note={head.allergenNote}
          verdict={verdict}
          onAllergies={props.onAllergies}
        />
      </div>
    </div>
  );
}

interface AllergensProps
  extends Pick<Viewer, 't'>, Pick<DishFactsViewProps, 'item' | 'verdict' | 'onAllergies'> {
  note: string | undefined;
}

function Allergens({ t, item, note, verdict, onAllergies }: AllergensProps) {
  const rows = [
    { title: t('item.allergens'), names: item.allergens },
    { title: t('item.mayContain'), names: item.mayContain },
  ].filter(({ names }) => names.length > 0);
  return (
    <div className={styles.allergens}>
      {verdict}
      {rows.map(({ title, names }) => (
        <p key={title}>
          <strong>{title}</strong>{' '}
          <span translate="no">
            {names.map((allergen) => t(`allergen.${allergen}`)).join(t('list.separator'))}
          </span>
        </p>
      ))}
      {note && (
        <p className={styles.small} dir="auto">
          {note}
        </p>
      )}
      <Button className={styles.own} variant="quiet" aria-haspopup="dialog" onClick={onAllergies}>
        {t('allergy.title')}
      </Button>
    </div>
  );
}
