import { useTranslation } from 'react-i18next';
import { languageTag } from '../i18n/i18n.ts';
import { useAppStore } from '../state/appStore.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './LanguageButton.module.css';

const NAMES = { EN: 'English', AR: 'العربية' } as const;

/** The other language, in its own letters. Choosing it stores it and loads the page anew. */
export function LanguageButton({ code }: { code: string | undefined }) {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const storeLanguage = useAppStore((state) => state.storeLanguage);
  const other = lang === 'EN' ? 'AR' : 'EN';
  const choose = () => {
    storeLanguage(code, other);
    globalThis.location.reload();
  };
  return (
    <button type="button" className={styles.button} onClick={choose}>
      <Icon name="language" size="s" />
      <span lang={languageTag(other)} dir="auto" title={t('header.language')}>
        {NAMES[other]}
      </span>
    </button>
  );
}
