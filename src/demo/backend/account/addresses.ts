/** Addresses of customers, each with the branch that currently serves it. */
import * as v from 'valibot';
import { DeliveryAddress } from '../../../contract/customer.ts';
import type { FieldError } from '../../../contract/envelope.ts';
import type { AddressFieldRule } from '../../../contract/concept.ts';
import type { ConceptSource } from '../../venues/source.ts';
import { customerById } from './customers.ts';
import type { AddressRecord, CustomerRecord } from '../common/records.ts';
import { invalidFields, malformed, Refusal } from '../common/refusal.ts';
import { now, unguessableId, type World } from '../common/world.ts';
import { checkZone } from '../delivery/zones.ts';

const DEFAULT_RULES: AddressFieldRule[] = [
  { field: 'street', ask: 'required', maxLength: 80 },
  { field: 'building', ask: 'required', maxLength: 40 },
  { field: 'areaId', ask: 'required', maxLength: undefined },
];

export function addressRules(concept: ConceptSource): AddressFieldRule[] {
  return concept.delivery?.addressFields ?? DEFAULT_RULES;
}

export function addressView(
  world: World,
  concept: ConceptSource,
  record: AddressRecord,
): DeliveryAddress {
  const { uniqueId: _uniqueId, usedAt: _usedAt, ...fields } = record;
  const customer = world.customers.get(record.customerId);
  const zone = checkZone(world, concept, record);
  const parts = [record.areaName, record.block, record.street, record.building];
  return {
    ...fields,
    storeId: zone.storeId,
    deliveryFee: zone.deliveryFee,
    isDefault: customer?.defaultAddressId === record.addressId,
    isSelected: customer?.selectedAddressId === record.addressId,
    zone,
    summary: parts.filter(Boolean).join(', '),
  };
}

function addressRecords(world: World, customerId: number): AddressRecord[] {
  return [...world.addresses.values()].filter((record) => record.customerId === customerId);
}

/** Default first, then most recently used. */
export function addressList(
  world: World,
  concept: ConceptSource,
  customer: CustomerRecord,
): DeliveryAddress[] {
  return addressRecords(world, customer.customerId)
    .toSorted((a, b) => {
      const isDefault = (record: AddressRecord) =>
        Number(record.addressId === customer.defaultAddressId);
      return isDefault(b) - isDefault(a) || b.usedAt - a.usedAt;
    })
    .map((record) => addressView(world, concept, record));
}

/** -1 for an unknown address, -4 for another customer's. */
export function ownAddress(world: World, customerId: number, addressId: number): AddressRecord {
  const record = world.addresses.get(addressId);
  if (!record) throw new Refusal(-1);
  if (record.customerId !== customerId) throw new Refusal(-4);
  return record;
}

export function chosenAddress(world: World, customer: CustomerRecord): AddressRecord | undefined {
  return (
    world.addresses.get(customer.selectedAddressId) ??
    world.addresses.get(customer.defaultAddressId)
  );
}

const MESSAGES = {
  missing: { EN: 'Please fill this in.', AR: 'يُرجى تعبئة هذا الحقل.' },
  long: { EN: 'This is too long.', AR: 'النص طويل جدًا.' },
};

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || value === 0;
}

/** Fields that the venue requires and the address lacks, or that are too long. */
export function addressErrors(
  concept: ConceptSource,
  record: AddressRecord,
  lang: 'EN' | 'AR',
): FieldError[] {
  return addressRules(concept).flatMap(({ field, ask, maxLength }) => {
    const value = (record as Record<string, unknown>)[field];
    if (ask === 'required' && isEmpty(value)) return [{ field, message: MESSAGES.missing[lang] }];
    const isLong = typeof value === 'string' && maxLength !== undefined && value.length > maxLength;
    return isLong ? [{ field, message: MESSAGES.long[lang] }] : [];
  });
}

const AddressPost = v.object({
  ...v.omit(DeliveryAddress, [
    'storeId',
    'deliveryFee',
    'isDefault',
    'isSelected',
    'zone',
    'summary',
  ]).entries,
  uniqueId: v.optional(v.string()),
});

function areaNameOf(concept: ConceptSource, areaId: number, lang: 'EN' | 'AR'): string {
  const area = concept.cities
    ?.flatMap((city) => city.areas)
    .find((entry) => entry.areaId === areaId);
  if (!area) return '';
  return lang === 'AR' ? area.label.ar : area.label.en;
}

/** New addresses are made once per `uniqueId`. */
export function saveAddress(
  world: World,
  concept: ConceptSource,
  customerId: number,
  body: unknown,
  lang: 'EN' | 'AR',
): DeliveryAddress {
  const parsed = v.safeParse(AddressPost, body);
  if (!parsed.success) throw malformed(parsed.issues[0].message);
  const { uniqueId = '', ...post } = parsed.output;
  if (post.customerId !== customerId) throw new Refusal(-4);
  const twin = addressRecords(world, customerId).find(
    (record) => uniqueId !== '' && record.uniqueId === uniqueId,
  );
  const present = post.addressId === 0 ? twin : ownAddress(world, customerId, post.addressId);
  const addressId = present?.addressId ?? unguessableId((id) => world.addresses.has(id));
  const record: AddressRecord = {
    ...post,
    addressId,
    areaName: areaNameOf(concept, post.areaId, lang) || post.areaName,
    uniqueId: present?.uniqueId ?? uniqueId,
    usedAt: now(world),
  };
  const errors = addressErrors(concept, record, lang);
  if (errors.length > 0) throw invalidFields(errors);
  world.addresses.set(addressId, record);
  const customer = customerById(world, customerId);
  if (!world.addresses.has(customer.defaultAddressId)) customer.defaultAddressId = addressId;
  return addressView(world, concept, record);
}

/** An address already gone is a success. */
export function removeAddress(world: World, customer: CustomerRecord, addressId: number): void {
  if (!world.addresses.has(addressId)) return;
  ownAddress(world, customer.customerId, addressId);
  world.addresses.delete(addressId);
  if (customer.selectedAddressId === addressId) customer.selectedAddressId = 0;
  if (customer.defaultAddressId === addressId) {
    customer.defaultAddressId = addressRecords(world, customer.customerId)[0]?.addressId ?? 0;
  }
}
