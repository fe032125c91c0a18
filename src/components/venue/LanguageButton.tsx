import { useTranslation } from 'react-i18next';
import { LANGUAGES, nextLang, type Lang } from '../../contract/languages.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './LanguageButton.module.css';

/** Stores the chosen language and reloads the page. */
export function useChooseLanguage(code: string | undefined): (lang: Lang) => void {
  const keepLanguage = useAppStore((state) => state.keepLanguage);
  return (lang) => {
    keepLanguage(code, lang);
    globalThis.location.reload();
  };
}

/** Switches to the other language, named in that language. */
export function LanguageButton({ code }: { code: string | undefined }) {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const chooseLanguage = useChooseLanguage(code);
  const other = nextLang(lang);
  return (
    <button type="button" className={styles.button} onClick={() => chooseLanguage(other)}>
      <Icon name="language" size="s" />
      <span lang={LANGUAGES[other].tag} dir="auto" title={t('header.language')}>
        {LANGUAGES[other].ownName}
      </span>
    </button>
  );
}
