import { useContext, useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { TableCartItem } from '../../contract/cart.ts';
import type { MenuDetails, MenuItem } from '../../contract/menu.ts';
import { useDishDraft } from '../../ordering/menu/useDishDraft.ts';
import { useDishInCart } from '../../ordering/cart/useQuickAdd.ts';
import type { OrderingState } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useSpecialInstructions } from '../../queries/tableCart.ts';
import { choiceProblems, chosenModifiers, unitPrice } from '../../rules/menu/choices.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { decimalsOf, toMajor } from '../../rules/common/money.ts';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { AllergyContext } from '../../components/allergy/allergyContext.ts';
import { Amount } from '../../components/common/Amount.tsx';
import { DishEnergy } from './dish/DishEnergy.tsx';
import { DishFacts } from './DishFacts.tsx';
import styles from './DishForm.module.css';
import { DishNote } from './DishNote.tsx';
import { groupElementId, ModifierPicker } from '../../components/menu/ModifierPicker.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { ShowToStaff } from '../../components/receipts/ShowToStaff.tsx';
import { useSaveLine } from './useSaveLine.ts';
import { useWhyNotNow } from '../../components/menu/useWhyNotNow.ts';
import { useDigits } from '../../components/common/useDigits.ts';

interface DishFormProps {
  item: MenuItem;
  /** False until the choices have loaded. */
  isWhole: boolean;
  /** The notes before the choices are still loading: the choices appear with them. */
  isAwaited: boolean;
  line: TableCartItem | undefined;
  head: MenuDetails;
  state: OrderingState;
  onDone: () => void;
  onOutdated: () => void;
  /** Shown before the choices. */
  notes: ReactNode;
  /** Shown after the choices. */
  children: ReactNode;
}

