import { useTranslation } from 'react-i18next';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';

export function CartSkeleton() {
  const { t } = useTranslation();
  return <SummarySkeleton count={3} picture="start" label={t('cart.loading')} />;
}
