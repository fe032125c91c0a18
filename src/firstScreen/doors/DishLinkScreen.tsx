import { StaffButtonView } from '../../components/receipts/StaffButtonView.tsx';
import { DishFactsView } from '../../pages/menu/dish/DishFactsView.tsx';
import {
  DishChoicesView,
  DishFormView,
  DishOrderView,
  NotNowView,
} from '../../pages/menu/dish/DishFormView.tsx';
import { DishScreenView } from '../../pages/menu/dish/DishScreenView.tsx';
import { pricedDish, quantityLimits } from '../../pages/menu/dish/dishState.ts';
import { HeartView, ShareButtonView } from '../../pages/menu/favourites/DishButtonsView.tsx';
import { labelOf } from '../../rules/common/labels.ts';
import { defaultChoices } from '../../rules/menu/choices.ts';
import { isHearted, isDishBegun, likelyCartKey } from '../../storage/earlyReads.ts';
import { type DishAnswers, dishAnswers } from './tableAnswers.ts';
import { OrderingReason, VenueScreen, type Place } from './VenueScreen.tsx';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { venueScreenOf } from './venuePage.ts';

type DishLinkScreenProps = DishAnswers & Place;

const nothing = () => undefined;
const PROBLEM_ID = 'first-problem';

/** A dish that is not in the cart, with its usual choices. */
export function DishLinkScreen({
  dish,
  head,
  note,
  state,
  isDelivery = false,
  ...place
}: DishLinkScreenProps) {
  const { viewer } = place;
  const { t, lang, code } = viewer;
  const { currency, isAvailable } = dish;
  const choices = defaultChoices(dish.set_ModifierGroups_VMs);
  const draft = { choices, quantity: Math.max(1, dish.minQty), note: '' };
  const limits = quantityLimits(t, dish, 0);
  const priced = pricedDish(dish, draft, limits, head.currencyDecimals);
  const { decimals, quantity, total } = priced;
  const canAdd = state.canOrder && isAvailable && !limits.isUsedUp;
  const name = labelOf(dish, lang);
  return (
    <VenueScreen {...place}>
      <DishScreenView t={t} name={name}>
        <DishFormView
          facts={
            <DishFactsView
              viewer={viewer}
              item={dish}
              head={head}
              priced={priced}
              isWhole
              courses={[]}
              actions={
                <>
                  <ShareButtonView t={t} name={name} />
                  <HeartView t={t} name={name} isKept={isHearted(code, dish.id)} />
                </>
              }
            />
          }
          bar={
            canAdd && (
              <DishOrderView
                viewer={viewer}
                name={name}
                quantity={quantity}
                onQuantity={nothing}
                min={limits.min}
                max={limits.max}
                label={t('item.add')}
                total={total}
                currency={currency}
                decimals={decimals}
                problemId={PROBLEM_ID}
              />
            )
          }
        >
          <OrderingReason {...place} state={state} timeZone={head.timeZone} />
          {!isAvailable && <NotNowView viewer={viewer} />}
          <DishChoicesView
            viewer={viewer}
            item={dish}
            isWhole
            draft={draft}
            onChange={nothing}
            limits={limits}
            decimals={decimals}
            problems={[]}
            canOrder={state.canOrder}
            canAdd={canAdd}
            asked={note}
          />
          {!isDelivery && (
            <div>
              <StaffButtonView t={t} />
            </div>
          )}
          <div role="alert" id={PROBLEM_ID} />
        </DishFormView>
      </DishScreenView>
    </VenueScreen>
  );
}

export const screenOf = venueScreenOf(DishLinkScreen, dishAnswers, ({ dish }, { lang }) => ({
  title: labelOf(dish, lang),
}));

/** A dish by its link. The app goes on with a choice, and knows the dishes of the table's cart. */
export const paint: Paint = async (asked, early) => {
  const { code, tableCode } = asked;
  const isForApp = isDishBegun(code) || likelyCartKey(code, tableCode) !== undefined;
  return !isForApp && location.hash === '' && paintScreen(asked, early, { screenOf });
};
