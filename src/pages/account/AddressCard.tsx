import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/common/ConfirmDialog.tsx';
import { useFailureText } from '../../components/common/useFailureText.ts';
import { links } from '../../config/paths.ts';
import type { DeliveryAddress } from '../../contract/customer.ts';
import { keepDeliveryAddress } from '../../ordering/account/deliveryAddress.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  useChangeDefaultAddress,
  useRemoveUserAddress,
  useUpdateSelectedAddress,
} from '../../queries/delivery/addresses.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import type { AnyIcon } from '../../ui/media/iconPaths.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './AddressCard.module.css';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

interface AddressCardProps {
  address: DeliveryAddress;
  customerId: number;
  /** The page to return to after choosing, if the diner came to choose an address. */
  goOn: string | undefined;
  /** Called after the server has deleted the address; the card disappears with it. */
  onDeleted: (name: string) => void;
}

const ICONS: Record<DeliveryAddress['label'], AnyIcon> = {
  home: LATER_ICONS.home,
  work: 'bag',
  other: 'pin',
};

export function AddressCard({ address, customerId, goOn, onDeleted }: AddressCardProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  const select = useUpdateSelectedAddress();
  const makeDefault = useChangeDefaultAddress();
  const { addressId, label, isDefault, isSelected, zone } = address;
  const asked = { customerId, addressId };
  const name = (label === 'other' && address.labelText) || t(`addressLabel.${label}`);
  const here = pathname + search;
  const summaryId = useId();
  const failure = select.error ?? makeDefault.error;

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
        <MoreActions
          asked={asked}
          name={name}
          summaryId={summaryId}
          summary={address.summary || address.areaName}
          makeDefault={isDefault ? undefined : () => makeDefault.mutate(asked)}
          isBusy={makeDefault.isPending}
          onDeleted={() => onDeleted(name)}
        />
      </div>
      <p id={summaryId}>
        <Bidi>{address.summary || address.areaName}</Bidi>
      </p>
      {!zone.inZone && <Notice tone="warning">{t('zone.out')}</Notice>}
      {failure && (
        <Notice tone="danger" role="alert">
          {failureText(failure)}
        </Notice>
      )}
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

interface MoreActionsProps {
  asked: { customerId: number; addressId: number };
  name: string;
  summary: string;
  /** The id of the summary on the card. */
  summaryId: string;
  /** Undefined for the default address. */
  makeDefault: (() => void) | undefined;
  isBusy: boolean;
  onDeleted: () => void;
}

/** Rare actions on an address, behind one button. */
function MoreActions(props: MoreActionsProps) {
  const { asked, name, summary, summaryId, makeDefault, isBusy, onDeleted } = props;
  const { t } = useTranslation();
  const remove = useRemoveUserAddress();
  const [shown, setShown] = useState<'actions' | 'question'>();
  const close = () => {
    setShown(undefined);
    remove.reset();
  };
  // The refreshed list may remove this card before the callbacks of mutate run.
  const removeIt = () => void remove.mutateAsync(asked).then(onDeleted, () => undefined);
  return (
    <>
      <IconButton
        icon={LATER_ICONS.more}
        label={t('address.more', { name })}
        aria-haspopup="dialog"
        aria-describedby={summaryId}
        aria-busy={isBusy || undefined}
        onClick={() => {
          if (!isBusy) setShown('actions');
        }}
      />
      <Sheet
        isOpen={shown === 'actions'}
        title={<Bidi>{name}</Bidi>}
        closeLabel={t('common.close')}
        onClose={close}
      >
        <p>
          <Bidi>{summary}</Bidi>
        </p>
        {makeDefault && (
          <ListRow
            title={t('address.makeDefault')}
            onClick={() => {
              close();
              makeDefault();
            }}
          />
        )}
        <ListRow title={t('address.delete')} onClick={() => setShown('question')} />
      </Sheet>
      <ConfirmDialog
        isOpen={shown === 'question'}
        title={t('address.deleteTitle')}
        confirmLabel={t('address.delete')}
        isBusy={remove.isPending}
        failure={remove.error}
        onConfirm={removeIt}
        onClose={close}
      >
        <p>
          <Bidi>{name}</Bidi>
          <br />
          <Bidi>{summary}</Bidi>
        </p>
      </ConfirmDialog>
    </>
  );
}
