import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { AwaitedRows } from '../../components/common/AwaitedRows.tsx';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { links } from '../../rules/common/routes.ts';
import { renewDeliveryAddress } from '../../ordering/account/deliveryAddress.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useUserAddressList } from '../../queries/delivery/addresses.ts';
import { useAppStore } from '../../state/appStore.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import styles from './Account.module.css';
import { AddressCard } from './AddressCard.tsx';

/** The customer's delivery addresses. */
export function AddressListPage() {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { pathname, search } = useLocation();
  const { returnUrl, hasReturnUrl } = useReturnLinks();
  const asked = useParams()['customerId'];
  const { customerId } = useCustomer();
  const addresses = useUserAddressList({ customerId, code }, { enabled: customerId > 0 });
  const showToast = useAppStore((state) => state.showToast);
  const title = useRef<HTMLHeadingElement>(null);
  const [deletedId, setDeletedId] = useState(0);
  usePageTitle(t('address.listTitle'));
  useEffect(() => {
    // The deleted card had the focus: move it.
    if (deletedId > 0) title.current?.focus();
  }, [deletedId]);
  if (customerId > 0 && asked !== String(customerId)) {
    return <Navigate replace to={`${links.addressList(code, customerId)}${search}`} />;
  }
  const here = pathname + search;
  const list = addresses.data?.filter(({ addressId }) => addressId !== deletedId);
  // Without any address to choose, open the form for a new one at once.
  const isFirst = hasReturnUrl && list?.length === 0;
  const tellDeleted = (addressId: number, name: string) => {
    renewDeliveryAddress(code, { customerId, addressId }, undefined);
    showToast({ text: t('address.deleted', { name }) });
    setDeletedId(addressId);
  };
  const add = (
    <ButtonLink
      size="l"
      isBlock
      to={links.address(code, 0, { returnUrl: isFirst ? returnUrl : here, backUrl: here })}
      state={isFirst ? { isForOrder: true } : { isFromHere: true }}
    >
      <Icon name="plus" size="s" />
      {t('address.add')}
    </ButtonLink>
  );
  return (
    <PageColumns>
      <div className={styles.page}>
        <h1 ref={title} tabIndex={-1}>
          {t('address.listTitle')}
        </h1>
        {list?.length === 0 && (
          <EmptyState
            icon="pin"
            title={t('address.none')}
            text={t('address.noneText')}
            action={add}
          />
        )}
        {list && list.length > 0 && (
          <>
            <ul className={styles.cards}>
              {list.map((address) => (
                <li key={address.addressId}>
                  <AddressCard
                    address={address}
                    customerId={customerId}
                    goOn={hasReturnUrl ? returnUrl : undefined}
                    onDeleted={(name) => tellDeleted(address.addressId, name)}
                  />
                </li>
              ))}
            </ul>
            {add}
          </>
        )}
        {!list && <AwaitedRows reads={[addresses]} count={3} label={t('address.loading')} />}
      </div>
    </PageColumns>
  );
}
