import { useTranslation } from 'react-i18next';
import type { ZoneCheck } from '../../contract/customer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptSetup } from '../../queries/delivery/settings.ts';
import { deliveryMinimum, freeDeliveryThreshold } from '../../rules/cart/charges.ts';
import { KeyValueRows, type KeyValueRow } from '../../ui/layout/KeyValueRows.tsx';
import { Amount } from '../common/Amount.tsx';

/** The fee, the minimum order and the duration of a delivery to this zone. */
export function ZoneTerms({ zone }: { zone: ZoneCheck }) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const setup = useConceptSetup({ code }).data;
  if (!setup || !zone.inZone) return null;
  const { currency, currencyDecimals: decimals } = setup;
  const amount = (value: number) => (
    <Amount value={value} currency={currency} decimals={decimals} />
  );
  const minimum = deliveryMinimum(setup, zone);
  const freeFrom = freeDeliveryThreshold(setup, zone);
  const rows: KeyValueRow[] = [
    {
      id: 'fee',
      label: t('serving.fee'),
      amount: zone.deliveryFee > 0 ? amount(zone.deliveryFee) : t('serving.free'),
    },
  ];
  if (minimum > 0) {
    rows.push({ id: 'minimum', label: t('serving.minimum'), amount: amount(minimum) });
  }
  if (freeFrom !== undefined && zone.deliveryFee > 0) {
    rows.push({ id: 'free', label: t('serving.freeFrom'), amount: amount(freeFrom) });
  }
  if (zone.minutes > 0) {
    const value = t('serving.minutesValue', { count: zone.minutes });
    rows.push({ id: 'minutes', label: t('serving.minutes'), amount: value });
  }
  return <KeyValueRows rows={rows} />;
}
