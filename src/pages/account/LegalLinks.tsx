import type { Viewer } from '../../components/venue/useViewer.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import { externalLink } from '../../rules/common/safeLinks.ts';
import styles from './Account.module.css';

interface LegalLinksProps extends Pick<Viewer, 't'> {
  setup: Pick<ConceptSetup, 'termsUrl' | 'privacyUrl'>;
}

/** Links to the venue's terms and privacy policy, if it has them. */
export function LegalLinks({ t, setup }: LegalLinksProps) {
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
