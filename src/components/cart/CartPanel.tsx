import { useTranslation } from 'react-i18next';
import type { CartView, CartViewLine } from '../../contract/cart.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { useKeptFocus } from '../../ui/layout/useKeptFocus.ts';
import { Amount } from '../common/Amount.tsx';
import styles from './CartPanel.module.css';
import { LineStepper } from './CartLineRow.tsx';
import { CartCheckoutLink } from './CartCheckoutLink.tsx';
import { CartCopyNotice, UnknownCart } from './CartCopyNotice.tsx';
import { MinimumOrder } from './MinimumOrder.tsx';
import { useViewer } from '../venue/useViewer.ts';
import { useCartGate } from './useCartGate.ts';
import { useLineEdits } from './useLineEdits.ts';
import { useDigits } from '../common/useDigits.ts';

/** The cart beside the menu, on a desktop. */
export function CartPanel() {
  const { t } = useTranslation();
  const { view, failure } = useCart();
  const { mode } = useVisit();
  // A device cart is known at once; a server cart that has not loaded must not appear empty.
  const isKnown = view !== undefined || mode.cart === 'device';
  return (
    <Card isRaised>
      {view && view.cartList.length > 0 && <FilledPanel view={view} />}
      {isKnown && !view?.cartList.length && (
        <EmptyState icon="cart" title={t('cart.empty')} text={t('cart.emptyText')} />
      )}
      {!isKnown && failure && <UnknownCart />}
      {!isKnown && !failure && <SkeletonRows count={2} label={t('cart.loading')} />}
    </Card>
  );
}

function FilledPanel({ view }: { view: CartView }) {
  const viewer = useViewer();
  const { t, pages } = viewer;
  const { mode } = useVisit();
  const gate = useCartGate(view);
  const to = pages.cart();
  const { currency, currencyDecimals: decimals } = view;
  const kept = useKeptFocus<HTMLUListElement>();
  const isSpoilt = gate.blockedBy === 'lines';
  return (
    <div className={styles.panel}>
      <h2>{t('cart.title')}</h2>
      <CartCopyNotice />
      <ul className={styles.lines} {...kept}>
        {view.cartList.map((line) => (
          <PanelLine
            key={line.tableCartId}
            line={line}
            currency={currency}
            decimals={decimals}
            isLocked={gate.isLocked || gate.isOff}
          />
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('totals.payable')}</span>
        <Amount value={view.totals.payable} currency={currency} decimals={decimals} />
      </p>
      <MinimumOrder
        viewer={viewer}
        minimum={gate.minimum}
        currency={currency}
        decimals={decimals}
      />
      {!isSpoilt && <CartCheckoutLink viewer={viewer} gate={gate} isReviewed={mode.isReviewed} />}
      <Link className={buttonClass(isSpoilt ? 'primary' : 'secondary', 'm', true)} to={to}>
        {t('cart.view')}
      </Link>
    </div>
  );
}

interface PanelLineProps {
  line: CartViewLine;
  currency: string;
  decimals: number | undefined;
  isLocked: boolean;
}

function PanelLine(props: PanelLineProps) {
  const { line, currency, decimals, isLocked } = props;
  const { t } = useTranslation();
  const digits = useDigits();
  const { pages } = useVisit();
  const edits = useLineEdits(line);
  return (
    <li className={styles.line}>
      <Link className={styles.name} to={pages.cart()}>
        {line.menuItemName}
      </Link>
      <Amount value={line.lineTotal} currency={currency} decimals={decimals} />
      {!line.isAvailable && <span className={styles.gone}>{t('cart.unavailable')}</span>}
      <span className={styles.stepper}>
        {isLocked ? (
          <span translate="no">{`${digits(line.qty)} ×`}</span>
        ) : (
          <LineStepper line={line} edits={edits} />
        )}
      </span>
    </li>
  );
}
