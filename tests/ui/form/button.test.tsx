import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/form/Button.tsx';

test('while busy a press, Enter and Space do nothing and the focus stays', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Pay</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={onClick} isBusy busyLabel="Sending">
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Sending' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
});

test('a busy submit button does not submit its form', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <input aria-label="Name" />
      <Button type="submit" isBusy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Name'), 'A{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a disabled button says so while it is not busy', () => {
  render(<Button aria-disabled>Send</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});
