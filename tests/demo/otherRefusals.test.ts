import { describe, expect, it } from 'vitest';
import { startDemo } from './fixtures/client.ts';
import { CART, saveAtLane, savedOrder } from './fixtures/journey.ts';
import { refuses, type Refusals } from './fixtures/scenes.ts';

const others: Refusals = {
  '-1': { 'the menu of a hall without a table': (client) => client.call('Menu/EN/HALL') },
  '-18': { 'a lane that is not there': (client) => client.call('Menu/GetDriveThroughSetup/TINY') },
  '-19': { 'a room nobody knows': (client) => client.call('Menu/Rooms/EN/HOTEL/999') },
  '-24': {
    'a stranger in a room': (client) =>
      client.call('Menu/CheckRoomGuest/HOTEL/101', { body: { lastName: 'Smith' } }),
  },
  '-5': {
    'guessing a guest’s name': async (client) => {
      const guess = () =>
        client.call('Menu/CheckRoomGuest/HOTEL/101', { body: { lastName: 'Smith' } });
      for (let time = 0; time < 5; time += 1) await guess();
      return guess();
    },
    'a waiter called twice in a minute': async (client) => {
      const ask = (uniqueId: string) =>
        client.call('TableCart/CallService/TINY/T1', {
          body: { kind: 'waiter', uniqueCartId: CART, uniqueId },
        });
      await ask('a');
      expect((await ask('a')).status).toBe(1);
      return ask('b');
    },
  },
  '-71': {
    'a form that is closed': (client) => client.call('RateAndReview/getTemplateSettingById/2'),
  },
  '-61': {
    'points of a scheme off its step': (client) => client.call('Delivery/getExchangeRate/EN/1/120'),
  },
  '-72': {
    'a file that is no picture': (client) => {
      const body = new FormData();
      body.set('file', new File(['text'], 'a.txt', { type: 'text/plain' }));
      return client.call('RateAndReview/FileUpload', { body, headers: { 'No-Auth': 'True' } });
    },
  },
  '-22': {
    'a bay that is taken': async (client) => {
      const contact = { name: 'Ali', countryId: 1, mobileNo: '' };
      const place = (key: string) =>
        saveAtLane(client, key, { contact, car: { plate: 'A 123', slotId: 1 } });
      const first = await place('Lane12345678');
      await client.call(`TableCart/PlaceOrder/${first.data.eOrderID}`);
      return place('Lane87654321');
    },
  },
};

describe('the server refuses', () => refuses(others));

it('stores one review for the same form sent twice, and one per order', async () => {
  const client = startDemo();
  const { eOrderID } = await savedOrder(client);
  const post = (uniqueId: string, value: number) =>
    client.call('RateAndReview/AddNewRateAndReview/TINY', {
      body: {
        uniqueId,
        templateId: 1,
        code: 'TINY',
        pageId: 1,
        lang: 'EN',
        eOrderID,
        answers: [{ questionId: 1, value }],
      },
      headers: { 'No-Auth': 'True' },
    });
  const first = await post('Form12345678', 5);
  const again = await post('Form12345678', 5);
  const other = await post('Other1234567', 5);
  const wrong = await post('Wrong1234567', 9);
  expect(again.data).toEqual(first.data);
  expect([first.status, other.status]).toEqual([1, -70]);
  expect(wrong.status).toBe(-70);
  expect((await client.state()).reviews).toHaveLength(1);
});
