import { useTranslation } from 'react-i18next';
import type { ConceptSetup } from '../../contract/concept.ts';
import { externalLink } from '../../rules/common/safeLinks.ts';
import styles from './Account.module.css';

/** Links to the venue's terms and privacy policy, if it has them. */
export function LegalLinks({ setup }: { setup: Pick<ConceptSetup, 'termsUrl' | 'privacyUrl'> }) {
  const { t } = useTranslation();
  const documents = [
    { id: 'terms', href: externalLink(setup.termsUrl), name: t('login.terms') },
    { id: 'privacy', href: externalLink(setup.privacyUrl), name: t('login.privacy') },
  ].filter(({ href }) => href);
  if (documents.length === 0) return null;
  return (
    <p className={styles.links}>
      {documents.map(({ id, href, name }) => (
        <a key={id} href={href} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </p>
  );
}
