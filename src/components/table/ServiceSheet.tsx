import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ServiceKind } from '../../contract/menu.ts';
import { ordersOf } from '../../ordering/cart/settleCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { ServiceKinds } from './ServiceKinds.tsx';
import { useService } from './useService.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

interface ServiceSheetProps {
  offered: readonly ServiceKind[];
  onClose: () => void;
}

export function ServiceSheet({ offered, onClose }: ServiceSheetProps) {
  const { t } = useTranslation();
  const { code, tableCode, pages } = useVisit();
  const { pathname } = useLocation();
  const service = useService();
  const hasOrders = pathname !== pages.orders() && ordersOf(code, tableCode).length > 0;
  return (
    <Sheet isOpen title={t('service.title')} closeLabel={t('common.close')} onClose={onClose}>
      <ServiceKinds offered={offered} service={service} />
      {hasOrders && (
        <Link className={buttonClass('quiet', 'm', true)} to={pages.orders()}>
          <Icon name={LATER_ICONS.receipt} />
          {t('rounds.see')}
        </Link>
      )}
    </Sheet>
  );
}
