import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../contract/languages.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { LanguageButtonView } from './LanguageButtonView.tsx';

/** Stores the chosen language and reloads the page. */
export function useChooseLanguage(code: string | undefined): (lang: Lang) => void {
  const keepLanguage = useAppStore((state) => state.keepLanguage);
  return (lang) => {
    keepLanguage(code, lang);
    globalThis.location.reload();
  };
}

export function LanguageButton({ code }: { code: string | undefined }) {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  return <LanguageButtonView viewer={{ t, lang }} onChoose={useChooseLanguage(code)} />;
}
