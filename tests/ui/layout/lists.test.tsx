import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { KeyValueRows } from '../../../src/ui/layout/KeyValueRows.tsx';
import { Timeline } from '../../../src/ui/layout/Timeline.tsx';
import { translatePage, untranslated } from '../../journeys/phone/translator.ts';

test('a timeline is an ordered list whose current step is marked', () => {
  render(
    <Timeline
      label="Your order"
      steps={[
        { id: 'a', label: 'Received', time: '18:40', state: 'done' },
        { id: 'b', label: 'Cooking', state: 'current' },
        { id: 'c', label: 'On its way', state: 'todo' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Your order' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('on a translated page, a bill follows its names and their details', async () => {
  const drawn = (label: string, detail?: string) => {
    const row = { label, detail, amount: '4.000' };
    return <KeyValueRows rows={[{ id: 'sub', ...row }]} total={row} />;
  };
  const { container, rerender } = render(drawn('1 × Tea'));
  onTestFinished(translatePage().stop);
  rerender(drawn('2 × Tea', 'Mint'));
  rerender(drawn('3 × Tea'));
  await waitFor(() => expect(untranslated(container.textContent)).toBe('3 × Tea4.0003 × Tea4.000'));
});
