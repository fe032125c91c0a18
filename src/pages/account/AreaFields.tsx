import { useTranslation } from 'react-i18next';
import { usePosition } from '../../components/common/usePosition.ts';
import type { Area } from '../../contract/customer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { nearestArea, type AddressValues } from '../../rules/account/addressForm.ts';
import { inLang } from '../../rules/common/labels.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import styles from './Account.module.css';

interface AreaFieldsProps {
  cities: Area[];
  values: AddressValues;
  onChange: (part: Partial<AddressValues>) => void;
  error: string | undefined;
}

/** City and area, chosen from the venue's lists or found by the diner's position. */
export function AreaFields({ cities, values, onChange, error }: AreaFieldsProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { cityId, areaId } = values;
  const city =
    cities.find((each) => each.cityId === cityId) ?? cities.find(() => cities.length === 1);
  return (
    <>
      <DevicePosition cities={cities} values={values} onChange={onChange} />
      {cities.length > 1 && (
        <SelectField
          label={t('address.city')}
          isRequired
          placeholder={t('address.chooseCity')}
          value={city ? String(city.cityId) : ''}
          // The pin decides where an order goes, so it must not stay in the previous area.
          onChange={(id) => onChange({ cityId: Number(id), areaId: 0, pin: undefined })}
          options={cities.map((each) => ({
            value: String(each.cityId),
            label: inLang(lang, each.cityEN, each.cityAR),
          }))}
          error={city ? undefined : error && t('address.cityMissing')}
        />
      )}
      {city && (
        <SelectField
          label={t('address.area')}
          isRequired
          placeholder={t('address.chooseArea')}
          value={areaId > 0 ? String(areaId) : ''}
          onChange={(id) => onChange({ cityId: city.cityId, areaId: Number(id), pin: undefined })}
          options={city.areas.map((area) => {
            const name = inLang(lang, area.labelEN, area.labelAR);
            return {
              value: String(area.areaId),
              label: area.isServed ? name : t('address.notServed', { name }),
            };
          })}
          error={error}
        />
      )}
    </>
  );
}

function DevicePosition({ cities, values, onChange }: Omit<AreaFieldsProps, 'error'>) {
  const { t } = useTranslation();
  const { search, ask, canAsk } = usePosition(true);
  if (values.pin) {
    return (
      <div className={styles.place}>
        <Icon name="pin" size="s" />
        <span>{t('address.pinned')}</span>
        <Button variant="quiet" onClick={() => onChange({ pin: undefined, isPinConfirmed: false })}>
          {t('address.unpin')}
        </Button>
      </div>
    );
  }
  if (!canAsk) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name="pin" size="s" />}
        isBusy={search.state === 'asking'}
        busyLabel={t('home.searching')}
        onClick={() =>
          ask((at) => onChange({ ...nearestArea(cities, at), pin: at, isPinConfirmed: true }))
        }
      >
        {t('address.useMine')}
      </Button>
      {search.state === 'refused' && <Notice role="status">{t('address.noPosition')}</Notice>}
    </>
  );
}
