import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appBeforeEach, CODE, fillTable, openApp, TABLE } from './appScene.tsx';

appBeforeEach();

it('keeps what the diner has composed when the payment is forbidden', async () => {
  await openApp(`/Payment/${CODE}/${TABLE}`, {
    before: async (demo) => {
      await fillTable(demo);
      const once = { fault: 'httpStatus', httpStatus: 403, times: 1 } as const;
      await demo.control({ action: 'fail', call: 'paymentByCard', ...once });
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: /Card/ }));
  fireEvent.click(screen.getByRole('button', { name: /10%/ }));
  fireEvent.change(screen.getByLabelText(/note/i), { target: { value: 'no nuts please' } });
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }));

  const alert = await screen.findByRole('alertdialog', { name: 'Your order was not sent' });
  expect(alert).toHaveTextContent('Status code 403, Failed to load API');
  fireEvent.click(within(alert).getByRole('button', { name: 'OK' }));

  expect(await screen.findByRole('radio', { name: /Card/ })).toBeChecked();
  expect(screen.getByRole('button', { name: /10%/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText(/note/i)).toHaveValue('no nuts please');
});
