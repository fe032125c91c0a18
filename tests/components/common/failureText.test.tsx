import { render, renderHook, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { ApiFailure, type FailureKind } from '../../../src/api/failure.ts';
import { FailureMessage } from '../../../src/components/common/FailureMessage.tsx';
import { useFailureText } from '../../../src/components/common/useFailureText.ts';
import { useWaitTime } from '../../../src/components/common/useWaitTime.ts';
import { speakEnglish } from '../../i18n/english.ts';

beforeAll(speakEnglish);

type Facts = ConstructorParameters<typeof ApiFailure>[2];

function told(kind: FailureKind, facts: Facts = {}, call = 'Delivery/getArea'): string {
  const { result } = renderHook(() => useFailureText());
  return result.current(new ApiFailure(kind, call, facts));
}

it.each<[FailureKind, Facts, string]>([
  ['network', {}, 'An error occurred: The server could not be reached.'],
  ['timeout', {}, 'An error occurred: The answer took too long.'],
  ['unreadable', { httpStatus: 200 }, 'An error occurred: The server has a problem.'],
  ['tooLarge', { httpStatus: 200 }, 'An error occurred: The server has a problem.'],
  ['contract', { httpStatus: 200, status: 1 }, 'An error occurred: The server has a problem.'],
  ['refusal', { httpStatus: 200, status: -20 }, 'We do not deliver to this address.'],
  ['refusal', { httpStatus: 200, status: -20, message: 'Too far' }, 'Too far'],
  ['refusal', { status: -43, retryAfterSeconds: 90 }, 'You can ask for a new code in 90 seconds.'],
  ['refusal', { status: -43, retryAfterSeconds: 91 }, 'You can ask for a new code in 2 minutes.'],
  ['refusal', { status: -42, retryAfterSeconds: 900 }, 'Too many tries. Try again in 15 minutes.'],
  ['refusal', { httpStatus: 200, status: -999 }, 'Sorry, that did not work.'],
  ['refusal', { httpStatus: 200, status: 2 }, 'Sorry, that did not work.'],
  ['http', { httpStatus: 400, status: 0, message: 'No id' }, 'An error occurred: No id'],
  [
    'http',
    { httpStatus: 403, status: -4 },
    'This is not allowed here. Status code 403, Failed to load API',
  ],
  [
    'http',
    { httpStatus: 404, message: 'No' },
    'This is not available, or no longer. Status code 404, Failed to load API',
  ],
  ['http', { httpStatus: 409, status: 0 }, 'Sorry, that did not work.'],
  ['http', { httpStatus: 422, status: -2 }, 'Please check the marked fields.'],
  ['http', { httpStatus: 429, status: 0 }, 'Please wait a moment and try again.'],
  ['http', { httpStatus: 500, status: 0 }, 'An error occurred: The server has a problem.'],
  [
    'http',
    { httpStatus: 503, status: 0, message: 'Down' },
    'We will be back in a moment. The menu stays readable.',
  ],
])('%s %j', (kind, facts, text) => {
  expect(told(kind, facts)).toBe(text);
});

it('a failure without a network says so', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(told('network')).toBe('An error occurred: You are offline.');
});

it('a payment page of another order says that nothing was charged', () => {
  expect(told('contract', { httpStatus: 200, status: 1 }, 'TableCart/paymentByCard')).toBe(
    'The payment page cannot be trusted. You have not been charged.',
  );
});

it.each([
  [403, EN['error.notAllowed']],
  [404, EN['error.notThere']],
])('explains %i in plain words, with its code', (httpStatus, words) => {
  const failure = new ApiFailure('http', 'Menu/MenuDetails', { httpStatus });
  render(<FailureMessage failure={failure} onRetry={() => undefined} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(`${words} Status code ${httpStatus}, Failed to load API`);
  expect(alert).not.toHaveTextContent(EN['error.server']);
});

it.each([
  [1, '1 s'],
  [90, '90 s'],
  [91, '2 minutes'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [900, '15 minutes'],
  [86_400, '1440 minutes'],
])('a wait of %d seconds is shown as %s', (seconds, told) => {
  const { result } = renderHook(() => useWaitTime());
  expect(result.current(seconds)).toBe(told);
});
