import { useTranslation } from 'react-i18next';
import { isLost, isRefusal } from '../../api/failure.ts';
import { links } from '../../rules/common/routes.ts';
import { STATUS } from '../../contract/status.ts';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FailureMessage } from '../common/FailureMessage.tsx';

/** Tells when the shown copy of a cart was made and where the cart is stored. */
export function CartCopyNotice() {
  const { t } = useTranslation();
  const { lang, mode } = useVisit();
  const { failure, seenAt } = useCart();
  const isOffline = useAppStore((store) => store.isOffline);
  if (!isOffline && !failure) return null;
  if (!isOffline && !isLost(failure)) {
    return (
      <Notice tone="warning" role="status">
        {t('cart.maybeOld')}
      </Notice>
    );
  }
  if (mode.cart === 'device') {
    return (
      <Notice icon="offline" role="status" title={t('cart.onDevice')}>
        {t('cart.onDeviceText')}
      </Notice>
    );
  }
  return (
    <Notice
      icon="offline"
      role="status"
      title={seenAt ? t('cart.seenAt', { time: formatDateAndTime(seenAt, lang) }) : t('cart.title')}
    >
      {t('cart.atVenue')}
    </Notice>
  );
}

/** Shown if the cart could not load. It may contain lines, so it must not appear empty. */
export function UnknownCart({ headingLevel }: { headingLevel?: 1 | 2 }) {
  const { t } = useTranslation();
  const { mode, pages } = useVisit();
  const { failure, cart } = useCart();
  const isOffline = useAppStore((store) => store.isOffline);
  const retry = () => void cart.refresh();
  if (isRefusal(failure, STATUS.tableUnknown)) {
    return (
      <EmptyState
        headingLevel={headingLevel}
        icon="table"
        title={t('unknownTable.title')}
        text={t('unknownTable.text')}
        action={
          <>
            <Link className={buttonClass('primary')} to={pages.menu()}>
              {t('home.toMenu')}
            </Link>
            <Link className={buttonClass('quiet')} to={links.start('?scan')}>
              {t('unknownTable.scan')}
            </Link>
          </>
        }
      />
    );
  }
  if (!isOffline || mode.cart === 'device') {
    return <FailureMessage headingLevel={headingLevel} failure={failure} onRetry={retry} />;
  }
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon="offline"
      title={t('cart.unknown')}
      text={t('cart.unknownText')}
      action={<Button onClick={retry}>{t('common.retry')}</Button>}
    />
  );
}
