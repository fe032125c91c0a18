import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/appStore.ts';
import { AmountView, type AmountProps } from './AmountView.tsx';

/** Formats an amount in the diner's language. */
export function Amount(props: AmountProps) {
  const lang = useAppStore((state) => state.lang);
  // Renders again when the venue's digits change.
  useTranslation();
  return <AmountView lang={lang} {...props} />;
}
