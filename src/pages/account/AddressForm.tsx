import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { FormRefusal } from '../../components/common/FormRefusal.tsx';
import { useForm } from '../../components/common/useForm.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import type { Area, DeliveryAddress } from '../../contract/customer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCheckDeliveryZone, useUpdateUserAddress } from '../../queries/delivery/addresses.ts';
import {
  ADDRESS_LABELS,
  addressPost,
  addressProblems,
  addressValues,
  areaOf,
  askedTexts,
  BUILDING_TYPES,
  type AddressValues,
} from '../../rules/account/addressForm.ts';
import { inLang } from '../../rules/common/labels.ts';
import { typedNumber } from '../../rules/common/phone.ts';
import { addressDraftEntry, type AddressDraft } from '../../storage/draftEntries.ts';
import { servingStore } from '../../state/servingStore.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ZoneNotice } from './ZoneNotice.tsx';
import styles from './Account.module.css';
import { AddressMap } from './AddressMap.tsx';
import { AddressTextField } from './AddressTextField.tsx';
import { AreaFields } from './AreaFields.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface AddressFormProps {
  /** Undefined for a new address. */
  address: DeliveryAddress | undefined;
  customerId: number;
  setup: ConceptSetup;
  cities: Area[];
  onSaved: (saved: DeliveryAddress) => void;
}

/** The stored input, otherwise the area that a visitor chose. */
function newAddressDraft(code: string, customerId: number, cities: readonly Area[]): AddressDraft {
  const kept = addressDraftEntry.read(code);
  if (kept?.customerId === customerId) return kept;
  const areaId = servingStore.getState().servings.get(code)?.asked?.areaId;
  const values = { ...addressValues(undefined), ...areaOf(cities, areaId) };
  return { customerId, uniqueId: newUniqueId(), values };
}

/** The venue's address fields, and whether it delivers to the address. */
export function AddressForm({ address, customerId, setup, cities, onSaved }: AddressFormProps) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const [draft] = useState(() => newAddressDraft(code, customerId, cities));
  const { uniqueId } = draft;
  const [values, setValues] = useState<AddressValues>(() =>
    address ? addressValues(address) : { pin: undefined, ...draft.values },
  );
  const saving = useUpdateUserAddress();

  const asked = askedTexts(setup.addressFields, values.buildingType);
  const { box, wait, errorOf, forget, attempt, focusRefused } = useForm({
    problems: addressProblems(values, asked, cities.length > 0),
    refusal: saving.error ?? undefined,
    isBusy: saving.isPending,
  });
  const { pin, areaId } = values;
  const isPlaced = pin !== undefined || areaId > 0;
  const zone = useCheckDeliveryZone({ code, body: pin ?? { areaId } }, { enabled: isPlaced });
  const change = (part: Partial<AddressValues>) => {
    forget(...Object.keys(part));
    setValues((known) => {
      const next = { ...known, ...part };
      if (!address) addressDraftEntry.write({ ...draft, values: next }, code);
      return next;
    });
  };
  const shown = [
    ...asked.map(({ field }) => field),
    ...(cities.length > 0 ? ['areaId'] : []),
    ...(values.label === 'other' ? ['labelText'] : []),
  ];

  const save = () => {
    const area = cities.flatMap((city) => city.areas).find((each) => each.areaId === areaId);
    const base = {
      addressId: address?.addressId ?? 0,
      customerId,
      countryId: address?.countryId || setup.defaultCountryId,
      areaName: area ? inLang(lang, area.labelEN, area.labelAR) : (address?.areaName ?? ''),
      uniqueId,
    };
    const body = addressPost(values, base);
    saving.mutate(
      { body },
      {
        onSuccess: (saved) => {
          addressDraftEntry.remove(code);
          onSaved(saved);
        },
        onError: focusRefused,
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(save);
  };
  return (
    <form className={styles.form} ref={box} noValidate onSubmit={submit}>
      <SelectField
        label={t('address.label')}
        value={values.label}
        onChange={(label) =>
          change({ label: ADDRESS_LABELS.find((known) => known === label) ?? 'other' })
        }
        options={ADDRESS_LABELS.map((label) => ({
          value: label,
          label: t(`addressLabel.${label}`),
        }))}
      />
      {values.label === 'other' && (
        <TextField
          label={t('address.labelText')}
          isRequired
          maxLength={40}
          value={values.labelText}
          onChange={(labelText) => change({ labelText })}
          error={errorOf('labelText')}
        />
      )}
      <AddressMap cities={cities} values={values} onChange={change} />
      <AreaFields
        cities={cities}
        values={values}
        onChange={change}
        error={errorOf('areaId', t('address.areaMissing'))}
      />
      {isPlaced && zone.data && <ZoneNotice zone={zone.data} />}
      {isPlaced && !zone.data && zone.isError && (
        <FailureMessage failure={zone.error} onRetry={() => void zone.refetch()} />
      )}
      <SelectField
        label={t('address.buildingType')}
        value={values.buildingType}
        onChange={(type) =>
          change({ buildingType: BUILDING_TYPES.find((known) => known === type) ?? 'house' })
        }
        options={BUILDING_TYPES.map((type) => ({ value: type, label: t(`building.${type}`) }))}
      />
      {asked.map((text) => (
        <AddressTextField
          key={text.field}
          text={text}
          value={values[text.field]}
          onChange={(value) =>
            change({ [text.field]: text.field === 'contactMobileNo' ? typedNumber(value) : value })
          }
          error={errorOf(text.field)}
        />
      ))}
      <FormRefusal failure={saving.error ?? undefined} shown={shown} />
      <SubmitButton isBusy={saving.isPending} wait={wait} label={t('address.save')} />
    </form>
  );
}
