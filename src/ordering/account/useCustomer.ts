import { useLocation } from 'react-router-dom';
import { readLogin } from '../../storage/login.ts';
import { useVisit } from '../visit/useVisit.ts';

export interface Customer {
  /** 0 for a visitor. */
  customerId: number;
  userName: string;
  isLoggedIn: boolean;
}

/** Who is logged in at this venue; looked at again on every page. */
export function useCustomer(): Customer {
  const { code } = useVisit();
  useLocation();
  const login = readLogin(code);
  if (login.status !== 'loggedIn') return { customerId: 0, userName: '', isLoggedIn: false };
  const { customerId, userName } = login;
  return { customerId, userName, isLoggedIn: true };
}
