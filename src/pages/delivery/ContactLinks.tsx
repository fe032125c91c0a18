import { useTranslation } from 'react-i18next';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptInfo } from '../../queries/delivery/settings.ts';
import { inLang } from '../../rules/common/labels.ts';
import { externalLink } from '../../rules/common/safeLinks.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import styles from './LandingPage.module.css';

/** The venue's name and its contact details. */
export function ContactLinks() {
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
