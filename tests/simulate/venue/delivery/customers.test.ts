import { describe, expect, test } from 'vitest';
import { stayAtHome } from './atHome.ts';
import { PUBLIC_KEY } from '../places.ts';

const MOBILE = '51234567';

describe('logging in by a code', () => {
  test('a new customer has no name before the profile is saved', () => {
    const { venue, clock, diner, sendCode, typeCode, saveProfile, logIn } = stayAtHome();
    const { verificationId, sentTo } = sendCode().data;
    expect(sentTo).not.toContain(MOBILE);
    const code = venue.codeSentTo('+965', MOBILE) ?? '';
    const login = typeCode(verificationId, code).data;
    expect(login).toMatchObject({ userName: '', isNewCustomer: true });
    expect(typeCode(verificationId, code).data).toEqual(login);
    expect(saveProfile()).toMatchObject({ status: -3 });
    diner.tokenKey = String(login['token']);
    diner.userId = Number(login['userId']);
    expect(saveProfile()).toMatchObject({ status: -4 });
    const own = { customerId: login['customerId'] };
    expect(saveProfile({ ...own, mobileNo: '' })).toMatchObject({ http: 422, status: -2 });
    expect(saveProfile(own).data).toMatchObject({ userName: 'Mariam Nasser', mobileNo: MOBILE });
    const path = `Delivery/getUserProfileByCustomerId/${String(own.customerId)}/CEDAR`;
    expect(diner.get(path).data).toMatchObject({ userName: 'Mariam Nasser' });
    venue.endLogins();
    expect(diner.get(path)).toMatchObject({ http: 401 });
    clock.now += 60_000;
    diner.tokenKey = PUBLIC_KEY;
    expect(logIn()).toBe(own.customerId);
    expect(diner.get(path).data).toMatchObject({ userName: 'Mariam Nasser' });
    expect(venue.defects).toEqual([]);
  });

  test('a code is sent once a minute, tried five times, and good for five minutes', () => {
    const { venue, clock, sendCode, typeCode } = stayAtHome();
    const first = sendCode().data;
    expect(sendCode().data).toEqual(first);
    clock.now += 11_000;
    expect(sendCode()).toMatchObject({ status: -43, data: { retryAfterSeconds: 49 } });
    clock.now += 50_000;
    const { verificationId } = sendCode(`0${MOBILE}`).data;
    expect(verificationId).not.toBe(first['verificationId']);
    expect(typeCode(first['verificationId'], '000000')).toMatchObject({ status: -41 });
    const code = venue.codeSentTo('+965', MOBILE) ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(typeCode(verificationId, wrong)).toMatchObject({ status: -40, data: { triesLeft } });
    }
    expect(typeCode(verificationId, wrong)).toMatchObject({ status: -42 });
    expect(sendCode()).toMatchObject({ status: -42, data: { retryAfterSeconds: 900 } });
    clock.now += 15 * 60_000;
    const late = sendCode().data;
    clock.now += 5 * 60_000;
    expect(typeCode(late['verificationId'], venue.codeSentTo('+965', MOBILE) ?? '')).toMatchObject({
      status: -41,
    });
    expect(sendCode('123')).toMatchObject({ status: -44 });
    expect(sendCode('')).toMatchObject({ http: 422 });
    expect(venue.defects).toEqual([]);
  });

  test('a log-in ends by itself after thirty days, and at once when it is ended', () => {
    const { clock, diner, logIn } = stayAtHome();
    const path = `Delivery/GetCustomerOrderDetails/${logIn()}`;
    clock.now += 29 * 24 * 60 * 60_000;
    expect(diner.get(path)).toMatchObject({ status: 1 });
    clock.now += 24 * 60 * 60_000;
    expect(diner.get(path)).toMatchObject({ http: 401 });
    expect(diner.get('Delivery/Menu/EN/11')).toMatchObject({ http: 401 });
  });
});

describe('addresses', () => {
  test('are saved once for each key, and belong to one customer', () => {
    const { saveAddress, ...home } = stayAtHome();
    const { venue, diner } = home;
    const customerId = home.logIn();
    const saved = saveAddress().data;
    const { addressId } = saved;
    expect(saved).toMatchObject({ zone: { inZone: true, zoneId: 1 }, storeId: 11 });
    expect(saveAddress().data).toMatchObject({ addressId });
    expect(saveAddress({ addressId, areaId: 2, latitude: 0, longitude: 0 }).data).toMatchObject({
      addressId,
      zone: { zoneId: 2 },
      storeId: 12,
      deliveryFee: 1.5,
    });
    expect(saveAddress({ uniqueId: 'a3', street: ' ' })).toMatchObject({ http: 422 });
    const far = saveAddress({ uniqueId: 'a4', latitude: 30.1 }).data;
    expect(far).toMatchObject({ zone: { inZone: false }, storeId: 0, deliveryFee: 0 });
    const select = (id: unknown) =>
      diner.get(`Delivery/updateSelectedAddress/${customerId}/${String(id)}`);
    expect(select(far['addressId'])).toMatchObject({ status: -20, data: { isSelected: false } });
    expect(select(addressId).data).toMatchObject({ isSelected: true });
    expect(select(1)).toMatchObject({ status: -1 });
    const other = stayAtHome({}, home);
    other.logIn('59876543');
    const details = `Delivery/getUserAddressDetails/${String(addressId)}`;
    expect(other.diner.get(details)).toMatchObject({ status: -4 });
    expect(diner.get(details).data).toMatchObject({ addressId, street: 'Palm Street' });
    const list = `Delivery/getUserAddressList/${customerId}/CEDAR`;
    expect(other.diner.get(list)).toMatchObject({ status: -4 });
    expect(diner.get(list).data).toMatchObject([{ addressId, isDefault: true }, {}]);
    const makeDefault = `Delivery/changeDefaultAddress/${customerId}/${String(far['addressId'])}`;
    expect(diner.get(makeDefault).data).toMatchObject([{ isDefault: true }, { addressId }]);
    const remove = `Delivery/removeUserAddress/${customerId}/${String(addressId)}`;
    expect(diner.post(remove, undefined).data).toHaveLength(1);
    expect(diner.post(remove, undefined).data).toHaveLength(1);
    expect(diner.get(`Delivery/GetCustomerAddressDetails/${customerId}/CEDAR`).data).toMatchObject({
      addressId: far['addressId'],
    });
    expect(venue.defects).toEqual([]);
  });

  test('a zone is told from the pin, or from the area', () => {
    const { venue, diner } = stayAtHome();
    const check = (spot: object) => diner.post('Delivery/checkDeliveryZone/CEDAR', spot);
    expect(check({ latitude: 29.45, longitude: 47.95 }).data).toMatchObject({
      inZone: true,
      storeId: 12,
      minOrderAmount: 7,
      freeDeliveryFrom: 40,
    });
    expect(check({ areaId: 1 }).data).toMatchObject({ inZone: true, storeId: 11 });
    expect(check({ areaId: 3 }).data).toMatchObject({ inZone: false, storeId: 0 });
    expect(venue.defects).toEqual([]);
    expect(check({})).toMatchObject({ http: 400 });
    expect(diner.get('Delivery/getConceptSetup/NOBODY')).toMatchObject({ http: 404 });
    expect(diner.get('Delivery/getArea/NOBODY')).toMatchObject({ http: 404 });
    expect(diner.get('Delivery/getConceptSetup/GRAND').data).toMatchObject({
      isDeliveryActive: false,
      isPickUpActive: false,
    });
    expect(venue.defects).toHaveLength(1);
  });
});
