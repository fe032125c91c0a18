import { useMenuHead } from '../../ordering/menu/useMenuHead.ts';
import { ServiceButton } from './ServiceButton.tsx';

/** The service button for pages that do not read the menu themselves. */
export function TableService() {
  return <ServiceButton offered={useMenuHead().head?.services} />;
}
