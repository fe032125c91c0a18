import { useMenuHead } from '../../ordering/menu/useMenuHead.ts';
import { ServiceButton } from './ServiceButton.tsx';

/** The button where the page does not read the menu itself. */
export function TableService() {
  return <ServiceButton offered={useMenuHead().head?.services} />;
}
