import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfilePanel } from '../../../src/components/account/ProfilePanel.tsx';
import { CODE, sceneBeforeEach, showDelivery } from '../../journeys/deliveryScene.tsx';
import { UnknownVenue } from '../../../src/components/venue/UnknownVenue.tsx';

sceneBeforeEach();

const panel = <ProfilePanel isOpen onClose={() => undefined} />;

const rateUs = () => screen.findByRole('link', { name: 'Rate us' });

it('leads a visitor to the rating that needs no login', async () => {
  await showDelivery(panel, { isLoggedIn: false });
  await waitFor(async () => {
    expect(await rateUs()).toHaveAttribute('href', expect.stringMatching(`^/Rating/${CODE}?`));
  });
  expect(screen.queryByRole('link', { name: 'Profile details' })).toBeNull();
});

it("leads a visitor to the customer's rating if the menu has no other", async () => {
  await showDelivery(panel, {
    isLoggedIn: false,
    before: (demo) =>
      demo.control({
        action: 'fail',
        call: 'checkRateAndReviewTemplateMenuSchedule',
        fault: 'httpStatus',
        httpStatus: 400,
      }),
  });
  expect(await rateUs()).toHaveAttribute(
    'href',
    expect.stringMatching(`^/Delivery/${CODE}/rateAndReview?`),
  );
});

it("leads a customer to the customer's rating", async () => {
  await showDelivery(panel);
  expect(await rateUs()).toHaveAttribute(
    'href',
    expect.stringMatching(`^/Delivery/${CODE}/rateAndReview?`),
  );
});

it('an unknown venue does not mention a table on the delivery side', async () => {
  await showDelivery(<UnknownVenue code="NOWHERE" isDelivery />);
  expect(screen.getByText(/NOWHERE/).parentElement).not.toHaveTextContent('table');
});
