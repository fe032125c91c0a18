import { useTranslation } from 'react-i18next';
import { appConfig } from '../../config/appConfig.ts';
import type { Area } from '../../contract/customer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useLocationSetup } from '../../queries/delivery/settings.ts';
import { areaCenter, nearestArea, type AddressValues } from '../../rules/account/addressForm.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './Account.module.css';
import { PinMap } from './PinMap.tsx';

/** An overview of the venue's stores needs a wider view than a single door. */
const DOOR_ZOOM = 16;

interface AddressMapProps {
  cities: Area[];
  values: AddressValues;
  onChange: (part: Partial<AddressValues>) => void;
}

/** The map with the pin of an address, if the host has set up a map. */
export function AddressMap(props: AddressMapProps) {
  const { mapTileUrl } = appConfig();
  return mapTileUrl === '' ? null : <NamedMap {...props} tileUrl={mapTileUrl} />;
}

function NamedMap({ cities, values, onChange, tileUrl }: AddressMapProps & { tileUrl: string }) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const setup = useLocationSetup({ code, storeId: 0 });
  const { pin, areaId } = values;
  const place = pin ?? areaCenter(cities, areaId);
  const at = place ?? setup.data?.center;
  if (!at && setup.isError) return null;
  return (
    <div className={styles.map}>
      <p className={styles.muted}>{t('address.mapHint')}</p>
      {at ? (
        <PinMap
          tileUrl={tileUrl}
          attribution={appConfig().mapAttribution}
          at={at}
          zoom={place ? DOOR_ZOOM : (setup.data?.zoom ?? DOOR_ZOOM)}
          isPinned={pin !== undefined}
          onRest={(middle) =>
            onChange({ ...nearestArea(cities, middle), pin: middle, isPinConfirmed: true })
          }
        />
      ) : (
        <Skeleton kind="block" width="100%" height="16rem" />
      )}
    </div>
  );
}
