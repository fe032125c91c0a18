import { useAppStore } from '../../state/appStore.ts';
import { readLogin } from '../../storage/login.ts';
import { useVisit } from '../visit/useVisit.ts';

interface Customer {
  /** 0 for a visitor. */
  customerId: number;
  userName: string;
  isLoggedIn: boolean;
}

/** The customer who is logged in at this venue. */
export function useCustomer(): Customer {
  const { code } = useVisit();
  const known = useAppStore((state) => state.logins[code]);
  // Before a visit has loaded the login, read the storage.
  const login = known ?? readLogin(code);
  if (login.status !== 'loggedIn') return { customerId: 0, userName: '', isLoggedIn: false };
  const { customerId, userName } = login;
  return { customerId, userName, isLoggedIn: true };
}
