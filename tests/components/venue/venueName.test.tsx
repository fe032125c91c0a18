import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { LandingPage } from '../../../src/pages/delivery/LandingPage.tsx';
import { useVisitMenu } from '../../../src/ordering/menu/useVisitMenu.ts';
import { VisitCard } from '../../../src/pages/venue/VisitCard.tsx';
import { showAtTable } from '../../journeys/tableScene.tsx';
import { sceneBeforeEach, showDelivery } from '../../journeys/deliveryScene.tsx';

sceneBeforeEach();

const NAMELESS = { label: '', labelEN: '', labelAR: '' };

/** Removes the venue's name from the cached answers of a call. */
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

const forgetting = (page: ReactNode) => (
  <>
    {page}
    <Forget call="headerSetup" />
    <Forget call="GetStoreIdFromCode" />
  </>
);

const Card = () => <VisitCard menu={useVisitMenu()} />;

const SIDES = {
  delivery: () => showDelivery(forgetting(<LandingPage />)),
  'a table': () => showAtTable(forgetting(<Card />), {}),
} as const;

it.each(Object.entries(SIDES))(
  'at %s a venue without a name in its header is called by the name of its code, or by the code',
  async (_, show) => {
    await show();
    await screen.findByRole('heading', { level: 1, name: 'Tiny' });
    fireEvent.click(screen.getByRole('button', { name: 'headerSetup' }));
    await expect.poll(title).toBe('Tiny');
    fireEvent.click(screen.getByRole('button', { name: 'GetStoreIdFromCode' }));
    await expect.poll(title).toBe('TINY');
  },
);
