import { useTranslation } from 'react-i18next';
import type { ZoneCheck } from '../contract/customer.ts';
import { formatMoment } from '../i18n/format.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useConceptSetup } from '../queries/delivery/settings.ts';
import { Notice } from '../ui/Notice.tsx';
import { Amount } from './Amount.tsx';
import styles from './ZoneNotice.module.css';

/** Whether the venue delivers to a place, for how much and how fast. */
export function ZoneNotice({ zone }: { zone: ZoneCheck }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const setup = useConceptSetup(code).data;
  if (!zone.inZone) {
    return (
      <Notice tone="warning" role="status" title={t('zone.out')}>
        {t('zone.outText')}
      </Notice>
    );
  }
  const currency = setup?.currency ?? '';
  const decimals = setup?.currencyDecimals;
  const { nextOpenAt } = zone;
  return (
    <Notice tone="positive" role="status" title={t('zone.in')}>
      <ul className={styles.facts}>
        <li>
          {t('totals.deliveryFee')}:{' '}
          <Amount value={zone.deliveryFee} currency={currency} decimals={decimals} />
        </li>
        {zone.minOrderAmount > 0 && (
          <li>
            {t('cart.minimum')}{' '}
            <Amount value={zone.minOrderAmount} currency={currency} decimals={decimals} />
          </li>
        )}
        {zone.minutes > 0 && <li>{t('zone.minutes', { n: zone.minutes })}</li>}
        {!zone.isOpenNow && nextOpenAt && (
          <li>{t('zone.opens', { time: formatMoment(nextOpenAt, lang, setup?.timeZone) })}</li>
        )}
      </ul>
    </Notice>
  );
}
