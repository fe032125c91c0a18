import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { BottomBar } from '../../../ui/layout/BottomBar.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { Stepper } from '../../../ui/form/Stepper.tsx';
import { AllergyContext } from '../../../components/allergy/allergyContext.ts';
import { Amount } from '../../../components/common/Amount.tsx';
import { DishEnergy } from './DishEnergy.tsx';
import { DishFacts } from './DishFacts.tsx';
import styles from './DishForm.module.css';
import { DishNote } from './DishNote.tsx';
import { ModifierPicker } from '../../../components/menu/ModifierPicker.tsx';
import { OrderingNotice } from '../../../components/menu/OrderingNotice.tsx';
import { ShowToStaff } from '../../../components/receipts/ShowToStaff.tsx';
import { useDishForm, type DishFormProps } from './useDishForm.ts';
import { useWhyNotNow } from '../../../components/menu/useWhyNotNow.ts';
import { useDigits } from '../../../components/common/useDigits.ts';

/** The choices, note and quantity of a dish, and the Add button with its price. */
export function DishForm(props: DishFormProps) {
  const { item, isWhole, isAwaited, line, head, state, notes, children } = props;
  const { t } = useTranslation();
  const digits = useDigits();
  const { lang } = useVisit();
  const form = useDishForm(props);
  const { draft, change, wasTried, limits, sending, groups, decimals, problems } = form;
  const { modifiers, quantity, total, isNoteAwaited, canAdd, add } = form;
  const problemId = useId();
  const allergy = useContext(AllergyContext);
  const name = labelOf(item, lang);
  const whyNot = useWhyNotNow(state);

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
