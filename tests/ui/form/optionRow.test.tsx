import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OptionRow } from '../../../src/ui/form/OptionRow.tsx';

test('a press anywhere on the row chooses it', async () => {
  const onChange = vi.fn();
  render(
    <OptionRow
      type="checkbox"
      name="extras"
      checked={false}
      onChange={onChange}
      title="Cheese"
      trailing="+0.250"
    />,
  );
  await userEvent.click(screen.getByText('+0.250'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('a disabled row cannot be chosen and says why', async () => {
  const onChange = vi.fn();
  render(
    <OptionRow
      type="radio"
      name="size"
      checked={false}
      onChange={onChange}
      title="Large"
      isDisabled
      disabledNote="Sold out"
    />,
  );
  await userEvent.click(screen.getByText('Large'));
  expect(onChange).not.toHaveBeenCalled();
  const radio = screen.getByRole('radio', { name: 'Large' });
  expect(radio).toBeDisabled();
  expect(radio).toHaveAccessibleDescription('Sold out');
});

test('the note of a disabled row is hidden while the row can be chosen', () => {
  render(
    <OptionRow
      type="radio"
      name="size"
      checked
      onChange={vi.fn()}
      title="Large"
      disabledNote="Sold out"
    />,
  );
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
});

test('content below the row does not choose it', async () => {
  const onChange = vi.fn();
  render(
    <OptionRow
      type="checkbox"
      name="extras"
      checked
      onChange={onChange}
      title="Cheese"
      below={<button>One more</button>}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(onChange).not.toHaveBeenCalled();
});
