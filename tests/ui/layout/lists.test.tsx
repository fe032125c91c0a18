import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { KeyValueRows } from '../../../src/ui/layout/KeyValueRows.tsx';
import { ListRow } from '../../../src/ui/layout/ListRow.tsx';
import { Section } from '../../../src/ui/layout/Section.tsx';
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

test('a bill pairs each name with its figure and ends with the total', () => {
  render(
    <KeyValueRows
      rows={[{ id: 'sub', label: 'Subtotal', amount: '4.000' }]}
      total={{ label: 'Total', amount: '4.400' }}
    />,
  );
  expect(screen.getAllByRole('term').map((name) => name.textContent)).toEqual([
    'Subtotal',
    'Total',
  ]);
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '4.000',
    '4.400',
  ]);
});

test('on a page that the phone translates, a bill follows its names and their details', async () => {
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

test('a list row is plain, a button or a link, as it is told', async () => {
  const onClick = vi.fn();
  render(
    <>
      <ListRow title="Plain" />
      <ListRow title="Pressed" onClick={onClick} />
      <ListRow
        title="Linked"
        renderLink={({ className, children }) => (
          <a href="#orders" className={className}>
            {children}
          </a>
        )}
      />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pressed' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Linked' })).toHaveClass('row');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a section is a region named by its heading', () => {
  render(
    <Section title="Offers" headingLevel={3}>
      Words
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Offers' });
  expect(within(region).getByRole('heading', { level: 3 })).toHaveTextContent('Offers');
});
