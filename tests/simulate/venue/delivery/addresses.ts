/** The addresses of a customer. */
import { customerOf, loggedIn } from './customers.ts';
import { Fields, numberOf } from '../strict.ts';
import { Refusal, WrongFields, type Call, type Routes } from '../wire.ts';
import type { Address, Customer, World } from '../world.ts';
import { zoneView } from './zones.ts';

const LABELS = ['home', 'work', 'other'] as const;
const BUILDINGS = ['house', 'apartment', 'office', 'hotel'] as const;
const TEXTS =
  'labelText block avenue floor unit landmark directions postcode contactName contactMobileNo';

export function addressView(world: World, customer: Customer, address: Address) {
  const zone = zoneView(world, address);
  const { street, building, areaName } = address.fields;
  return {
    ...address.fields,
    addressId: address.addressId,
    customerId: customer.customerId,
    areaId: address.areaId,
    latitude: address.latitude,
    longitude: address.longitude,
    storeId: zone.storeId,
    deliveryFee: zone.deliveryFee,
    isDefault: customer.defaultAddressId === address.addressId,
    isSelected: customer.selectedAddressId === address.addressId,
    zone,
    summary: [areaName, street, building].join(', '),
  };
}

function listView(world: World, customer: Customer) {
  const isDefault = ({ addressId }: Address) => Number(addressId === customer.defaultAddressId);
  return customer.addresses
    .toSorted((a, b) => isDefault(b) - isDefault(a))
    .map((address) => addressView(world, customer, address));
}

function ownAddress(world: World, customer: Customer, id: number): Address {
  for (const owner of world.customers.values()) {
    const address = owner.addresses.find(({ addressId }) => addressId === id);
    if (address && owner !== customer) throw new Refusal(-4);
    if (address) return address;
  }
  throw new Refusal(-1);
}

/** Everything that the form fills; a missing field is the diner's to mend. */
function fieldsOf(body: Fields): Record<string, unknown> {
  for (const name of ['areaName', 'street', 'building']) {
    if (!body.has(name) || !body.text(name).trim()) throw new WrongFields(name);
  }
  const fields: Record<string, unknown> = {
    label: body.oneOf('label', LABELS),
    countryId: body.count('countryId'),
    cityId: body.count('cityId'),
    areaName: body.text('areaName'),
    street: body.text('street'),
    buildingType: body.oneOf('buildingType', BUILDINGS),
    building: body.text('building'),
    isPinConfirmed: body.flag('isPinConfirmed'),
  };
  for (const name of TEXTS.split(' ')) {
    const value = body.maybeText(name);
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

function saveAddress(world: World, call: Call) {
  const customer = loggedIn(world, call.login);
  const body = new Fields(call.body);
  if (body.count('customerId') !== customer.customerId) throw new Refusal(-4);
  const id = body.count('addressId');
  const uniqueId = id === 0 ? body.text('uniqueId', /./) : undefined;
  const spot = {
    areaId: body.count('areaId'),
    latitude: body.number('latitude'),
    longitude: body.number('longitude'),
  };
  const old =
    id === 0
      ? customer.addresses.find((each) => each.uniqueId === uniqueId)
      : ownAddress(world, customer, id);
  const address: Address = {
    addressId: old?.addressId ?? world.freshId(),
    uniqueId: uniqueId ?? old?.uniqueId,
    fields: fieldsOf(body),
    ...spot,
  };
  if (old) customer.addresses[customer.addresses.indexOf(old)] = address;
  else customer.addresses.push(address);
  customer.defaultAddressId ||= address.addressId;
  return addressView(world, customer, address);
}

function selectAddress(world: World, call: Call) {
  const customer = customerOf(world, call);
  const address = ownAddress(world, customer, numberOf(call.part['addressId'], 'addressId'));
  if (!zoneView(world, address).inZone) {
    throw new Refusal(-20, addressView(world, customer, address));
  }
  customer.selectedAddressId = address.addressId;
  return addressView(world, customer, address);
}

export function addressRoutes(world: World): Routes {
  return {
    'GET Delivery/getUserAddressList/:customerId/:code': (call) =>
      listView(world, customerOf(world, call)),
    'GET Delivery/changeDefaultAddress/:customerId/:addressId': (call) => {
      const customer = customerOf(world, call);
      const { addressId } = ownAddress(
        world,
        customer,
        numberOf(call.part['addressId'], 'addressId'),
      );
      customer.defaultAddressId = addressId;
      return listView(world, customer);
    },
    'GET Delivery/updateSelectedAddress/:customerId/:addressId': (call) =>
      selectAddress(world, call),
    'POST Delivery/updateUserAddress': (call) => saveAddress(world, call),
    'GET Delivery/getUserAddressDetails/:addressId': (call) => {
      const customer = loggedIn(world, call.login);
      const id = numberOf(call.part['addressId'], 'addressId');
      return addressView(world, customer, ownAddress(world, customer, id));
    },
    'GET Delivery/GetCustomerAddressDetails/:customerId/:code': (call) => {
      const customer = customerOf(world, call);
      const wanted = customer.selectedAddressId || customer.defaultAddressId;
      const address = customer.addresses.find(({ addressId }) => addressId === wanted);
      return address ? addressView(world, customer, address) : null;
    },
    'POST Delivery/removeUserAddress/:customerId/:addressId': (call) => {
      const customer = customerOf(world, call);
      const id = numberOf(call.part['addressId'], 'addressId');
      customer.addresses = customer.addresses.filter(({ addressId }) => addressId !== id);
      if (customer.selectedAddressId === id) customer.selectedAddressId = 0;
      if (customer.defaultAddressId === id) {
        customer.defaultAddressId = customer.addresses[0]?.addressId ?? 0;
      }
      return listView(world, customer);
    },
  };
}
