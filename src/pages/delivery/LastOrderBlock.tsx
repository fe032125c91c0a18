import { Amount } from '../../components/common/Amount.tsx';
import { VenuePicture } from '../../components/venue/VenuePicture.tsx';
import { links } from '../../rules/common/routes.ts';
import type { Block } from '../../contract/places.ts';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useCustomerOrderDetails } from '../../queries/delivery/customer.ts';
import { Link } from '../../ui/text/Link.tsx';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './LandingPage.module.css';

/** True when one of these blocks shows the last order, which is still loading. */
export function useIsLastOrderAwaited(blocks: readonly Block[]): boolean {
  const { customerId, isLoggedIn } = useCustomer();
  const enabled = isLoggedIn && blocks.some(({ kind }) => kind === 'lastOrder');
  return useCustomerOrderDetails({ customerId }, { enabled }).isLoading;
}

/** The customer's last order, to repeat with one tap. */
export function LastOrderBlock({ title }: { title: string }) {
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
        renderLink={(link) => <Link to={links.order(code, order.eOrderID)} {...link} />}
      />
    </Section>
  );
}
