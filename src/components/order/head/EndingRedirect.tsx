import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ENDING_REDIRECT_LEAST_SECONDS } from '../../../config/times.ts';
import { appPath, externalLink } from '../../../rules/common/safeLinks.ts';
import { Bidi } from '../../../ui/text/Bidi.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { buttonClass } from '../../../ui/form/buttonClass.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import styles from '../OrderScreen.module.css';
import { useCountdown } from '../../common/useCountdown.ts';
import { useWaitTime } from '../../common/useWaitTime.ts';

interface EndingRedirectProps {
  url: string;
  seconds: number | undefined;
}

/** Redirects automatically inside the app only; another site becomes a link naming its host. */
export function EndingRedirect({ url, seconds }: EndingRedirectProps) {
  const { t } = useTranslation();
  const path = appPath(url, globalThis.location.origin);
  if (path && seconds !== undefined) return <TimedRedirect path={path} seconds={seconds} />;
  if (path) {
    return (
      <Link className={buttonClass('quiet')} to={path}>
        {t('order.goThere')}
      </Link>
    );
  }
  const href = externalLink(url);
  if (!href) return null;
  return (
    <a className={buttonClass('quiet')} href={href} target="_blank" rel="noreferrer">
      <Bidi dir="ltr">{new URL(href).host || href}</Bidi>
      <Icon name="external" size="s" />
    </a>
  );
}

function TimedRedirect({ path, seconds }: { path: string; seconds: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isStaying, setIsStaying] = useState(false);
  const waitTime = useWaitTime();
  const left = useCountdown(Math.max(seconds, ENDING_REDIRECT_LEAST_SECONDS), path);
  const isDue = !isStaying && left === 0;
  useEffect(() => {
    if (isDue) void navigate(path);
  }, [isDue, navigate, path]);
  if (isStaying) return null;
  return (
    <p className={styles.redirect}>
      <span>{t('order.redirect', { time: waitTime(left) })}</span>
      <Button variant="quiet" onClick={() => setIsStaying(true)}>
        {t('order.stay')}
      </Button>
    </p>
  );
}