function showGroup(groupId: number): void {
  const element = document.getElementById(groupElementId(groupId));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** The most units of this line. The stock is shared with other lines of the same dish. */
function useQuantityLimits(item: MenuItem, line: TableCartItem | undefined) {
  const { t } = useTranslation();
  const inCart = useDishInCart(item.id);
  const elsewhere = Math.max(0, inCart.quantity - (line?.quantity ?? 0));
  const min = Math.max(1, item.minQty);
  const left = item.stockLeft === undefined ? undefined : Math.max(0, item.stockLeft - elsewhere);
  const max = Math.min(item.maxQty, left ?? item.maxQty);
  const hints = [
    min > 1 && t('item.atLeast', { count: min }),
    item.maxQty < 99 && t('item.atMost', { count: item.maxQty }),
    left !== undefined && left > 0 && left < item.maxQty && t('menu.left', { count: left }),
  ].filter((hint) => typeof hint === 'string');
  return { min, max, hints, isUsedUp: max < min };
}

/** The choices, note and quantity of a dish, and the Add button with its price. */
export function DishForm(props: DishFormProps) {
  const { item, isWhole, isAwaited, line, head, state, onDone, onOutdated, notes, children } =
    props;
  const { t } = useTranslation();
  const digits = useDigits();
  const { lang } = useVisit();
  const { draft, change, forget } = useDishDraft(item, line);
  const [wasTried, setWasTried] = useState(false);
  const limits = useQuantityLimits(item, line);
  const problemId = useId();
  const allergy = useContext(AllergyContext);
  const sending = useSaveLine({
    onDone: () => {
      forget();
      onDone();
    },
    onOutdated,
    onGroupAtFault: showGroup,
    onQuantityAtFault: (quantity) => change({ quantity }),
  });

  const groups = item.set_ModifierGroups_VMs;
  const decimals = decimalsOf(item.currency, head.currencyDecimals);
  const problems = choiceProblems(groups, draft.choices);
  const chosen = chosenModifiers(groups, draft.choices, decimals);
  const modifiers = chosen.flatMap((group) => group.modifiers);
  const quantity = Math.max(limits.min, Math.min(draft.quantity, limits.max));
  const total = toMajor(unitPrice(item.price, chosen, decimals) * quantity, decimals);
  const name = labelOf(item, lang);
  const whyNot = useWhyNotNow(state);
  // The note would push down the content after it.
  const isNoteAwaited = useSpecialInstructions({ menuItemId: item.id }).isLoading;
  const canAdd = isWhole && state.canOrder && item.isAvailable && !limits.isUsedUp;

  // The cart links to the group that needs a new choice.
  const { hash } = useLocation();
  useEffect(() => {
    const group = groups.find(({ groupId }) => hash === `#${groupElementId(groupId)}`);
    if (group) showGroup(group.groupId);
  }, [hash, groups]);

  const add = () => {
    setWasTried(true);
    const first = problems[0];
    if (first) return showGroup(first.groupId);
    return void sending.send({ item, line, head, draft: { ...draft, quantity } });
  };

  return (
    <div className={styles.page}>
      <div className={styles.dish}>
        <DishFacts
          item={item}
          decimals={decimals}
          timeZone={head.timeZone}
          allergenNote={head.allergenNote}
          energy={
            <DishEnergy
              item={item}
              chosen={modifiers}
              quantity={quantity}
              isWhole={isWhole}
              isOpen={problems.length > 0}
            />
          }
          verdict={allergy && <allergy.DishVerdict item={item} choices={draft.choices} />}
        />
        <div className={styles.form}>
          {isAwaited ? (
            <SkeletonRows key="awaited" count={3} label={t('item.loading')} />
          ) : (
            <>
              <OrderingNotice state={state} timeZone={head.timeZone} />
              {notes}
              {state.canOrder && item.isAvailable && limits.isUsedUp && (
                <Notice tone="warning">{t('item.noneLeft')}</Notice>
              )}
              {isWhole ? (
                <ModifierPicker
                  groups={groups}
                  choices={draft.choices}
                  onChange={(choices) => change({ choices })}
                  currency={item.currency}
                  decimals={decimals}
                  problems={wasTried ? problems : []}
                  isReadOnly={!canAdd}
                />
              ) : (
                <SkeletonRows count={3} label={t('item.loading')} />
              )}
              {canAdd && !isNoteAwaited && (
                <DishNote
                  menuItemId={item.id}
                  note={draft.note}
                  onChange={(note) => change({ note })}
                />
              )}
              {canAdd && !isNoteAwaited && limits.hints.length > 0 && (
                <p className={styles.hint}>{limits.hints.join(' · ')}</p>
              )}
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
        </div>
      </div>
      {!state.canOrder && state.reason === 'offline' && (
        <BottomBar isWide>
          <p>{whyNot}</p>
        </BottomBar>
      )}
      {canAdd && (
        <BottomBar isWide>
          <div className={styles.order}>
            <Stepper
              value={quantity}
              min={limits.min}
              max={limits.max}
              onChange={(units) => change({ quantity: units })}
              decreaseLabel={t('stepper.less', { name })}
              increaseLabel={t('stepper.more', { name })}
              valueText={digits(quantity)}
              valueLabel={t('stepper.value', { n: quantity, name })}
              {...(line && {
                removeAtMin: {
                  label: t('cart.remove', { name }),
                  onRemove: () => void sending.remove(item, line.tableCartId),
                },
              })}
            />
            <Button
              size="l"
              isBlock
              isBusy={sending.isSending}
              busyLabel={t('common.sending')}
              onClick={add}
              aria-describedby={problemId}
            >
              <span className={styles.add}>
                <span>{line ? t('item.update') : t('item.add')}</span>
                <Amount value={total} currency={item.currency} decimals={decimals} />{' '}
                {allergy && <allergy.AddWarning item={item} choices={draft.choices} />}
              </span>
            </Button>
          </div>
        </BottomBar>
      )}
    </div>
  );
}
