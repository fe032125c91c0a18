/** Delivery/…: a customer's addresses, and the delivery areas. */
import * as v from 'valibot';
import type * as endpoints from '../../../contract/endpoints/delivery/addresses.ts';
import {
  addressList,
  addressView,
  chosenAddress,
  ownAddress,
  removeAddress,
  saveAddress,
} from '../../backend/account/addresses.ts';
import { ownCustomer } from '../../backend/account/customers.ts';
import type { CustomerRecord } from '../../backend/common/records.ts';
import { malformed, Refusal } from '../../backend/common/refusal.ts';
import { now, type World } from '../../backend/common/world.ts';
import { checkZone } from '../../backend/delivery/zones.ts';
import type { Answers, Call } from '../call.ts';

const Spot = v.object({
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  areaId: v.optional(v.number()),
});

function ownBrand(world: World, customer: CustomerRecord) {
  return world.catalog.conceptOf(customer.conceptId);
}

function whoever(call: Pick<Call, 'world' | 'login'>): CustomerRecord {
  if (!call.login) throw new Refusal(-3);
  return ownCustomer(call.world, call.login, call.login.customerId);
}

export const addresses: Answers<typeof endpoints> = {
  getUserAddressList: ({ world, params, login }) => {
    const { concept } = world.catalog.branchOf(params.code);
    const own = ownCustomer(world, login, Number(params.customerId), concept.conceptId);
    return addressList(world, concept, own);
  },

  changeDefaultAddress: ({ world, params, login }) => {
    const own = ownCustomer(world, login, Number(params.customerId));
    const { addressId } = ownAddress(world, own.customerId, Number(params.addressId));
    own.defaultAddressId = addressId;
    return addressList(world, ownBrand(world, own), own);
  },

  updateSelectedAddress: ({ world, params, login }) => {
    const own = ownCustomer(world, login, Number(params.customerId));
    const concept = ownBrand(world, own);
    const record = ownAddress(world, own.customerId, Number(params.addressId));
    const address = addressView(world, concept, record);
    if (!address.zone.inZone) throw new Refusal(-20, address);
    own.selectedAddressId = record.addressId;
    record.usedAt = now(world);
    return addressView(world, concept, record);
  },

  updateUserAddress: async ({ world, login, lang, body }) => {
    const own = whoever({ world, login });
    return saveAddress(world, ownBrand(world, own), own.customerId, await body(), lang);
  },

  getUserAddressDetails: ({ world, params, login }) => {
    const own = whoever({ world, login });
    const record = ownAddress(world, own.customerId, Number(params.addressId));
    return addressView(world, ownBrand(world, own), record);
  },

  getCustomerAddressDetails: ({ world, params, login }) => {
    const { concept } = world.catalog.branchOf(params.code);
    const own = ownCustomer(world, login, Number(params.customerId), concept.conceptId);
    const record = chosenAddress(world, own);
    return record ? addressView(world, concept, record) : null;
  },

  removeUserAddress: ({ world, params, login }) => {
    const own = ownCustomer(world, login, Number(params.customerId));
    removeAddress(world, own, Number(params.addressId));
    return addressList(world, ownBrand(world, own), own);
  },

  checkDeliveryZone: async ({ world, params, body }) => {
    const parsed = v.safeParse(Spot, await body());
    if (!parsed.success) throw malformed(parsed.issues[0].message);
    return checkZone(world, world.catalog.branchOf(params.code).concept, parsed.output);
  },
};
