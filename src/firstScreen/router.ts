/** Replaces the router. The app repeats each tap, so that nothing has to navigate here. */
const nothing = () => undefined;

export const useHref = (to: string) => to;
export const useLinkClickHandler = () => nothing;
export const useLocation = () => globalThis.location;
export const useNavigate = () => nothing;
