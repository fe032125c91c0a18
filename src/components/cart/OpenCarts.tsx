import { useTranslation } from 'react-i18next';
import { NO_TABLE } from '../../rules/common/address.ts';
import { links } from '../../rules/common/routes.ts';
import type { MergeScreen } from '../../contract/places.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCartCounts } from '../../queries/cartCounts.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { knownCartIdOf } from '../../storage/uniqueCartId.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/text/Link.tsx';
import styles from './OpenCarts.module.css';
import { useDigits } from '../common/useDigits.ts';

interface OpenCartsProps {
  kitchens: MergeScreen['venues'];
  /** 'bottom' on the hall's page, within reach of the thumb; 'top' under a venue's header. */
  at: 'bottom' | 'top';
}

/** The carts of a hall's venues on this device. Each is ordered and paid at its own venue. */
export function OpenCarts({ kitchens, at }: OpenCartsProps) {
  const begun = kitchens.flatMap((kitchen) => {
    const { code, tableCode } = kitchen;
    const uniqueCartId = tableCode === NO_TABLE ? undefined : knownCartIdOf(code, tableCode);
    return uniqueCartId === undefined ? [] : [{ kitchen, tableCode, uniqueCartId }];
  });
  const counts = useCartCounts(begun);
  const open = begun.flatMap(({ kitchen }, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? [{ kitchen, count }] : [];
  });
  if (open.length === 0) return null;
  const row = <CartRow open={open} />;
  if (at === 'bottom') return <BottomBar>{row}</BottomBar>;
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>{row}</div>
    </div>
  );
}

interface CartRowProps {
  open: readonly { kitchen: MergeScreen['venues'][number]; count: number }[];
}

function CartRow({ open }: CartRowProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { lang } = useVisit();
  return (
    <nav className={styles.carts} aria-label={t('hall.carts')}>
      <p className={styles.title} aria-hidden="true">
        {t('hall.carts')}
      </p>
      <ul className={styles.list}>
        {open.map(({ kitchen, count }) => (
          <li key={`${kitchen.code}/${kitchen.tableCode}`}>
            <Link className={styles.cart} to={links.cart(kitchen.code, kitchen.tableCode)}>
              <Icon name="cart" size="s" />
              <Bidi>{labelOf(kitchen, lang)}</Bidi>
              <span translate="no" className={styles.count}>
                {digits(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
