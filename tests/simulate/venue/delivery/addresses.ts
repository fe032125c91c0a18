/** The addresses of a customer. */
import { customerOf, loggedIn } from './customers.ts';
import { Fields, numberOf } from '../strict.ts';
import { Defect, Refusal, type Call, type Routes } from '../wire.ts';
import type { Address, Customer, World } from '../world.ts';
import { zoneView } from './zones.ts';

const LABELS = ['home', 'work', 'other'] as const;
const BUILDINGS = ['house', 'apartment', 'office', 'hotel'] as const;
const TEXTS =
  'labelText block avenue floor unit landmark directions postcode contactName contactMobileNo';

export function addressView(world: World, customer: Customer, address: Address) {
  const { addressId, areaId, fields } = address;
  const zone = zoneView(world, areaId);
  return {
    ...fields,
    addressId,
    customerId: customer.customerId,
    areaId,
    storeId: zone.storeId,
    deliveryFee: zone.deliveryFee,
    isDefault: customer.defaultAddressId === addressId,
    isSelected: customer.selectedAddressId === addressId,
    zone,
  };
}

/** The fields of the address form. */
function fieldsOf(body: Fields): Record<string, unknown> {
  for (const name of ['areaName', 'street', 'building']) {
    if (!body.text(name).trim()) throw new Defect(`no ${name}`);
  }
  const fields: Record<string, unknown> = {
    label: body.oneOf('label', LABELS),
    countryId: body.count('countryId'),
    cityId: body.count('cityId'),
    areaName: body.text('areaName'),
    street: body.text('street'),
    buildingType: body.oneOf('buildingType', BUILDINGS),
    building: body.text('building'),
    latitude: body.number('latitude'),
    longitude: body.number('longitude'),
    isPinConfirmed: body.flag('isPinConfirmed'),
  };
  for (const name of TEXTS.split(' ')) fields[name] = body.maybeText(name);
  return fields;
}

/** Saves a new address; a repeated key overwrites the same one. */
function saveAddress(world: World, call: Call) {
  const customer = loggedIn(world, call.login);
  const body = new Fields(call.body);
  if (body.count('customerId') !== customer.customerId) throw new Refusal(-4);
  if (body.count('addressId') !== 0) throw new Defect('an address that no diner has changed');
  const uniqueId = body.text('uniqueId', /./);
  const { addresses } = customer;
  const old = addresses.find((each) => each.uniqueId === uniqueId);
  const addressId = old?.addressId ?? world.freshId();
  const address: Address = {
    addressId,
    uniqueId,
    fields: fieldsOf(body),
    areaId: body.count('areaId'),
  };
  if (old) addresses[addresses.indexOf(old)] = address;
  else addresses.push(address);
  customer.defaultAddressId ||= addressId;
  return addressView(world, customer, address);
}

function selectAddress(world: World, call: Call) {
  const customer = customerOf(world, call);
  const id = numberOf(call.part['addressId'], 'addressId');
  const address = customer.addresses.find(({ addressId }) => addressId === id);
  if (!address) throw new Refusal(-1);
  const isServed = zoneView(world, address.areaId).inZone;
  if (!isServed) throw new Refusal(-20, addressView(world, customer, address));
  customer.selectedAddressId = address.addressId;
  return addressView(world, customer, address);
}

export function addressRoutes(world: World): Routes {
  return {
    'GET Delivery/getUserAddressList/:customerId/:code': (call) => {
      const customer = customerOf(world, call);
      return customer.addresses.map((address) => addressView(world, customer, address));
    },
    'GET Delivery/updateSelectedAddress/:customerId/:addressId': (call) =>
      selectAddress(world, call),
    'POST Delivery/updateUserAddress': (call) => saveAddress(world, call),
    'GET Delivery/GetCustomerAddressDetails/:customerId/:code': (call) => {
      const customer = customerOf(world, call);
      const wanted = customer.selectedAddressId || customer.defaultAddressId;
      const address = customer.addresses.find(({ addressId }) => addressId === wanted);
      return address ? addressView(world, customer, address) : null;
    },
  };
}
