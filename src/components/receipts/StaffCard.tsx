import { useTranslation } from 'react-i18next';
import { LANGUAGES, otherLang } from '../../contract/languages.ts';
import { useKnownDishes } from '../../ordering/menu/useKnownDishes.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { inBoth, type Pair, type Speaker } from '../../rules/common/speaker.ts';
import type { OrderedLine } from '../../rules/receipts/orderedWords.ts';
import type { JudgedDish } from '../../rules/allergy/verdicts.ts';
import { staffDishes, type StaffDish } from '../../rules/receipts/staffCard.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { useDigits } from '../common/useDigits.ts';
import { useScreenAwake } from '../common/useScreenAwake.ts';
import { PaperScreen } from './PaperScreen.tsx';
import styles from './StaffCard.module.css';
import { useSpeakers } from './useSpeakers.ts';

export interface StaffCardProps {
  about: 'dish' | 'cart' | 'order';
  lines: readonly OrderedLine[];
  /** The page's dishes, if they are more complete than the stored menu. */
  dishes?: readonly JudgedDish[];
  orderNo?: string;
  tableLabel?: string;
  onClose: () => void;
}

const WISHES: Readonly<Record<StaffCardProps['about'], (speaker: Speaker) => string>> = {
  dish: ({ t }) => t('staff.dish'),
  cart: ({ t }) => t('staff.cart'),
  order: ({ t }) => t('staff.order'),
};

/** The wanted dishes, in both languages and large letters, to show to a waiter. */
export function StaffCard(props: StaffCardProps) {
  const { about, lines, orderNo, tableLabel, onClose } = props;
  const { t } = useTranslation();
  const speakers = useSpeakers();
  useScreenAwake(true);
  const dishes = useKnownDishes(props.dishes);
  return (
    <PaperScreen title={t('staff.show')} onClose={onClose}>
      <div className={styles.head}>
        <InBoth pair={inBoth(speakers, WISHES[about])} />
        {orderNo && (
          <p className={styles.number}>
            <Bidi dir="ltr">{orderNo}</Bidi>
          </p>
        )}
        {tableLabel && (
          <p>
            <Bidi dir="auto">{tableLabel}</Bidi>
          </p>
        )}
      </div>
      <ul>
        {staffDishes(lines, dishes, speakers).map((dish) => (
          <DishRow
            key={dish.id}
            dish={dish}
            noteLabel={inBoth(speakers, (speaker) => speaker.t('staff.note'))}
          />
        ))}
      </ul>
    </PaperScreen>
  );
}

function DishRow({ dish, noteLabel }: { dish: StaffDish; noteLabel: Pair }) {
  const digits = useDigits();
  return (
    <li className={styles.dish}>
      <p translate="no" className={styles.quantity}>{`${digits(dish.qty)} ×`}</p>
      <div className={styles.words}>
        <div className={styles.name}>
          <InBoth pair={dish.name} />
        </div>
        {dish.choices.length > 0 && (
          <ul className={styles.choices}>
            {dish.choices.map((choice) => (
              <li key={choice.own}>
                <InBoth pair={choice} />
              </li>
            ))}
          </ul>
        )}
        {dish.note && (
          <div>
            <div className={styles.label}>
              <InBoth pair={noteLabel} />
            </div>
            <p className={styles.note}>
              “<Bidi>{dish.note}</Bidi>”
            </p>
          </div>
        )}
        {[dish.contains, dish.mayContain].map(
          (allergens) =>
            allergens && (
              <div key={allergens.own} translate="no" className={styles.allergens}>
                <InBoth pair={allergens} />
              </div>
            ),
        )}
      </div>
    </li>
  );
}

/** The language that the diner does not read comes first: the card is for staff. */
function InBoth({ pair }: { pair: Pair }) {
  const { lang } = useVisit();
  const { tag, direction } = LANGUAGES[otherLang(lang)];
  return (
    <>
      {pair.other && (
        <p>
          <Bidi lang={tag} dir={direction}>
            {pair.other}
          </Bidi>
        </p>
      )}
      <p>
        <Bidi>{pair.own}</Bidi>
      </p>
    </>
  );
}
