import type { ComponentProps } from 'react';
import { inDigitsOf } from '../../../i18n/digits.ts';
import type { DishTaps } from '../../../ordering/cart/useQuickAdd.ts';
import { OFF_REASON_ID } from '../../../components/menu/offReason.ts';
import type { Viewer } from '../../../components/venue/useViewer.ts';
import type { MenuItem } from '../../../contract/menu.ts';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { Stepper } from '../../../ui/form/Stepper.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import styles from './DishCardView.module.css';

/** What a card gives to the part that shows its dish in the cart. */
export interface InCartProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  className: string | undefined;
  item: MenuItem;
  name: string;
  /** The dish can be added here. */
  hasAction: boolean;
  /** There is no network: controls stay in place but are disabled. */
  isOff: boolean;
  /** Adds a dish that needs no choice. Resolves to true if the cart then contains it. */
  onAdd: (item: MenuItem, quantity: number) => Promise<boolean>;
}

interface InCartViewProps extends Omit<InCartProps, 'item' | 'onAdd'> {
  taps: DishTaps;
  /** Keeps the focus when the control changes. */
  kept?: Pick<ComponentProps<'span'>, 'ref' | 'onFocus' | 'onBlur'>;
}

/** The quantity in the cart, and the control to add more. */
export function InCartView({ hasAction, ...action }: InCartViewProps) {
  const { taps, viewer } = action;
  const { t } = viewer;
  return (
    <>
      {taps.quantity > 0 && !(hasAction && taps.isCountable) && (
        <span className={styles.quantity}>
          <Badge tone="brand">{t('menu.inCart', { n: taps.quantity })}</Badge>
        </span>
      )}
      {hasAction && <CardAction {...action} />}
    </>
  );
}

/** The plus button; a stepper once the cart contains the dish as a single plain line. */
function CardAction(props: Omit<InCartViewProps, 'hasAction'>) {
  const { viewer, className, name, taps, isOff, kept } = props;
  const { t, lang } = viewer;
  return (
    <span className={className} {...kept}>
      {taps.isCountable ? (
        <Stepper
          value={taps.quantity}
          min={taps.min}
          max={taps.max}
          onChange={taps.set}
          decreaseLabel={t('stepper.less', { name })}
          increaseLabel={t('stepper.more', { name })}
          valueText={inDigitsOf(lang, taps.quantity)}
          valueLabel={t('stepper.value', { n: taps.quantity, name })}
          removeAtMin={{ label: t('cart.remove', { name }), onRemove: () => taps.set(0) }}
          offBecause={isOff ? OFF_REASON_ID : undefined}
          isAnswering={taps.isAnswering}
        />
      ) : (
        <IconButton
          icon={taps.isAnswering ? 'check' : 'plus'}
          look="filled"
          label={t('menu.add', { name })}
          aria-disabled={isOff || undefined}
          aria-describedby={isOff ? OFF_REASON_ID : undefined}
          onClick={isOff ? undefined : taps.add}
        />
      )}
    </span>
  );
}
