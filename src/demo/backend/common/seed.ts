/** Existing customers with points, addresses and completed orders. */
import { DAY_MS } from '../../../config/times.ts';
import type { CustomerSource, ConceptSource } from '../../venues/source.ts';
import { addCustomer } from '../account/customers.ts';
import { priceLine, seenPrices } from '../cart/lines.ts';
import { stepsFrom } from '../order/orderState.ts';
import { sumUp } from '../cart/pricing.ts';
import type { AddressRecord, Choice, OrderRecord } from './records.ts';
import { orderKeyOf } from '../cart/carts.ts';
import { menuScheduleId, menuScheduleUniqueId } from '../menu/shelf.ts';
import { branchTerms } from '../cart/terms.ts';
import { now, unguessableId, unguessableText, type World } from './world.ts';

function seedAddresses(world: World, concept: ConceptSource, source: CustomerSource): void {
  const cities = concept.cities ?? [];
  for (const address of source.addresses ?? []) {
    const { pin, ...fields } = address;
    const city = cities.find((entry) => entry.areas.some((a) => a.areaId === address.areaId));
    const area = city?.areas.find((entry) => entry.areaId === address.areaId);
    const record: AddressRecord = {
      ...fields,
      customerId: source.customerId,
      countryId: source.countryId,
      cityId: city?.cityId ?? 0,
      areaName: area?.label.en ?? '',
      latitude: pin.latitude,
      longitude: pin.longitude,
      isPinConfirmed: true,
      block: address.block,
      floor: address.floor,
      unit: address.unit,
      directions: address.directions,
      uniqueId: '',
      usedAt: 0,
    };
    world.addresses.set(record.addressId, record);
  }
}

/** Default choices: the first modifier of each required group. */
function plainChoices(world: World, groupIds: readonly number[] | undefined): Choice[] {
  return (groupIds ?? []).flatMap((id) => {
    const group = world.catalog.groups.get(id);
    const least = group?.min ?? 0;
    if (!group || least === 0) return [];
    const offered = group.modifiers.toSorted(
      (a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false),
    );
    return offered
      .slice(0, least)
      .flatMap(({ id: modifierId, groups }) =>
        [{ modifierId, quantity: 1 }].concat(plainChoices(world, groups)),
      );
  });
}

function seedOrder(
  world: World,
  concept: ConceptSource,
  source: CustomerSource,
  past: NonNullable<CustomerSource['orders']>[number],
): void {
  const store = concept.stores.find((entry) => entry.orderTypes.includes(past.orderType));
  const method = concept.paymentMethods[0];
  if (!store || !method) return;
  const branch = world.catalog.branch(store.storeId);
  const lines = past.items.flatMap(({ itemId, quantity }) => {
    const node = world.catalog.items.get(itemId);
    if (!node) return [];
    const choices = plainChoices(world, node.item.groups);
    const seen = seenPrices(world, branch, node.item, choices, past.orderType);
    const asked = {
      uniqueId: unguessableText(12),
      tableCartId: 0,
      itemId,
      quantity,
      choices,
      instruction: '',
      instructionHeader: '',
      seen,
    };
    return [priceLine(world, branch, past.orderType, 'EN', asked)];
  });
  const sums = sumUp({ ...branchTerms(branch, past.orderType), lines });
  const placedAt = now(world) - past.daysAgo * DAY_MS;
  world.lastOrderNo += 1;
  const order: OrderRecord = {
    eOrderID: unguessableId((id) => world.orders.has(id)),
    orderNo: String(world.lastOrderNo),
    orderKey: unguessableText(9),
    conceptId: concept.conceptId,
    code: branch.code,
    storeId: store.storeId,
    orderType: past.orderType,
    tableCode: '0',
    customerId: source.customerId,
    createdOn: placedAt,
    keepUntil: placedAt,
    request: {
      code: branch.code,
      storeId: store.storeId,
      orderType: past.orderType,
      menuScheduleId: menuScheduleId(branch, past.orderType),
      menuScheduleUniqueId: menuScheduleUniqueId(world, branch, past.orderType),
      contact: {
        name: `${source.firstName} ${source.lastName}`,
        countryId: source.countryId,
        mobileNo: source.mobileNo,
        email: source.email,
      },
      paymentMethodId: method.id,
      expectedTotal: 0,
      currency: concept.currency,
    },
    cartVersion: 0,
    lines,
    sums,
    promo: null,
    points: 0,
    pointsEarned: 0,
    steps: [],
    hasEarned: true,
  };
  order.steps = stepsFrom(order, placedAt);
  world.orders.set(order.eOrderID, order);
  world.ordersByKey.set(orderKeyOf(concept.conceptId, order.orderKey), order);
}

export function seedCustomers(world: World): void {
  for (const concept of world.catalog.concepts) {
    for (const source of concept.customers ?? []) {
      const country = concept.countries.find((entry) => entry.id === source.countryId);
      const first = source.addresses?.[0]?.addressId ?? 0;
      addCustomer(world, {
        customerId: source.customerId,
        userId: source.userId,
        conceptId: concept.conceptId,
        firstName: source.firstName,
        lastName: source.lastName,
        countryId: source.countryId,
        dialCode: country?.dialCode ?? '',
        mobileNo: source.mobileNo,
        email: source.email ?? '',
        isBlocked: source.blocked ?? false,
        points: source.points ?? 0,
        defaultAddressId: first,
      });
      seedAddresses(world, concept, source);
      for (const past of [...(source.orders ?? [])].reverse()) {
        seedOrder(world, concept, source, past);
      }
    }
  }
}
