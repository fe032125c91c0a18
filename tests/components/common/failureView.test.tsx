import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { ApiFailure } from '../../../src/api/failure.ts';
import { FailureView } from '../../../src/components/common/FailureView.tsx';
import { speakEnglish } from '../../i18n/english.ts';

beforeAll(speakEnglish);

it.each([
  [403, EN['error.notAllowed']],
  [404, EN['error.notThere']],
])('says in plain words what %i is, beside its code', (httpStatus, words) => {
  const failure = new ApiFailure('http', 'Menu/MenuDetails', { httpStatus });
  render(<FailureView failure={failure} onRetry={() => undefined} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(`${words} Status code ${httpStatus}, Failed to load API`);
  expect(alert).not.toHaveTextContent(EN['error.server']);
});
