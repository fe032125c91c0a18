import { useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { addressOfGuard, endBrokenLogin } from './enterDelivery.ts';
import { useLastAddress } from './lastAddress.ts';

/** Pages below are for customers: other diners log in first and come back. */
export function CustomersOnly() {
  const { code = '' } = useParams();
  const { pathname, search } = useLocation();
  const [left] = useState(useLastAddress());
  endBrokenLogin(code);
  const login = addressOfGuard(code, pathname + search, left);
  return login === undefined ? <Outlet /> : <Navigate replace to={login} />;
}
