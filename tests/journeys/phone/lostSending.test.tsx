import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { APP_CONFIG_ELEMENT_ID } from '../../../src/config/appConfig.ts';
import { appBeforeEach } from '../appScene.tsx';
import { expectPlaced, hurryClock, inKitchen, openPayment, placeButton } from './phoneScene.tsx';

appBeforeEach();
beforeEach(() => hurryClock());

// Shortens the wait of fifteen seconds for a server that does not answer.
const config = document.createElement('script');
config.type = 'application/json';
config.id = APP_CONFIG_ELEMENT_ID;
config.textContent = '{"requestTimeoutMs":1000}';
document.head.append(config);

describe.each(['saveEOrder', 'placeOrder'])('%s', (call) => {
  it.each([
    ['answers loseAnswer x2', { fault: 'loseAnswer', times: 2 }],
    ['answers breakLine x2', { fault: 'breakLine', times: 2 }],
    ['answers halfBody x1', { fault: 'halfBody', times: 1 }],
    ['answers HTML x1', { fault: 'html', times: 1 }],
    ['answers 500 x2', { fault: 'httpStatus', httpStatus: 500, times: 2 }],
    ['answers 502 x2', { fault: 'httpStatus', httpStatus: 502, times: 2 }],
    ['answers 503 x2', { fault: 'httpStatus', httpStatus: 503, times: 2 }],
    ['hangs until the time is out x2', { fault: 'hang', times: 2 }],
  ] as const)('%s, and makes one order', async (_, fault) => {
    const phone = await openPayment();
    await phone.demo.control({ action: 'fail', call, ...fault });
    fireEvent.click(await placeButton());
    await expectPlaced();
    expect(await inKitchen(phone)).toHaveLength(1);
  });
});

it('two clicks in one task make one order', async () => {
  const phone = await openPayment();
  const button = await placeButton();
  button.click();
  button.click();
  await expectPlaced();
  expect(await inKitchen(phone)).toHaveLength(1);
});

it('a tap before the hours are known makes one order', async () => {
  const phone = await openPayment(1, (demo) =>
    demo.control({ action: 'slow', call: 'checkOperationHourForTable', ms: 1500 }),
  );
  fireEvent.click(await placeButton());
  await expectPlaced();
  expect(await inKitchen(phone)).toHaveLength(1);
});

it('a request that never arrives orders nothing, and locks the cart until it does', async () => {
  const phone = await openPayment();
  await phone.demo.control({ action: 'fail', call: 'saveEOrder', fault: 'breakLine' });
  fireEvent.click(await placeButton());
  await screen.findByText(EN['checkout.unknownText']);
  fireEvent.click(await screen.findByRole('link', { name: EN['home.toMenu'] }));
  expect(await screen.findByText(EN['checkout.stuck'])).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Cucumber yoghurt' })).toBeNull();
  phone.reopen('/Emenu/BEIT/T12');
  expect(await screen.findByText(EN['checkout.checkingLocked'])).toBeVisible();
  expect(await inKitchen(phone)).toEqual([]);
  await phone.demo.control({ action: 'clearFaults' });
  await expectPlaced();
  expect(await inKitchen(phone)).toHaveLength(1);
});
