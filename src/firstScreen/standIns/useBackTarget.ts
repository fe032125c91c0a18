import { links } from '../../rules/common/routes.ts';
import { depthInHistory } from '../../ui/modal/tabHistory.ts';
import { given } from '../given.ts';

/**
 * Tells only whether there is an arrow: the app navigates when the tap is repeated there. A menu
 * always has a page before it, the welcome page only if this tab has visited another.
 */
export function useBackTarget() {
  const { code, tableCode } = given();
  const to = links.emenu(code, tableCode);
  return to !== location.pathname || depthInHistory() > 0 ? { to } : undefined;
}
