import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { AwaitedRows } from '../../components/common/AwaitedRows.tsx';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { links } from '../../rules/common/routes.ts';
import type { DeliveryAddress } from '../../contract/customer.ts';
import { STATUS } from '../../contract/status.ts';
import {
  keepDeliveryAddress,
  renewDeliveryAddress,
} from '../../ordering/account/deliveryAddress.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  useUpdateSelectedAddress,
  useUserAddressDetails,
} from '../../queries/delivery/addresses.ts';
import { useArea, useConceptSetup } from '../../queries/delivery/settings.ts';
import { useAppStore } from '../../state/appStore.ts';
import { idParam } from '../../rules/common/idParam.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import styles from './Account.module.css';
import { AddressForm } from './AddressForm.tsx';

/** The form of one address, new or existing. */
export function AddressPage() {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { key } = useLocation();
  const asked = useParams()['id'];
  const addressId = idParam(asked);
  const { customerId } = useCustomer();
  // Not cached: the form must not start with outdated values.
  const known = useUserAddressDetails(
    { addressId },
    { enabled: addressId > 0 && customerId > 0, gcTime: 0 },
  );
  const setup = useConceptSetup({ code });
  const areas = useArea({ code });
  const save = useSaved(addressId, customerId);
  usePageTitle(t(addressId > 0 ? 'address.editTitle' : 'address.newTitle'));

  // 0 in the address means a new address; anything other than a number means no address.
  const isOdd = addressId === 0 && asked !== '0';
  const isGone =
    isOdd || isRefusal(known.error, STATUS.notFound) || isRefusal(known.error, STATUS.notYours);
  const isReady = setup.data && areas.data && (addressId === 0 || known.data);
  return (
    <PageColumns>
      <div className={styles.page}>
        {isGone ? (
          <EmptyState
            headingLevel={1}
            icon="pin"
            title={t('address.gone')}
            action={
              <ButtonLink to={links.addressList(code, customerId)}>
                {t('address.toList')}
              </ButtonLink>
            }
          />
        ) : (
          <h1>{t(addressId > 0 ? 'address.editTitle' : 'address.newTitle')}</h1>
        )}
        {isReady && !isGone && (
          <AddressForm
            key={`${addressId} ${key}`}
            address={addressId > 0 ? known.data : undefined}
            customerId={customerId}
            setup={setup.data}
            cities={areas.data}
            onSaved={save}
          />
        )}
        {!isReady && !isGone && (
          <AwaitedRows
            reads={known.isError ? [known, setup, areas] : [setup, areas]}
            count={5}
            label={t('address.loadingOne')}
          />
        )}
      </div>
    </PageColumns>
  );
}

/** Why the previous page has opened this one, passed on in the navigation state. */
interface AddressErrand {
  /** The page to return to is one step back in the history. */
  isFromHere?: boolean;
  /** The address is needed for the current order, and the customer has no other. */
  isForOrder?: boolean;
}

/** Where to go once the server has saved the address. */
function useSaved(addressId: number, customerId: number): (saved: DeliveryAddress) => void {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { state } = useLocation();
  const { returnUrl, hasReturnUrl } = useReturnLinks();
  const navigate = useNavigate();
  const select = useUpdateSelectedAddress();
  const showToast = useAppStore((store) => store.showToast);
  const { isFromHere, isForOrder } = (state ?? {}) as AddressErrand;
  const leave = () => {
    if (isFromHere) void navigate(-1);
    else {
      const list = links.addressList(code, customerId);
      void navigate(hasReturnUrl ? returnUrl : list, { replace: true });
    }
  };
  return (saved) => {
    renewDeliveryAddress(code, { customerId, addressId }, saved);
    showToast({
      text: t(saved.zone.inZone ? 'address.saved' : 'address.savedOutside'),
      tone: saved.zone.inZone ? 'positive' : 'neutral',
    });
    if (!isForOrder || !saved.zone.inZone) {
      leave();
      return;
    }
    const asked = { customerId, addressId: saved.addressId };
    select
      .mutateAsync(asked)
      .then(
        (chosen) => keepDeliveryAddress(code, customerId, chosen),
        () => undefined,
      )
      .finally(leave);
  };
}
