import { ModifierPicker } from '../../components/menu/ModifierPicker.tsx';
import { StaffButtonView } from '../../components/receipts/StaffButtonView.tsx';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { DishEnergyView } from '../../pages/menu/dish/DishEnergyView.tsx';
import { DishFactsView } from '../../pages/menu/dish/DishFactsView.tsx';
import {
  DishFormView,
  DishOrderView,
  HintsView,
  NotNowView,
} from '../../pages/menu/dish/DishFormView.tsx';
import { DishNoteView } from '../../pages/menu/dish/DishNoteView.tsx';
import { DishScreenView } from '../../pages/menu/dish/DishScreenView.tsx';
import { pricedDish, quantityLimits } from '../../pages/menu/dish/dishState.ts';
import { HeartView, ShareButtonView } from '../../pages/menu/favourites/DishButtonsView.tsx';
import { labelOf } from '../../rules/common/labels.ts';
import { defaultChoices } from '../../rules/menu/choices.ts';
import { isHearted, isDishBegun, likelyCartKey } from '../../storage/earlyReads.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { type DishAnswers, dishAnswers } from './answers.ts';
import { OrderingReason, VenueScreen } from './VenueScreen.tsx';
import { paintScreen, type Paint } from '../paint.ts';
import { venueScreenOf } from './venuePage.ts';

interface DishLinkScreenProps extends DishAnswers {
  viewer: Viewer;
  tableCode: string;
}

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
  const groups = dish.set_ModifierGroups_VMs;
  const draft = { choices: defaultChoices(groups), quantity: Math.max(1, dish.minQty) };
  const limits = quantityLimits(t, dish, 0);
  const priced = pricedDish(dish, draft, limits, head.currencyDecimals);
  const { decimals, problems, modifiers, quantity, total } = priced;
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
              decimals={decimals}
              timeZone={head.timeZone}
              allergenNote={head.allergenNote}
              energy={
                <DishEnergyView
                  viewer={viewer}
                  item={dish}
                  chosen={modifiers}
                  quantity={quantity}
                  isWhole
                  isOpen={problems.length > 0}
                  menu={[]}
                />
              }
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
          {state.canOrder && isAvailable && limits.isUsedUp && (
            <Notice tone="warning">{t('item.noneLeft')}</Notice>
          )}
          <ModifierPicker
            viewer={viewer}
            groups={groups}
            choices={draft.choices}
            onChange={nothing}
            currency={currency}
            decimals={decimals}
            problems={[]}
            isReadOnly={!canAdd}
          />
          {canAdd && (
            <>
              <DishNoteView viewer={viewer} asked={note} note="" onChange={nothing} />
              <HintsView hints={limits.hints} />
            </>
          )}
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
