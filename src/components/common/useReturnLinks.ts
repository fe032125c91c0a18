import { useSearchParams } from 'react-router-dom';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { safeReturnUrl } from '../../rules/venue/access.ts';

interface SafeReturnLinks {
  returnUrl: string;
  backUrl: string;
  /** The page that led here said where to go on. */
  hasReturnUrl: boolean;
}

/** Where the address of this page says to go on and back, as far as it may be believed. */
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
