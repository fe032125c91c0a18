import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '../../../src/ui/media/Icon.tsx';

test.each(['back', 'chevron', 'external'] as const)(
  'the arrow "%s" turns with the direction of the page',
  (name) => {
    const { container } = render(<Icon name={name} />);
    expect(container.firstElementChild).toHaveClass('mirrored');
  },
);

test.each(['plus', 'clock'] as const)('the drawing "%s" stands alike everywhere', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.firstElementChild).not.toHaveClass('mirrored');
});
