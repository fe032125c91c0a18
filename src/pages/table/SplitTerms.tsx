import { useTranslation } from 'react-i18next';
import { AmountField } from '../../components/checkout/AmountField.tsx';
import { formatPercent } from '../../i18n/format.ts';
import { formatPrice } from '../../i18n/priceText.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { exampleAmount } from '../../rules/checkout/typedAmount.ts';
import { toMajor } from '../../rules/common/money.ts';
import { isNoAmount } from '../../rules/table/splitPlan.ts';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import type { PlanProps } from './splitProps.ts';

/** Tips for venues that suggest none. */
const PERCENTS: readonly number[] = [5, 10, 15];
const NO_TIP = '0';
const OTHER_TIP = 'other';

interface SplitTermsProps extends PlanProps {
  /** The venue's suggestions. */
  percents: readonly number[];
  coins: readonly number[];
}

/** Additions to the bill: a tip, and the coins to round up to. */
export function SplitTerms(props: SplitTermsProps) {
  const { plan, change, money, coins } = props;
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { currency, decimals } = money;
  const suggested = props.percents.filter((percent) => percent > 0);
  const percents = suggested.length > 0 ? suggested : PERCENTS;
  const { tipPercent, tipText, coin } = plan;
  return (
    <>
      <RadioGroup
        isInline
        label={t('tip.title')}
        value={tipPercent === undefined ? OTHER_TIP : String(tipPercent)}
        onChange={(chosen) =>
          change({ ...plan, tipPercent: chosen === OTHER_TIP ? undefined : Number(chosen) })
        }
      >
        <RadioCard value={NO_TIP} title={t('tip.none')} />
        {percents.map((percent) => (
          <RadioCard
            key={percent}
            value={String(percent)}
            title={<span translate="no">{formatPercent(percent, lang)}</span>}
          />
        ))}
        <RadioCard value={OTHER_TIP} title={t('tip.other')} />
      </RadioGroup>
      {tipPercent === undefined && (
        <AmountField
          label={t('split.tipAmount')}
          value={tipText}
          onChange={(text) => change({ ...plan, tipText: text })}
          error={
            isNoAmount(tipText, decimals)
              ? t('tip.invalid', { example: exampleAmount(decimals) })
              : undefined
          }
        />
      )}
      {plan.way !== 'amount' && (
        <RadioGroup
          isInline
          label={t('split.round')}
          hint={t('split.roundText')}
          value={String(coin)}
          onChange={(chosen) => change({ ...plan, coin: Number(chosen) })}
        >
          <RadioCard value="0" title={t('split.exact')} />
          {coins.map((each) => (
            <RadioCard
              key={each}
              value={String(each)}
              title={formatPrice(toMajor(each, decimals), lang, currency, { decimals })}
            />
          ))}
        </RadioGroup>
      )}
    </>
  );
}
