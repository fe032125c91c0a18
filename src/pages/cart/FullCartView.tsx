import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { CartCheckoutLink } from '../../components/cart/CartCheckoutLink.tsx';
import type { CartGate } from '../../components/cart/cartGate.ts';
import { MinimumOrder } from '../../components/cart/MinimumOrder.tsx';
import { AmountView } from '../../components/common/AmountView.tsx';
import type { Viewer } from '../../components/venue/useViewer.ts';
import type { CartView } from '../../contract/cart.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './CartPage.module.css';
import promo from './PromoBox.module.css';

interface FullCartViewProps {
  viewer: Viewer;
  view: CartView;
  gate: CartGate;
  /** The next page shows the server's bill. */
  isReviewed: boolean;
  bill: ReactNode;
  clear: ReactNode;
  notice: ReactNode;
  lines: ReactNode;
  isReadOnly: boolean;
  /** The orders of the table. */
  children?: ReactNode;
}

/** A cart with its lines, its bill and the way to the check-out. */
export function FullCartView(props: FullCartViewProps) {
  const { viewer, view, gate, isReviewed, bill, clear, notice, lines, isReadOnly, children } =
    props;
  const { t, lang, pages } = viewer;
  const { currency, currencyDecimals: decimals } = view;
  const amount = { currency, ...(decimals !== undefined && { decimals }) };
  return (
    <SummaryPage
      summaryLabel={t('totals.title')}
      summary={bill}
      action={
        <div className={styles.action}>
          <MinimumOrder viewer={viewer} minimum={gate.minimum} {...amount} />
          <CartCheckoutLink viewer={viewer} gate={gate} isReviewed={isReviewed}>
            <AmountView lang={lang} value={view.totals.payable} {...amount} />
          </CartCheckoutLink>
        </div>
      }
    >
      <div className={styles.main}>
        <div className={styles.head}>
          <h1>{t('cart.title')}</h1>
          {clear}
        </div>
        {notice}
        {lines}
        {!isReadOnly && (
          <ButtonLink variant="secondary" className={styles.addMore} to={pages.menu()}>
            <Icon name="plus" />
            {t('cart.addMore')}
          </ButtonLink>
        )}
        {children}
      </div>
    </SummaryPage>
  );
}

interface ClearButtonViewProps extends Pick<Viewer, 't'> {
  onTap?: () => void;
}

/** Removes all lines, after a question. */
export function ClearButtonView({ t, onTap }: ClearButtonViewProps) {
  return (
    <Button variant="quiet" icon={<Icon name="trash" />} onClick={onTap}>
      {t('cart.clear')}
    </Button>
  );
}

export function PromoBoxView({ children }: { children: ReactNode }) {
  return <div className={promo.box}>{children}</div>;
}

interface PromoFormViewProps
  extends Pick<Viewer, 't'>, Pick<ComponentProps<'button'>, 'aria-disabled'> {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  onSubmit?: (event: FormEvent) => void;
  isBusy?: boolean;
  label: string;
}

/** The field for a promo code. */
export function PromoFormView(props: PromoFormViewProps) {
  const { t, value, onChange, error, onSubmit, isBusy = false, label, ...button } = props;
  return (
    <form className={promo.form} noValidate onSubmit={onSubmit}>
      <TextField
        label={t('promo.label')}
        value={value}
        onChange={onChange}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        maxLength={40}
      />
      <Button
        type="submit"
        variant="secondary"
        isBusy={isBusy}
        busyLabel={t('common.sending')}
        {...button}
      >
        {label}
      </Button>
    </form>
  );
}
