import { useContext, useId } from 'react';
import { AllergyContext } from '../../../components/allergy/allergyContext.ts';
import { OrderingNotice } from '../../../components/menu/OrderingNotice.tsx';
import { whyNotNow } from '../../../components/menu/whyNotNow.ts';
import { ShowToStaff } from '../../../components/receipts/ShowToStaff.tsx';
import { useViewer } from '../../../components/venue/useViewer.ts';
import { useDishesAtHand } from '../../../ordering/menu/useKnownDishes.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { DishButtons } from '../favourites/DishButtons.tsx';
import { DishFactsView } from './DishFactsView.tsx';
import { DishChoicesView, DishFormView, DishOrderView } from './DishFormView.tsx';
import { useDishForm, type DishFormProps } from './useDishForm.ts';

/** The choices, note and quantity of a dish, and the Add button with its price. */
export function DishForm(props: DishFormProps) {
  const { item, isWhole, isAwaited, line, head, state, notes, children } = props;
  const viewer = useViewer();
  const { t, lang } = viewer;
  const form = useDishForm(props);
  const { draft, change, wasTried, limits, sending, priced } = form;
  const { asked, isNoteAwaited, canAdd, add } = form;
  const { decimals, problems, modifiers, quantity, total } = priced;
  const problemId = useId();
  const allergy = useContext(AllergyContext);
  const showSettings = useAppStore((store) => store.showSettings);
  const courses = useDishesAtHand(item.isCombo);
  const name = labelOf(item, lang);
  const whyNot = whyNotNow(state, t);
  const isOffline = !state.canOrder && state.reason === 'offline';

  return (
    <DishFormView
      facts={
        <DishFactsView
          viewer={viewer}
          item={item}
          head={head}
          priced={priced}
          isWhole={isWhole}
          courses={courses ?? []}
          verdict={allergy && <allergy.DishVerdict item={item} choices={draft.choices} />}
          actions={<DishButtons item={item} />}
          onAllergies={() => showSettings('allergies')}
        />
      }
      bar={
        (isOffline && <p>{whyNot}</p>) ||
        (canAdd && (
          <DishOrderView
            viewer={viewer}
            name={name}
            quantity={quantity}
            onQuantity={(units) => change({ quantity: units })}
            min={limits.min}
            max={limits.max}
            removeAtMin={
              line && {
                label: t('cart.remove', { name }),
                onRemove: () => void sending.remove(item, line.tableCartId),
              }
            }
            label={line ? t('item.update') : t('item.add')}
            total={total}
            currency={item.currency}
            decimals={decimals}
            isSending={sending.isSending}
            onAdd={add}
            problemId={problemId}
            warning={allergy && <allergy.AddWarning item={item} choices={draft.choices} />}
          />
        ))
      }
    >
      {isAwaited ? (
        <SkeletonRows key="awaited" count={3} label={t('item.loading')} />
      ) : (
        <>
          <OrderingNotice state={state} timeZone={head.timeZone} />
          {notes}
          <DishChoicesView
            viewer={viewer}
            item={item}
            isWhole={isWhole}
            draft={draft}
            onChange={change}
            limits={limits}
            decimals={decimals}
            problems={wasTried ? problems : []}
            canOrder={state.canOrder}
            canAdd={canAdd}
            asked={asked}
            isNoteAwaited={isNoteAwaited}
          />
        </>
      )}
      {isWhole && !isAwaited && !isNoteAwaited && (
        <ShowToStaff
          about="dish"
          dishes={[item]}
          lines={[
            {
              uniqueId: draft.uniqueId,
              menuItemId: item.id,
              menuItemName: name,
              qty: quantity,
              modifierLists: modifiers,
              instruction: draft.note,
            },
          ]}
        />
      )}
      {line && !isNoteAwaited && (
        <p>
          <Button
            variant="danger"
            onClick={() => void sending.remove(item, line.tableCartId)}
            aria-disabled={sending.isSending}
          >
            {t('item.remove')}
          </Button>
        </p>
      )}
      <div role="alert" id={problemId}>
        {sending.problem && <Notice tone="danger">{sending.problem}</Notice>}
      </div>
      {!isAwaited && !isNoteAwaited && children}
    </DishFormView>
  );
}
