import { useTranslation } from 'react-i18next';
import { SetAsideCart } from '../../components/cart/CartExpiry.tsx';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { OfflineCopy } from '../../components/venue/OfflineCopy.tsx';
import { useViewer } from '../../components/venue/useViewer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptInfo } from '../../queries/delivery/settings.ts';
import { inLang } from '../../rules/common/labels.ts';
import { externalLink } from '../../rules/common/safeLinks.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { DeliveryBlocks } from './DeliveryBlocks.tsx';
import { LandingView } from './LandingView.tsx';
import { StartCard } from './StartCard.tsx';
import { useStart } from './useStart.ts';
import { useWelcome } from './useWelcome.ts';
import styles from './LandingPage.module.css';

/**
 * First page of the delivery side: service type, place, time and terms, then the venue's blocks.
 */
export function LandingPage() {
  const viewer = useViewer();
  const { page, menu, hero, all, rest, serviceTypes, isLoading } = useWelcome();
  const start = useStart(isLoading);
  return (
    <LandingView
      viewer={viewer}
      notice={<SetAsideCart />}
      hero={hero}
      menu={menu.data}
      isLoading={isLoading}
      card={<StartCard serviceTypes={serviceTypes} start={start} />}
      wayOn={{ isBusy: start.isGoingOn, onClick: start.goOn }}
    >
      {page.isError && <FailureMessage failure={page.error} onRetry={() => void page.refetch()} />}
      <OfflineCopy from={menu.copyFrom} onRetry={() => void menu.refetch()} />
      {page.data?.welcome && <p>{page.data.welcome}</p>}
      <DeliveryBlocks viewer={viewer} blocks={rest} menu={menu.data} />
      {rest.length === all.length && <ContactLinks />}
    </LandingView>
  );
}

/** The venue's name and its contact details. */
function ContactLinks() {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const info = useConceptInfo({ code }).data;
  if (!info) return null;
  const description = inLang(lang, info.descriptionEN, info.descriptionAR);
  const channels = [
    { id: 'phone', text: info.phone, href: info.phone && externalLink(`tel:${info.phone}`) },
    { id: 'email', text: info.email, href: info.email && externalLink(`mailto:${info.email}`) },
  ].filter(({ text, href }) => text && href);
  if (!description && channels.length === 0) return null;
  return (
    <footer className={styles.footer} aria-label={t('landing.contact')}>
      {description && <p>{description}</p>}
      {channels.map(({ id, text, href }) => (
        <p key={id}>
          <a href={href}>
            <Bidi dir="ltr">{text}</Bidi>
          </a>
        </p>
      ))}
    </footer>
  );
}
