import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Removes a payment provider's additions to the address, so that nothing relies on them. Stores
 * `kept` in this history entry, to survive a reload.
 */
export function useStripQuery(kept?: unknown): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: kept });
  }, [pathname, search, navigate, kept]);
}
