import { servingStore, useServingStore } from '../../state/servingStore.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../rules/common/routes.ts';
import type { Area } from '../../contract/customer.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  useCheckDeliveryZone,
  useCustomerAddressDetails,
  useUserAddressList,
} from '../../queries/delivery/addresses.ts';
import { useArea } from '../../queries/delivery/settings.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { FailureMessage } from '../common/FailureMessage.tsx';
import { useViewer } from '../venue/useViewer.ts';
import { AskedAreaView, LogInLink } from './AskedAreaView.tsx';
import styles from './Serving.module.css';
import { ZoneTerms } from './ZoneTerms.tsx';

interface DeliverToProps {
  /** The page to return to after choosing an address. */
  returnUrl: string;
  error?: string;
}

/** The delivery address: an address of the customer, or a visitor's part of town. */
export function AddressPicker(props: DeliverToProps) {
  const { isLoggedIn } = useCustomer();
  return isLoggedIn ? <OwnAddress {...props} /> : <AskedArea {...props} />;
}

function OwnAddress({ returnUrl, error }: DeliverToProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { customerId } = useCustomer();
  const serving = useServing();
  const asked = useServingStore((state) => state.servings.get(code)?.asked);
  // Only reads the cached answer: useServing requests it.
  const read = useCustomerAddressDetails({ customerId, code }, { enabled: false });
  // The cached answer bridges the frame before `serving` has the address.
  const address = serving.address ?? read.data ?? undefined;
  const isNone = !address && read.data === null;
  const addresses = useUserAddressList({ customerId, code }, { enabled: isNone });
  const returnLinks = { returnUrl, backUrl: returnUrl };
  const toList = links.addressList(code, customerId, returnLinks);
  if (!address && read.isError) {
    return <FailureMessage failure={read.error} onRetry={() => void read.refetch()} />;
  }
  // The button's target depends on whether the customer has any address.
  if (!address && (read.data === undefined || addresses.isLoading)) {
    return <SkeletonRows count={1} label={t('address.loadingOne')} />;
  }
  if (!address) {
    const isFirst = addresses.data?.length === 0;
    return (
      <div className={styles.stack}>
        <Notice
          key={error}
          icon="pin"
          tone={error ? 'danger' : 'info'}
          title={
            asked
              ? t('serving.areaKept', { area: asked.label })
              : t(isFirst ? 'serving.noAddress' : 'details.addressMissing')
          }
          role={error ? 'alert' : undefined}
        >
          {error ?? (asked && t('serving.doorMissing'))}
        </Notice>
        {asked && (asked.zone.inZone ? <ZoneTerms zone={asked.zone} /> : <NotHere />)}
        <Link
          className={buttonClass('secondary', 'm', true)}
          to={isFirst ? links.address(code, 0, returnLinks) : toList}
          state={isFirst ? { isFromHere: true, isForOrder: true } : undefined}
        >
          {t(isFirst ? 'serving.addAddress' : 'address.toList')}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <ListRow
        leading={<Icon name="pin" />}
        title={t('serving.to')}
        detail={<span dir="auto">{address.summary}</span>}
        trailing={t('serving.change')}
        to={toList}
      />
      {address.zone.inZone ? <ZoneTerms zone={address.zone} /> : <NotHere />}
    </div>
  );
}

function NotHere() {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" icon="pin" role="status" title={t('serving.outOfZone')}>
      {t('serving.outOfZoneText')}
    </Notice>
  );
}

function findArea(areas: readonly Area[], areaId: number) {
  return areas.flatMap((city) => city.areas).find((area) => area.areaId === areaId);
}

function AskedArea({ returnUrl, error }: DeliverToProps) {
  const viewer = useViewer();
  const { t, code, lang } = viewer;
  const list = useArea({ code });
  const areas = list.data ?? [];
  const asked = useServingStore((state) => state.servings.get(code)?.asked);
  const [chosenId, setAreaId] = useState<number>();
  const areaId = chosenId ?? asked?.areaId ?? 0;
  const check = useCheckDeliveryZone({ code, body: { areaId } }, { enabled: areaId > 0 });
  const area = findArea(areas, areaId);
  const label = area ? labelOf(area, lang) : '';
  // Keep the diner's previous terms until the server answers.
  const zone = check.data ?? (asked?.areaId === areaId ? asked.zone : undefined);
  useEffect(() => {
    if (zone && label) servingStore.getState().chooseZone(code, { areaId, label, zone });
  }, [zone, label, areaId, code]);
  const logIn = <LogInLink viewer={viewer} returnUrl={returnUrl} />;
  if (list.isError && !list.data) {
    return (
      <div className={styles.stack}>
        <FailureMessage failure={list.error} onRetry={() => void list.refetch()} />
        {logIn}
      </div>
    );
  }
  return (
    <AskedAreaView
      viewer={viewer}
      areas={areas}
      areaId={areaId}
      onChoose={setAreaId}
      error={areaId > 0 ? undefined : error}
      status={
        <>
          {check.isFetching && !zone && <p className={styles.quiet}>{t('serving.checking')}</p>}
          {zone && (zone.inZone ? <ZoneTerms zone={zone} /> : <NotHere />)}
        </>
      }
    >
      {check.isError && !zone && (
        <FailureMessage failure={check.error} onRetry={() => void check.refetch()} />
      )}
      {logIn}
    </AskedAreaView>
  );
}
