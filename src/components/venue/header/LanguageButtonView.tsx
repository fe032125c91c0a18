import { LANGUAGES, nextLang, type Lang } from '../../../contract/languages.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import type { Viewer } from '../useViewer.ts';
import styles from './LanguageButton.module.css';

interface LanguageButtonViewProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  onChoose?: ((lang: Lang) => void) | undefined;
}

/** Switches to the other language, named in that language. */
export function LanguageButtonView({ viewer, onChoose }: LanguageButtonViewProps) {
  const { t, lang } = viewer;
  const other = nextLang(lang);
  return (
    <button type="button" className={styles.button} onClick={() => onChoose?.(other)}>
      <Icon name="language" size="s" />
      <span lang={LANGUAGES[other].tag} dir="auto" title={t('header.language')}>
        {LANGUAGES[other].ownName}
      </span>
    </button>
  );
}
