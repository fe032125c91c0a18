import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOnceLeft, logOut, reloadPage } from '../../ordering/account/logOut.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';

interface LogOut {
  isLeaving: boolean;
  leave: () => Promise<void>;
}

/** Logs out at the customer's request. */
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
        const address = addressOnceLeft(code, pathname + search);
        if (reloadPage(address)) return true;
        void navigate(address, { replace: true });
        return false;
      },
    });
    setIsLeaving(false);
  };
  return { isLeaving, leave };
}
