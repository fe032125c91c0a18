import type { Login } from '../../src/contract/customer.ts';

export const LOGIN: Login = {
  userId: 601,
  customerId: 501,
  conceptId: 100,
  token: 'secret',
  rfId: 'rf-1',
  userName: 'Sara',
  isNewCustomer: false,
  expiresAt: '2099-01-01T00:00:00+03:00',
};
