import { useTranslation } from 'react-i18next';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  useLoyaltyBalanceCustomerId,
  useLoyaltyScheme,
  useLoyaltySetup,
} from '../../queries/delivery/loyalty.ts';
import { formatDay } from '../../i18n/format.ts';
import { inLang } from '../../rules/common/labels.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Amount } from '../common/Amount.tsx';
import styles from './LoyaltyCard.module.css';
import { useDigits } from '../common/useDigits.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

/** The customer's points and their value; nothing if the venue has no loyalty scheme. */
export function LoyaltyCard({ customerId }: { customerId: number }) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { code, lang } = useVisit();
  const setup = useLoyaltySetup({ code }).data;
  const isActive = setup?.isActive ?? false;
  const balance = useLoyaltyBalanceCustomerId({ customerId }, { enabled: isActive }).data;
  const schemeId = setup?.loyaltySchemeId ?? 0;
  const hasTier = Boolean(balance?.tier) && schemeId > 0;
  const scheme = useLoyaltyScheme(
    { loyaltySchemeId: schemeId },
    { enabled: isActive && hasTier },
  ).data;
  if (!setup || !isActive || !balance) return null;
  const factor = scheme?.tiers.find(({ name }) => name === balance.tier)?.factor ?? 1;
  const unit = inLang(lang, setup.unitEN, setup.unitAR);
  return (
    <Card className={styles.card}>
      <p className={styles.title}>
        <Icon name={LATER_ICONS.gift} size="s" />
        <Bidi>{inLang(lang, setup.labelEN, setup.labelAR)}</Bidi>
        {balance.tier && <span className={styles.tier}>{balance.tier}</span>}
      </p>
      <p className={styles.points}>
        <strong translate="no">{digits(balance.points)}</strong> <Bidi>{unit}</Bidi>
      </p>
      <p className={styles.detail}>
        {t('loyalty.worth')} <Amount value={balance.worth} currency={balance.currency} />
      </p>
      {factor !== 1 && <p className={styles.detail}>{t('loyalty.factor', { n: factor })}</p>}
      {balance.expiring && balance.expiring.points > 0 && (
        <p className={styles.detail}>
          {t('loyalty.expiring', {
            n: balance.expiring.points,
            unit,
            day: formatDay(balance.expiring.on, lang),
          })}
        </p>
      )}
    </Card>
  );
}
