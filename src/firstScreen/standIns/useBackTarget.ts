import { links } from '../../config/paths.ts';
import { depthInHistory } from '../../ui/modal/tabHistory.ts';
import { given } from '../given.ts';

/**
 * Only whether there is an arrow: where it leads, the app knows when the tap is repeated there. A menu
 * always has a page before it, the welcome page only where this tab has been on another.
 */
export function useBackTarget() {
  const { code, tableCode } = given();
  const to = links.emenu(code, tableCode);
  return to !== location.pathname || depthInHistory() > 0 ? { to } : undefined;
}
