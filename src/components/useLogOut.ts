import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { logOut, reloadPage } from '../ordering/logOut.ts';
import { useVisit } from '../ordering/useVisit.ts';

interface LogOut {
  isLeaving: boolean;
  leave: () => Promise<void>;
}

/** Ends the login because the customer wants it. */
export function useLogOut(): LogOut {
  const { code } = useVisit();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await logOut(code, 'chosen', {
      forget: () => client.clear(),
      reload: () => {
        if (reloadPage()) return true;
        void navigate(pathname + search, { replace: true });
        return false;
      },
    });
    setIsLeaving(false);
  };
  return { isLeaving, leave };
}
