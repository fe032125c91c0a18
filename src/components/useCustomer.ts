import { useVisit } from '../ordering/useVisit.ts';
import { readLogin } from '../storage/login.ts';

export interface Customer {
  customerId: number;
  userName: string;
}

/** Who is logged in at the venue of this visit. */
export function useCustomer(): Customer | undefined {
  const { code } = useVisit();
  const login = readLogin(code);
  return login.status === 'loggedIn' ? login : undefined;
}
