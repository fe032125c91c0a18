import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DeliveryAddress } from '../../contract/customer.ts';
import { keepDeliveryAddress } from '../../ordering/account/deliveryAddress.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  useChangeDefaultAddress,
  useUpdateSelectedAddress,
} from '../../queries/delivery/addresses.ts';
import { useAppStore } from '../../state/appStore.ts';

export interface AddressCardProps {
  address: DeliveryAddress;
  customerId: number;
  /** The page to return to after choosing, if the diner came to choose an address. */
  goOn: string | undefined;
  /** Called after the server has deleted the address; the card disappears with it. */
  onDeleted: (name: string) => void;
}

/** One of the customer's addresses: its name, and what choosing it or making it the default does. */
export function useAddressCard({ address, customerId, goOn }: AddressCardProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const navigate = useNavigate();
  const showToast = useAppStore((state) => state.showToast);
  const select = useUpdateSelectedAddress();
  const makeDefault = useChangeDefaultAddress();
  const { addressId, label } = address;
  const asked = { customerId, addressId };
  const name = (label === 'other' && address.labelText) || t(`addressLabel.${label}`);

  const choose = () => {
    if (select.isPending) return;
    select.mutate(asked, {
      onSuccess: (chosen) => {
        keepDeliveryAddress(code, customerId, chosen);
        showToast({ text: t('address.chosen', { name }), tone: 'positive' });
        if (goOn !== undefined) void navigate(goOn, { replace: true });
      },
    });
  };
  return {
    name,
    choose,
    isChoosing: select.isPending,
    makeDefault: () => makeDefault.mutate(asked),
    isMakingDefault: makeDefault.isPending,
    failure: select.error ?? makeDefault.error,
  };
}
