import type { ComponentProps } from 'react';
import { Amount } from '../../components/common/Amount.tsx';
import { untilAwaited, type Blocks } from '../../components/venue/Blocks.tsx';
import { VenuePicture } from '../../components/venue/VenuePicture.tsx';
import { links } from '../../rules/common/routes.ts';
import type { Block } from '../../contract/places.ts';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useCustomerOrderDetails } from '../../queries/delivery/customer.ts';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './LandingPage.module.css';
import { DeliveryBlocksView } from './LandingView.tsx';

/** The blocks before the first one that is still loading. */
export function useKnownBlocks(blocks: readonly Block[], menu: VisitMenu): readonly Block[] {
  const { customerId, isLoggedIn } = useCustomer();
  const enabled = isLoggedIn && blocks.some(({ kind }) => kind === 'lastOrder');
  const { isLoading } = useCustomerOrderDetails({ customerId }, { enabled });
  return untilAwaited(blocks, menu, isLoading);
}

/** The blocks of a page on the delivery side, which may include the last order. */
export function DeliveryBlocks(props: ComponentProps<typeof Blocks>) {
  return <DeliveryBlocksView {...props} LastOrder={LastOrderBlock} />;
}

/** The customer's last order, to repeat with one tap. */
function LastOrderBlock({ title }: { title: string }) {
  const { code, lang } = useVisit();
  const { customerId, isLoggedIn } = useCustomer();
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
  const orders = useCustomerOrderDetails({ customerId }, { enabled: isLoggedIn });
  const order = orders.data?.orderList[0];
  if (!isLoggedIn || !order) return null;
  const [picture] = order.images ?? [];
  return (
    <Section title={title}>
      <ListRow
        leading={
          picture && <VenuePicture className={styles.picture} name={picture} alt="" ratio="1/1" />
        }
        title={<span dir="auto">{order.firstItems.join(' · ')}</span>}
        detail={formatDateAndTime(order.createdOn, lang, timeZone)}
        trailing={<Amount value={order.payable} currency={order.currency} />}
        to={links.order(code, order.eOrderID)}
      />
    </Section>
  );
}
