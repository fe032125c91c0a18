import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { FailureNotice } from '../../components/common/FailureNotice.tsx';
import { links } from '../../rules/common/routes.ts';
import type { DeliveryAddress } from '../../contract/customer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import type { AnyIcon } from '../../ui/media/iconPaths.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { keepDeliveryAddress } from '../../ordering/account/deliveryAddress.ts';
import {
  useChangeDefaultAddress,
  useUpdateSelectedAddress,
} from '../../queries/delivery/addresses.ts';
import { useAppStore } from '../../state/appStore.ts';
import { AddressActions } from './AddressActions.tsx';
import styles from './AddressCard.module.css';

const ICONS: Record<DeliveryAddress['label'], AnyIcon> = {
  home: LATER_ICONS.home,
  work: 'bag',
  other: 'pin',
};

interface AddressCardProps {
  address: DeliveryAddress;
  customerId: number;
  /** The page to return to after choosing, if the diner came to choose an address. */
  goOn: string | undefined;
  /** Called after the server has deleted the address; the card disappears with it. */
  onDeleted: (name: string) => void;
}

/** One of the customer's addresses, to choose, edit, make the default or delete. */
export function AddressCard({ address, customerId, goOn, onDeleted }: AddressCardProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const showToast = useAppStore((state) => state.showToast);
  const select = useUpdateSelectedAddress();
  const makeDefault = useChangeDefaultAddress();
  const { addressId, label, isDefault, isSelected, zone } = address;
  const asked = { customerId, addressId };
  const name = (label === 'other' && address.labelText) || t(`addressLabel.${label}`);
  const summary = address.summary || address.areaName;
  const failure = select.error ?? makeDefault.error;
  const here = pathname + search;
  const summaryId = useId();

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
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Icon name={ICONS[label]} size="s" />
          <Bidi>{name}</Bidi>
          {isDefault && <Badge>{t('address.default')}</Badge>}
          {isSelected && <Badge tone="positive">{t('address.selected')}</Badge>}
        </h2>
        <AddressActions
          asked={asked}
          name={name}
          summaryId={summaryId}
          summary={summary}
          makeDefault={isDefault ? undefined : () => makeDefault.mutate(asked)}
          isBusy={makeDefault.isPending}
          onDeleted={() => onDeleted(name)}
        />
      </div>
      <p id={summaryId}>
        <Bidi>{summary}</Bidi>
      </p>
      {!zone.inZone && <Notice tone="warning">{t('zone.out')}</Notice>}
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.actions} role="group" aria-labelledby={summaryId}>
        {zone.inZone && (!isSelected || goOn !== undefined) && (
          <Button
            variant={goOn === undefined ? 'secondary' : 'primary'}
            isBusy={select.isPending}
            busyLabel={t('common.sending')}
            onClick={choose}
          >
            {t('address.choose')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
        <ButtonLink
          variant="secondary"
          to={links.address(code, addressId, { returnUrl: here, backUrl: here })}
          state={{ isFromHere: true }}
        >
          {t('cart.edit')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Card>
  );
}
