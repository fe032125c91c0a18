import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { Link } from '../../ui/text/Link.tsx';
import { FailureMessage } from '../common/FailureMessage.tsx';
import { SentOrder } from './SentOrder.tsx';
import type { useSentOrder } from './useSentOrder.ts';

const OrderActions = lazyPart(() => import('./OrderActions.tsx'), 'OrderActions');

export interface UnreadOrderProps {
  read: { error: Error | null; errorUpdateCount: number; refetch: () => unknown };
  /** The stored copy of it. */
  kept: SavedOrder | undefined;
  sent: Pick<ReturnType<typeof useSentOrder>, 'isSent' | 'answer'> | undefined;
}

/** An order that the server has not delivered yet: what this device knows, or why it is missing. */
export function UnreadOrder({ read, kept, sent }: UnreadOrderProps) {
  const { t } = useTranslation();
  const askAgain = () => void read.refetch();
  if (sent?.isSent && read.errorUpdateCount > 0) {
    return <SentOrder answer={sent.answer} kept={kept} onAskAgain={askAgain} />;
  }
  if (!read.error) return <SummarySkeleton count={4} label={t('order.loading')} />;
  return (
    <PageColumns>
      <div>
        <FailureMessage headingLevel={1} failure={read.error} onRetry={askAgain} />
        <OrderActions order={kept} />
      </div>
    </PageColumns>
  );
}

interface UnknownOrderProps {
  text: string;
  /** The page to go to instead. */
  to: string;
  toLabel: string;
}

/** The server knows no such order, or not of this diner. */
export function UnknownOrder({ text, to, toLabel }: UnknownOrderProps) {
  const { t } = useTranslation();
  return (
    <div>
      <EmptyState
        headingLevel={1}
        icon={LATER_ICONS.receipt}
        title={t('order.unknown')}
        text={text}
        action={
          <Link className={buttonClass('primary')} to={to}>
            {toLabel}
          </Link>
        }
      />
    </div>
  );
}
