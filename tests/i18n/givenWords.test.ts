import { expect, it } from 'vitest';
import EN from '../../public/assets/i18n/EN.json';

/** Texts that the product must show word for word. */
it.each<[keyof typeof EN, string]>([
  ['cart.empty', 'Your cart is empty'],
  ['cartLife.bringBack', 'Bring my items back'],
  ['cartLife.expired', 'Cart Expired!'],
  ['cartLife.keep', 'Keep my cart'],
  ['cartLife.removed', 'Your items added will be removed'],
  ['checkout.checking', 'We are checking your order'],
  ['error.occurred', 'An error occurred: {message}'],
  ['error.pausedTitle', 'Ordering is paused'],
  ['error.statusCode', 'Status code {n}, Failed to load API'],
  ['form.invalidEmail', 'Invalid email address'],
  ['form.invalidUrl', 'Invalid URL'],
  ['loginDialog.proceed', 'Proceed'],
  ['loginDialog.title', 'Log In | Sign Up'],
  ['notFound.title', 'Page not found'],
  ['panel.addresses', 'Addresses'],
  ['panel.logIn', 'Log In'],
  ['panel.logOut', 'Log Out'],
  ['panel.orders', 'My Orders'],
  ['panel.profile', 'Profile Details'],
  ['panel.rate', 'Rate us'],
  ['push.notSubscribed', 'Not subscribed to push notifications.'],
  ['push.unsubscribeFailed', 'Unsubscribe failed!'],
  ['worker.unsupported', 'Service workers are disabled or not supported by this browser'],
  ['status.loginRequired', 'Please login/signup before proceeding'],
])('%s', (key, words) => {
  expect(EN[key]).toBe(words);
});

it('an update is announced like an installation', () => {
  expect(EN['update.text']).toContain('app is undergoing installation');
});
