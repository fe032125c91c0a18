import 'i18next';
import type strings from '../../public/assets/i18n/EN.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: typeof strings };
  }
}
