import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { ApiFailure } from '../../../src/api/failure.ts';
import { FailureView } from '../../../src/components/common/FailureView.tsx';
import { speakEnglish } from '../../i18n/english.ts';

beforeAll(speakEnglish);

it.each([403, 404])(
  'says in plain words what %i is, and the code below the way on',
  (httpStatus) => {
    const failure = new ApiFailure('http', 'Menu/MenuDetails', { httpStatus });
    render(<FailureView failure={failure} onRetry={() => undefined} />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(EN['error.server']);
    const wayOn = screen.getByRole('button', { name: EN['common.retry'] });
    const code = screen.getByText(`Status code ${httpStatus}, Failed to load API`);
    expect(wayOn.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);
