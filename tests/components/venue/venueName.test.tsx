import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LandingPage } from '../../../src/pages/delivery/LandingPage.tsx';
import { sceneBeforeEach, showDelivery } from '../../journeys/deliveryScene.tsx';

sceneBeforeEach();

const NAMELESS = { label: '', labelEN: '', labelAR: '' };

/** The answers of a venue that says no name. */
function Forget({ call }: { call: string }) {
  const client = useQueryClient();
  const isMeant = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey).includes(call);
  const forget = () =>
    client.setQueriesData({ predicate: isMeant }, (known: object | undefined) =>
      known ? { ...known, ...NAMELESS } : undefined,
    );
  return (
    <button type="button" onClick={forget}>
      {call}
    </button>
  );
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('a venue whose header has no name has that of its code, and one without any its code', async () => {
  await showDelivery(
    <>
      <LandingPage />
      <Forget call="headerSetup" />
      <Forget call="GetStoreIdFromCode" />
    </>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Tiny' });
  fireEvent.click(screen.getByRole('button', { name: 'headerSetup' }));
  await expect.poll(title).toBe('Tiny');
  fireEvent.click(screen.getByRole('button', { name: 'GetStoreIdFromCode' }));
  await expect.poll(title).toBe('TINY');
});
