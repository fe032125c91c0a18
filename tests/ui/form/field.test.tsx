import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Checkbox } from '../../../src/ui/form/Checkbox.tsx';
import { RadioCard, RadioGroup } from '../../../src/ui/form/RadioGroup.tsx';
import { Switch } from '../../../src/ui/form/Switch.tsx';
import { TextArea } from '../../../src/ui/form/TextArea.tsx';
import { TextField } from '../../../src/ui/form/TextField.tsx';
import { translatePage, untranslated } from '../../journeys/phone/translator.ts';

function mobileField(error?: string) {
  return <TextField label="Mobile" hint="8 digits" error={error} value="55" onChange={vi.fn()} />;
}

test('the hint and the error describe the control', () => {
  const { rerender } = render(mobileField());
  const input = screen.getByRole('textbox', { name: 'Mobile' });
  expect(input).toHaveAccessibleDescription('8 digits');
  expect(input).not.toHaveAttribute('aria-invalid');
  const place = document.querySelector('[aria-live="polite"]');
  expect(place).toBeEmptyDOMElement();
  rerender(mobileField('Too short'));
  expect(input).toHaveAccessibleDescription('Too short 8 digits');
  expect(input).toBeInvalid();
  expect(document.querySelector('[aria-live="polite"]')).toBe(place);
  expect(place).toHaveTextContent('Too short');
});

test('on a translated page, a label follows the words and the note of its field', async () => {
  const drawn = (label: string, note?: string) => (
    <>
      <TextField label={label} optionalLabel={note} error="Empty" value="" onChange={vi.fn()} />
      <RadioGroup label={label} optionalLabel={note} value="" onChange={vi.fn()}>
        <RadioCard value="now" title="Now" />
      </RadioGroup>
    </>
  );
  const { container, rerender } = render(drawn('Area'));
  onTestFinished(translatePage().stop);
  rerender(drawn('City', 'optional'));
  rerender(drawn('Town'));
  await waitFor(() => expect(untranslated(container.textContent)).toBe('TownTown: EmptyTownNow'));
});

test('a required field says so to screen readers and shows its word', () => {
  render(
    <TextField label="Name" isRequired requiredLabel="required" value="" onChange={vi.fn()} />,
  );
  expect(screen.getByLabelText('Name required')).toBeRequired();
});

test.each([
  ['text', 'نور', 'auto'],
  ['text', '', null],
  ['tel', '5512', 'ltr'],
  ['tel', '', 'ltr'],
  ['email', '', 'ltr'],
] as const)('a %s field with "%s" has the direction %s', (type, value, dir) => {
  render(<TextField label="Field" type={type} value={value} onChange={vi.fn()} />);
  expect(screen.getByLabelText('Field').getAttribute('dir')).toBe(dir);
});

test('a text area counts its letters', () => {
  render(
    <TextArea
      label="Note"
      value="No onion"
      onChange={vi.fn()}
      maxLength={200}
      countLabel={(length, max) => `${length} of ${max}`}
    />,
  );
  expect(screen.getByText('8 of 200')).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveAttribute('maxlength', '200');
});

test('a checkbox and a switch report their new state', async () => {
  const onCheck = vi.fn();
  const onSwitch = vi.fn();
  render(
    <>
      <Checkbox label="I agree" checked={false} onChange={onCheck} error="Needed" />
      <Switch label="Dark" detail="At night" checked onChange={onSwitch} />
    </>,
  );
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Needed');
  await userEvent.click(box);
  expect(onCheck).toHaveBeenCalledExactlyOnceWith(true);
  const toggle = screen.getByRole('switch', { name: 'Dark' });
  expect(toggle).toBeChecked();
  expect(toggle).toHaveAccessibleDescription('At night');
  await userEvent.click(toggle);
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(false);
});

test('a radio group names its cards, ties its error and reports the choice', async () => {
  const onChange = vi.fn();
  render(
    <RadioGroup label="Payment" error="Choose one" value="cash" onChange={onChange}>
      <RadioCard value="cash" title="Cash" />
      <RadioCard value="card" title="Card" />
    </RadioGroup>,
  );
  expect(screen.getByRole('group', { name: 'Payment' })).toHaveAccessibleDescription('Choose one');
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await userEvent.click(screen.getByText('Card'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('card');
});
