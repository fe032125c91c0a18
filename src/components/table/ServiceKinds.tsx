import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown, isRefusal } from '../../api/failure.ts';
import type { ServiceKind } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import type { AnyIcon } from '../../ui/media/iconPaths.ts';
import { useCountdown } from '../common/useCountdown.ts';
import { useFailureText } from '../common/useFailureText.ts';
import { useOnline } from '../common/useOnline.ts';
import { useWaitTime } from '../common/useWaitTime.ts';
import styles from './ServiceKinds.module.css';
import type { Service, Wait } from './useService.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

const ICONS: Record<ServiceKind, AnyIcon> = {
  waiter: 'bell',
  bill: LATER_ICONS.receipt,
  water: 'glass',
  cutlery: LATER_ICONS.cutlery,
};

interface ServiceKindsProps {
  offered: readonly ServiceKind[];
  service: Service;
}

/** One button for each service of the venue: a tap calls, and shows when it can call again. */
export function ServiceKinds({ offered, service }: ServiceKindsProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div className={styles.service}>
      <ul className={styles.kinds}>
        {offered.map((kind) => (
          <li key={kind}>
            <KindButton
              kind={kind}
              wait={service.waits[kind]}
              isAsking={service.asking === kind}
              isOff={!isOnline || (service.asking !== undefined && service.asking !== kind)}
              onAsk={() => void service.ask(kind)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.answer} role="status">
        {isOnline
          ? service.answered && t(`serviceAnswer.${service.answered}`)
          : t('service.offline')}
      </p>
      <ServiceFailure service={service} />
    </div>
  );
}

function ServiceFailure({ service: { failure } }: { service: Service }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (!failure) return null;
  const isKnown = isRefusal(failure, STATUS.tooOften);
  return (
    <Notice tone={isKnown ? 'info' : 'danger'} role="alert">
      {isKnown
        ? t('service.already')
        : isOutcomeUnknown(failure)
          ? t('service.unknown')
          : failureText(failure)}
    </Notice>
  );
}

interface KindButtonProps {
  kind: ServiceKind;
  wait: Wait | undefined;
  isAsking: boolean;
  isOff: boolean;
  onAsk: () => void;
}

function KindButton({ kind, wait, isAsking, isOff, onAsk }: KindButtonProps) {
  const { t } = useTranslation();
  const waitTime = useWaitTime();
  const left = useCountdown(wait?.seconds ?? 0, wait?.cause);
  const isWaiting = left > 0;
  return (
    <Button
      variant="secondary"
      isBlock
      isBusy={isAsking}
      busyLabel={t('common.sending')}
      icon={<Icon name={isWaiting ? 'check' : ICONS[kind]} />}
      aria-disabled={isWaiting || isOff || undefined}
      onClick={() => {
        if (!isWaiting && !isOff) onAsk();
      }}
    >
      {t(`serviceKind.${kind}`)}
      {isWaiting && (
        <>
          {' '}
          <bdi className={styles.wait} role="timer">
            {waitTime(left)}
          </bdi>
        </>
      )}
    </Button>
  );
}
