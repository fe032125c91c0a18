import { NO_TABLE } from '../../rules/common/address.ts';
import { links } from '../../rules/common/routes.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { OrderingState } from '../../ordering/visit/orderingState.ts';
import type { Viewer } from '../venue/useViewer.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { OFF_REASON_ID } from './offReason.ts';

export interface OrderingNoticeProps {
  state: OrderingState;
  timeZone?: string;
}

interface OrderingNoticeViewProps extends OrderingNoticeProps {
  viewer: Viewer;
  tableCode: string;
  /** The venue delivers too. */
  hasDelivery: boolean;
}

/** Explains why ordering is not possible now. */
export function OrderingNoticeView(props: OrderingNoticeViewProps) {
  const { viewer, tableCode, state, timeZone, hasDelivery } = props;
  const { t, code, lang, pages } = viewer;
  const closed = (known: 'closed.opens' | 'closed.laterFrom', text: string, opensAt?: string) => (
    <Notice tone="warning" icon="clock" title={t('closed.title')}>
      {opensAt ? t(known, { time: formatMoment(opensAt, lang, timeZone) }) : text}
    </Notice>
  );
  if (state.canOrder)
    return state.isLaterOnly ? closed('closed.laterFrom', t('closed.later'), state.opensAt) : null;
  if (state.reason === 'closed') return closed('closed.opens', t('closed.text'), state.opensAt);
  if (state.reason === 'roomIdle') {
    return (
      <Notice tone="warning" icon="bed" title={t('room.inactive')}>
        {t('room.inactiveText')}
      </Notice>
    );
  }
  if (state.reason === 'offline') {
    return (
      <Notice icon="offline" role="status" title={t('offline.title')} id={OFF_REASON_ID}>
        {t('offline.adding')}
      </Notice>
    );
  }
  if (state.reason === 'paused') {
    return (
      <Notice tone="warning" icon="clock" title={t('error.pausedTitle')}>
        {state.message || t('error.paused')}
      </Notice>
    );
  }
  if (state.reason === 'off') {
    return (
      <Notice tone="warning" title={t('status.orderTypeOff')}>
        {t('serving.offText')}
      </Notice>
    );
  }
  if (state.reason === 'outOfZone') {
    return (
      <Notice
        tone="warning"
        icon="pin"
        title={t('status.outOfZone')}
        action={wayTo(pages.home(), t('serving.change'))}
      >
        {t('serving.outOfZoneText')}
      </Notice>
    );
  }
  const isUnknown = state.reason === 'unknownTable';
  const isWithoutTable = tableCode === NO_TABLE;
  return (
    <Notice
      tone={isUnknown ? 'warning' : 'info'}
      icon="table"
      title={t(isUnknown ? 'unknownTable.title' : 'viewOnly.title')}
      action={
        (isUnknown || isWithoutTable) && (
          <>
            {wayTo(links.start('?scan'), t('unknownTable.scan'))}
            {isWithoutTable && hasDelivery && wayTo(links.delivery(code), t('viewOnly.delivery'))}
          </>
        )
      }
    >
      {t(isUnknown ? 'unknownTable.text' : 'viewOnly.text')}
    </Notice>
  );
}

const wayTo = (to: string, label: string) => (
  <Link className={buttonClass('secondary')} to={to}>
    {label}
  </Link>
);
