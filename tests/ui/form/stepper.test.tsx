import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Stepper, type StepperProps } from '../../../src/ui/form/Stepper.tsx';

function renderStepper(props: Partial<StepperProps>) {
  const onChange = vi.fn();
  render(
    <Stepper
      value={2}
      min={1}
      max={3}
      onChange={onChange}
      decreaseLabel="One less"
      increaseLabel="One more"
      valueLabel="2 Lamb mandi"
      {...props}
    />,
  );
  return onChange;
}

test.each([
  ['One less', 2, [[1]]],
  ['One more', 2, [[3]]],
  ['One less', 1, []],
  ['One more', 3, []],
])('"%s" at %i of 1 to 3 reports %j', async (name, value, calls) => {
  const onChange = renderStepper({ value });
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  expect(onChange.mock.calls).toEqual(calls);
  expect(button).toHaveFocus();
});

test('at its limit a button is marked as disabled', () => {
  renderStepper({ value: 1 });
  expect(screen.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'One more' })).not.toHaveAttribute('aria-disabled');
});

test('at the minimum the lower button can remove the item', async () => {
  const onRemove = vi.fn();
  const onChange = renderStepper({ value: 1, removeAtMin: { label: 'Remove', onRemove } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
});

test('above the minimum it only lowers', () => {
  renderStepper({ value: 2, removeAtMin: { label: 'Remove', onRemove: vi.fn() } });
  expect(screen.getByRole('button', { name: 'One less' })).toBeInTheDocument();
});

test('while busy neither button answers', async () => {
  const onChange = renderStepper({ isBusy: true });
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'One less' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('the value is announced with its words, once the diner has changed it', () => {
  renderStepper({ valueText: '٢' });
  const isSpoken = (live: string) =>
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', live);
  isSpoken('off');
  fireEvent.click(screen.getByRole('button', { name: 'One less' }));
  isSpoken('polite');
  expect(screen.getByRole('status')).toHaveTextContent('٢2 Lamb mandi');
});

test.each([
  [1, true, 1],
  [2, true, 0],
  [1, false, 0],
])('at %i, answering %s, it shows %i ticks beside the number', (value, isAnswering, ticks) => {
  renderStepper({ value, isAnswering });
  const output = screen.getByRole('status');
  expect(output).toHaveTextContent(String(value));
  // Ticks inside the live region would announce the value again.
  expect(output.querySelectorAll('svg')).toHaveLength(0);
  expect(output.parentElement?.querySelectorAll('svg')).toHaveLength(ticks);
});
