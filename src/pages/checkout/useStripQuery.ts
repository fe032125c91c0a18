import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Removes what a payment provider added to the address, so that nobody takes it for the truth.
 * `kept` stays with this step of the history, for a reload.
 */
export function useStripQuery(kept?: unknown): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: kept });
  }, [pathname, search, navigate, kept]);
}
