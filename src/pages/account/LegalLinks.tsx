import { useTranslation } from 'react-i18next';
import type { ConceptSetup } from '../../contract/concept.ts';
import { externalLink } from '../../rules/common/safeLinks.ts';
import styles from './Account.module.css';

/** Links to the venue's terms and privacy policy, if it has them. */
export function LegalLinks({ setup }: { setup: Pick<ConceptSetup, 'termsUrl' | 'privacyUrl'> }) {
  const { t } = useTranslation();
  const terms = externalLink(setup.termsUrl);
  const privacy = externalLink(setup.privacyUrl);
  if (!terms && !privacy) return null;
  return (
    <p className={styles.links}>
      {terms && (
        <a href={terms} target="_blank" rel="noreferrer">
          {t('login.terms')}
        </a>
      )}
      {privacy && (
        <a href={privacy} target="_blank" rel="noreferrer">
          {t('login.privacy')}
        </a>
      )}
    </p>
  );
}
