import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ZoneNotice } from '../../src/pages/account/ZoneNotice.tsx';
import type { ConceptSetup } from '../../src/contract/concept.ts';
import { AddressForm } from '../../src/pages/account/AddressForm.tsx';
import { AddressPage } from '../../src/pages/account/AddressPage.tsx';
import { settingCalls } from '../../src/contract/examples/delivery/settings.ts';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const NEW = { path: '/Delivery/:code/Address/:id', at: `/Delivery/${CODE}/Address/0` };

async function chooseArea(name: string) {
  const area = await screen.findByLabelText('Area');
  const option = screen.getByRole<HTMLOptionElement>('option', { name });
  fireEvent.change(area, { target: { value: option.value } });
}

it('names what a delivery to the area costs and must be worth', async () => {
  await showDelivery(<AddressPage />, NEW);
  await chooseArea('Sharq');
  const terms = (await screen.findByText('We deliver here')).parentElement;
  expect(terms).toHaveTextContent(/Delivery fee.*0\.750/);
  expect(terms).toHaveTextContent(/Minimum order.*3\.000/);
  expect(terms).toHaveTextContent(/Free delivery from.*20\.000/);
  expect(terms).toHaveTextContent(/30 min/);
});

it('names the minimum of the venue where the area has a lower one', async () => {
  await showDelivery(<AddressPage />, NEW);
  await chooseArea('Salmiya');
  const terms = (await screen.findByText('We deliver here')).parentElement;
  expect(terms).toHaveTextContent(/Minimum order.*2\.000/);
});

it('calls a delivery that costs nothing free', async () => {
  const zone = {
    inZone: true,
    storeId: 1,
    zoneId: 1,
    deliveryFee: 0,
    minOrderAmount: 0,
    minutes: 0,
    isOpenNow: true,
  };
  await showDelivery(<ZoneNotice zone={zone} />);
  expect(await screen.findByText('Delivery fee')).toBeVisible();
  expect(screen.getByText('free')).toBeVisible();
});

it('says that the terms of the area could not be read, and asks for them again', async () => {
  const demo = await showDelivery(<AddressPage />, {
    ...NEW,
    before: (venue) =>
      venue.control({
        action: 'fail',
        call: 'checkDeliveryZone',
        fault: 'httpStatus',
        httpStatus: 500,
      }),
  });
  await chooseArea('Sharq');
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await demo.control({ action: 'clearFaults' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We deliver here')).toBeVisible();
});

it('keeps letters out of the number of the contact, and takes Arabic digits', async () => {
  const setup = {
    ...(settingCalls.getConceptSetup.answer as ConceptSetup),
    addressFields: [{ field: 'contactMobileNo', ask: 'optional', maxLength: undefined }] as const,
  };
  await showDelivery(
    <AddressForm
      address={undefined}
      customerId={900}
      setup={{ ...setup, addressFields: [...setup.addressFields] }}
      cities={[]}
      onSaved={() => undefined}
    />,
  );
  const number = screen.getByLabelText(/Phone of the contact/);
  fireEvent.change(number, { target: { value: 'call ٥٠٠٠ 0001' } });
  expect(number).toHaveValue(' 5000 0001');
});
