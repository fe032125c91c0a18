import type { ComponentProps, ReactNode } from 'react';
import { ModifierPicker } from '../../../components/menu/ModifierPicker.tsx';
import { AmountView } from '../../../components/common/AmountView.tsx';
import type { Viewer } from '../../../components/venue/useViewer.ts';
import type { MenuItem, SpecialInstructions } from '../../../contract/menu.ts';
import type { DishDraft } from '../../../rules/cart/lineOfDraft.ts';
import { inDigitsOf } from '../../../i18n/digits.ts';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Stepper } from '../../../ui/form/Stepper.tsx';
import { BottomBar } from '../../../ui/layout/BottomBar.tsx';
import styles from './DishForm.module.css';
import { DishNoteView } from './DishNoteView.tsx';
import type { QuantityLimits } from './dishState.ts';

interface DishFormViewProps {
  facts: ReactNode;
  /** At the bottom of the screen. */
  bar: ReactNode;
  children: ReactNode;
}

/** The facts of a dish, its choices, and the bar that adds it. */
export function DishFormView({ facts, bar, children }: DishFormViewProps) {
  return (
    <div className={styles.page}>
      <div className={styles.dish}>
        {facts}
        <div className={styles.form}>{children}</div>
      </div>
      {bar && <BottomBar isWide>{bar}</BottomBar>}
    </div>
  );
}

/** Says that the dish cannot be ordered now. */
export function NotNowView({ viewer: { t, pages } }: { viewer: Pick<Viewer, 't' | 'pages'> }) {
  return (
    <Notice
      tone="warning"
      icon="clock"
      title={t('item.notNow')}
      role="status"
      action={
        <ButtonLink variant="secondary" to={pages.menu()}>
          {t('home.toMenu')}
        </ButtonLink>
      }
    >
      {t('item.notNowText')}
    </Notice>
  );
}

interface DishChoicesViewProps {
  viewer: Viewer;
  item: MenuItem;
  /** False until the choices have loaded. */
  isWhole: boolean;
  draft: Pick<DishDraft, 'choices' | 'note'>;
  onChange: (part: Partial<DishDraft>) => void;
  limits: QuantityLimits;
  decimals: number;
  /** The missing choices, once the diner has tried to add the dish. */
  problems: ComponentProps<typeof ModifierPicker>['problems'];
  /** The venue takes orders. */
  canOrder: boolean;
  canAdd: boolean;
  /** How the venue asks for a note. */
  asked: SpecialInstructions | undefined;
  isNoteAwaited?: boolean;
}

/** What can be chosen of a dish, and a note for the kitchen. */
export function DishChoicesView(props: DishChoicesViewProps) {
  const { viewer, item, isWhole, draft, onChange, limits, decimals, problems } = props;
  const { canOrder, canAdd, asked, isNoteAwaited = false } = props;
  const { t } = viewer;
  return (
    <>
      {canOrder && item.isAvailable && limits.isUsedUp && (
        <Notice tone="warning">{t('item.noneLeft')}</Notice>
      )}
      {isWhole ? (
        <ModifierPicker
          viewer={viewer}
          groups={item.set_ModifierGroups_VMs}
          choices={draft.choices}
          onChange={(choices) => onChange({ choices })}
          currency={item.currency}
          decimals={decimals}
          problems={problems}
          isReadOnly={!canAdd}
        />
      ) : (
        <SkeletonRows count={3} label={t('item.loading')} />
      )}
      {canAdd && !isNoteAwaited && (
        <>
          <DishNoteView
            viewer={viewer}
            asked={asked}
            note={draft.note}
            onChange={(note) => onChange({ note })}
          />
          {limits.hints.length > 0 && <p className={styles.hint}>{limits.hints.join(' · ')}</p>}
        </>
      )}
    </>
  );
}

interface DishOrderViewProps extends Pick<
  ComponentProps<typeof Stepper>,
  'min' | 'max' | 'removeAtMin'
> {
  viewer: Pick<Viewer, 't' | 'lang'>;
  /** Of the dish. */
  name: string;
  quantity: number;
  onQuantity: (units: number) => void;
  label: string;
  total: number;
  currency: string;
  decimals: number;
  isSending?: boolean;
  onAdd?: () => void;
  /** The element that says why it was not added. */
  problemId: string;
  warning?: ReactNode;
}

/** The quantity, and the Add button with its price. */
export function DishOrderView(props: DishOrderViewProps) {
  const { viewer, name, quantity, onQuantity, min, max, removeAtMin } = props;
  const { label, total, currency, decimals, isSending = false, onAdd, problemId, warning } = props;
  const { t, lang } = viewer;
  return (
    <div className={styles.order}>
      <Stepper
        value={quantity}
        min={min}
        max={max}
        onChange={onQuantity}
        decreaseLabel={t('stepper.less', { name })}
        increaseLabel={t('stepper.more', { name })}
        valueText={inDigitsOf(lang, quantity)}
        valueLabel={t('stepper.value', { n: quantity, name })}
        {...(removeAtMin && { removeAtMin })}
      />
      <Button
        size="l"
        isBlock
        isBusy={isSending}
        busyLabel={t('common.sending')}
        onClick={onAdd}
        aria-describedby={problemId}
      >
        <span className={styles.add}>
          <span>{label}</span>
          <AmountView value={total} {...{ lang, currency, decimals }} /> {warning}
        </span>
      </Button>
    </div>
  );
}
