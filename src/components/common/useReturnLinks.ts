import { useSearchParams } from 'react-router-dom';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { safeReturnUrl } from '../../rules/venue/access.ts';

interface SafeReturnLinks {
  returnUrl: string;
  backUrl: string;
  /** True when the previous page named a page to return to. */
  hasReturnUrl: boolean;
}

/** The return links of this page's address, if they are safe to follow. */
export function useReturnLinks(): SafeReturnLinks {
  const { code } = useVisit();
  const [search] = useSearchParams();
  const { origin } = globalThis.location;
  return {
    returnUrl: safeReturnUrl(search.get('returnUrl'), code, origin),
    backUrl: safeReturnUrl(search.get('backUrl'), code, origin),
    hasReturnUrl: search.has('returnUrl'),
  };
}
