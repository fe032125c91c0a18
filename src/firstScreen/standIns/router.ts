/** Stands in for the router. A tap is repeated in the app, so that nothing has to lead anywhere here. */
const nothing = () => undefined;

export const useHref = (to: string) => to;
export const useLinkClickHandler = () => nothing;
export const useLocation = () => globalThis.location;
export const useNavigate = () => nothing;
