import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import EN from '../../public/assets/i18n/EN.json';

/** Gives i18next the English strings at once, for tests that do not start the whole app. */
export async function speakEnglish(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    resources: { en: { translation: EN } },
  });
}
