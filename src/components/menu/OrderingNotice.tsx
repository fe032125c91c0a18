import { useTranslation } from 'react-i18next';
import { links, NO_TABLE } from '../../config/paths.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { OrderingState } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { OFF_REASON_ID } from './offReason.ts';

/** Explains why ordering is not possible now. */
export function OrderingNotice({ state, timeZone }: { state: OrderingState; timeZone?: string }) {
  const { t } = useTranslation();
  const { code, tableCode, lang, pages } = useVisit();
  const venue = useStoreIdFromCode(code);
  if (state.canOrder) {
    if (!state.isLaterOnly) return null;
    return (
      <Notice tone="warning" icon="clock" title={t('closed.title')}>
        {state.opensAt
          ? t('closed.laterFrom', { time: formatMoment(state.opensAt, lang, timeZone) })
          : t('closed.later')}
      </Notice>
    );
  }
  if (state.reason === 'closed') {
    return (
      <Notice tone="warning" icon="clock" title={t('closed.title')}>
        {state.opensAt
          ? t('closed.opens', { time: formatMoment(state.opensAt, lang, timeZone) })
          : t('closed.text')}
      </Notice>
    );
  }
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
        action={
          <Link className={buttonClass('secondary')} to={pages.home()}>
            {t('serving.change')}
          </Link>
        }
      >
        {t('serving.outOfZoneText')}
      </Notice>
    );
  }
  if (state.reason === 'unknownTable') {
    return (
      <Notice
        tone="warning"
        icon="table"
        title={t('unknownTable.title')}
        action={
          <Link className={buttonClass('secondary')} to={links.start()}>
            {t('unknownTable.scan')}
          </Link>
        }
      >
        {t('unknownTable.text')}
      </Notice>
    );
  }
  const isAwayOffered = tableCode === NO_TABLE && (venue.data?.delivery ?? false);
  return (
    <Notice
      icon="table"
      title={t('viewOnly.title')}
      action={
        isAwayOffered && (
          <Link className={buttonClass('secondary')} to={links.delivery(code)}>
            {t('viewOnly.delivery')}
          </Link>
        )
      }
    >
      {t('viewOnly.text')}
    </Notice>
  );
}
