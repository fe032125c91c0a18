import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FailureNotice } from '../../components/common/FailureNotice.tsx';
import { links } from '../../rules/common/routes.ts';
import type { DeliveryAddress } from '../../contract/customer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import type { AnyIcon } from '../../ui/media/iconPaths.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { AddressActions } from './AddressActions.tsx';
import styles from './AddressCard.module.css';
import { useAddressCard, type AddressCardProps } from './useAddressCard.ts';

const ICONS: Record<DeliveryAddress['label'], AnyIcon> = {
  home: LATER_ICONS.home,
  work: 'bag',
  other: 'pin',
};

export function AddressCard(props: AddressCardProps) {
  const { address, customerId, goOn, onDeleted } = props;
  const { t } = useTranslation();
  const { code } = useVisit();
  const { pathname, search } = useLocation();
  const { name, choose, isChoosing, makeDefault, isMakingDefault, failure } = useAddressCard(props);
  const { addressId, label, isDefault, isSelected, zone } = address;
  const here = pathname + search;
  const summaryId = useId();

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
          asked={{ customerId, addressId }}
          name={name}
          summaryId={summaryId}
          summary={address.summary || address.areaName}
          makeDefault={isDefault ? undefined : makeDefault}
          isBusy={isMakingDefault}
          onDeleted={() => onDeleted(name)}
        />
      </div>
      <p id={summaryId}>
        <Bidi>{address.summary || address.areaName}</Bidi>
      </p>
      {!zone.inZone && <Notice tone="warning">{t('zone.out')}</Notice>}
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.actions} role="group" aria-labelledby={summaryId}>
        {zone.inZone && (!isSelected || goOn !== undefined) && (
          <Button
            variant={goOn === undefined ? 'secondary' : 'primary'}
            isBusy={isChoosing}
            busyLabel={t('common.sending')}
            onClick={choose}
          >
            {t('address.choose')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
        <Link
          className={buttonClass('secondary')}
          to={links.address(code, addressId, { returnUrl: here, backUrl: here })}
          state={{ isFromHere: true }}
        >
          {t('cart.edit')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}
