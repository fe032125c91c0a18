import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfilePanel } from '../../../src/components/account/ProfilePanel.tsx';
import { CODE, sceneBeforeEach, showDelivery } from '../../journeys/deliveryScene.tsx';
import { UnknownVenue } from '../../../src/components/venue/UnknownVenue.tsx';

sceneBeforeEach();

const panel = <ProfilePanel isOpen onClose={() => undefined} />;

it('offers the questions of the venue without a login too', async () => {
  await showDelivery(panel, { isLoggedIn: false });
  expect(await screen.findByRole('link', { name: 'Rate us' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/Delivery/${CODE}/rateAndReview`),
  );
  expect(screen.queryByRole('link', { name: 'Profile details' })).toBeNull();
});

it('an unknown venue says nothing of a table to whoever orders from afar', async () => {
  await showDelivery(<UnknownVenue code="NOWHERE" isDelivery />);
  expect(screen.getByText(/NOWHERE/).parentElement).not.toHaveTextContent('table');
});
