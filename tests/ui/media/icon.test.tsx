import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '../../../src/ui/media/Icon.tsx';

test.each(['back', 'chevron', 'external'] as const)(
  'the arrow "%s" turns with the text direction',
  (name) => {
    const { container } = render(<Icon name={name} />);
    expect(container.firstElementChild).toHaveClass('mirrored');
  },
);

test.each(['plus', 'clock'] as const)('the icon "%s" is the same in both directions', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.firstElementChild).not.toHaveClass('mirrored');
});
