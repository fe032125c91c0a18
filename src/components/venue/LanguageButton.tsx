import { useTranslation } from 'react-i18next';
import type { Lang } from '../../contract/basics.ts';
import { languageTag } from '../../i18n/i18n.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './LanguageButton.module.css';

/** Each in its own letters. */
export const LANGUAGE_NAMES = { EN: 'English', AR: 'العربية' } as const;

/** Stores a choice and loads the page anew in it. */
export function useChooseLanguage(code: string | undefined): (lang: Lang) => void {
  const storeLanguage = useAppStore((state) => state.storeLanguage);
  return (lang) => {
    storeLanguage(code, lang);
    globalThis.location.reload();
  };
}

/** The other language, in its own letters. Choosing it stores it and loads the page anew. */
export function LanguageButton({ code }: { code: string | undefined }) {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const chooseLanguage = useChooseLanguage(code);
  const other = lang === 'EN' ? 'AR' : 'EN';
  return (
    <button type="button" className={styles.button} onClick={() => chooseLanguage(other)}>
      <Icon name="language" size="s" />
      <span lang={languageTag(other)} dir="auto" title={t('header.language')}>
        {LANGUAGE_NAMES[other]}
      </span>
    </button>
  );
}
