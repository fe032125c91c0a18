import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/common/Amount.tsx';
import { useMenuHead } from '../../ordering/menu/useMenuHead.ts';
import { toMajor, toMinor } from '../../rules/common/money.ts';
import { isPaid } from '../../rules/table/rounds.ts';
import { divide, payableOf } from '../../rules/table/split.ts';
import {
  coinsOf,
  isOpen,
  sharedByAll,
  SPLIT_WAYS,
  tipOfPlan,
  wishOf,
} from '../../rules/table/splitPlan.ts';
import { billOf, decimalsOfOrder, rowsOf } from '../../rules/table/tableBill.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import styles from './Split.module.css';
import type { Money, PlanProps } from './splitProps.ts';
import { SplitDishes } from './SplitDishes.tsx';
import { EqualParts, SplitPeople } from './SplitPeople.tsx';
import { SplitResult } from './SplitResult.tsx';
import { SplitTerms } from './SplitTerms.tsx';
import { useSplitPlan } from './useSplitPlan.ts';

interface SplitBillProps {
  /** The orders that count for the bill. */
  orders: readonly SavedOrder[];
  /** True when no order of the table is missing because of a failed request. */
  areAllKnown: boolean;
  notice: ReactNode;
}

/** The choices for splitting the bill, and the result beside them. */
export function SplitBill({ orders, areAllKnown, notice }: SplitBillProps) {
  const { t } = useTranslation();
  const { plan, change, hasLost } = useSplitPlan(orders, areAllKnown);
  const { head } = useMenuHead();
  const hasPaid = orders.some(isPaid);
  const divided = orders.filter((order) => plan.withPaid || !isPaid(order));
  const [first] = orders;
  if (!first) return null;
  const { currency } = first.totals;
  const money = { currency, decimals: decimalsOfOrder(first) };
  const bills = divided.map((order) => billOf(order, plan.apart));
  const rows = divided.flatMap((order) => rowsOf(order, plan.apart));
  const payable = payableOf(bills);
  const tip = tipOfPlan(plan, payable, money.decimals);
  const coins = coinsOf(money.decimals, toMinor(head?.cashRounding ?? 0, money.decimals));
  // A coin that the venue no longer offers rounds nothing.
  const coin = coins.includes(plan.coin) ? plan.coin : 0;
  const division = divide(bills, wishOf(plan, money.decimals), { tip, coin });
  const openIds = rows.filter((row) => isOpen(plan, row)).map(({ id }) => id);
  const form = { plan, change, money };
  return (
    <SummaryPage
      summaryLabel={t('split.result')}
      summary={<SplitResult {...form} division={division} orders={divided} rows={rows} />}
      action={
        <Rest
          minor={division.rest}
          money={money}
          onShare={
            plan.way === 'person' && openIds.length > 0 && plan.people.length > 0
              ? () => change(sharedByAll(plan, openIds))
              : undefined
          }
        />
      }
    >
      <div className={styles.head}>
        <h1>{t('split.title')}</h1>
        <p className={styles.muted}>{t('split.text')}</p>
      </div>
      {notice}
      {hasLost && (
        <Notice tone="warning" role="status">
          {t('split.lost')}
        </Notice>
      )}
      {hasPaid && (
        <Switch
          label={t('split.withPaid')}
          detail={t('split.withPaidText')}
          checked={plan.withPaid}
          onChange={(withPaid) => change({ ...plan, withPaid })}
        />
      )}
      <Ways {...form} />
      {plan.way === 'equal' ? <EqualParts {...form} /> : <SplitPeople {...form} />}
      {plan.way === 'person' && <SplitDishes {...form} rows={rows} />}
      <SplitTerms {...form} percents={head?.tips?.percents ?? []} coins={coins} />
    </SummaryPage>
  );
}

function Ways({ plan, change }: PlanProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      label={t('split.way')}
      value={plan.way}
      onChange={(chosen) => {
        const way = SPLIT_WAYS.find((known) => known === chosen);
        if (way) change({ ...plan, way });
      }}
    >
      {SPLIT_WAYS.map((way) => (
        <RadioCard
          key={way}
          value={way}
          title={t(`splitWay.${way}`)}
          detail={t(`splitWay.${way}Text`)}
        />
      ))}
    </RadioGroup>
  );
}

interface RestProps {
  minor: number;
  money: Money;
  /** Undefined if there is nothing to share. */
  onShare: (() => void) | undefined;
}

/** Tells whether the parts add up to the bill, always visible. */
function Rest({ minor, money: { currency, decimals }, onShare }: RestProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.rest}>
      <p role="status" className={styles.restWords}>
        {minor === 0 ? (
          <>
            <Icon name="check" /> <span>{t('split.isEven')}</span>
          </>
        ) : (
          <>
            <span>{t(minor > 0 ? 'split.rest' : 'split.over')}</span>
            <strong>
              <Amount
                value={toMajor(Math.abs(minor), decimals)}
                currency={currency}
                decimals={decimals}
              />
            </strong>
          </>
        )}
      </p>
      {onShare && (
        <Button variant="secondary" onClick={onShare}>
          {t('split.shareRest')}
        </Button>
      )}
    </div>
  );
}
