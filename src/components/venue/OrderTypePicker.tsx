import { links } from '../../rules/common/routes.ts';
import type { OrderType } from '../../contract/basics.ts';
import { modes } from '../../ordering/visit/modes.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import type { IconName } from '../../ui/media/iconPaths.ts';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import styles from './OrderTypePicker.module.css';
import type { Viewer } from './useViewer.ts';

interface OrderTypePickerProps {
  viewer: Viewer;
  options: readonly { orderType: OrderType; label: string; isActive: boolean; note?: string }[];
}

const ICONS: Record<OrderType, IconName> = {
  Table: 'table',
  DriveThrough: 'car',
  Room: 'bed',
  Delivery: 'pin',
  PickUp: 'bag',
};

/** Other ways to order from this store. A disabled one has no link. */
export function OrderTypePicker({ viewer, options }: OrderTypePickerProps) {
  const { t, code, pages } = viewer;
  if (options.length === 0) return null;
  return (
    <ul className={styles.options}>
      {options.map(({ orderType, label, isActive, note }) => {
        const mode = modes[orderType];
        const to = mode.isOfCustomer ? links.delivery(code) : pages.menu();
        return (
          <li key={orderType} className={styles.option}>
            <ListRow
              leading={<Icon name={ICONS[orderType]} />}
              title={label}
              detail={isActive ? note : t('home.orderTypeOff')}
              to={isActive ? to : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}
