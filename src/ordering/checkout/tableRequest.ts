import type { CartView } from '../../contract/cart.ts';
import type { MenuDetails } from '../../contract/menu.ts';
import type { EOrderRequest } from '../../contract/orders.ts';
import type { PaymentMethod } from '../../contract/paymentMethods.ts';
import { typedAmount } from '../../rules/checkout/typedAmount.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';

/** The guest of a hotel room. Fields that the hotel does not ask for are empty. */
interface NamedGuest {
  roomCode: string;
  tableId: number;
  lastName: string;
  departure: string;
}

/** The car at a drive-through, and its driver. */
interface NamedCar {
  plate: string;
  carMake: string;
  carColorId: number;
  slotId: number;
  contact: NonNullable<EOrderRequest['contact']>;
}

export interface TableRequestParts {
  code: string;
  tableCode: string;
  orderType: EOrderRequest['orderType'];
  head: Pick<MenuDetails, 'storeId' | 'menuScheduleId' | 'menuScheduleUniqueId'>;
  view: Pick<CartView, 'cartVersion' | 'currency'>;
  decimals: number;
  method: Pick<PaymentMethod, 'paymentMethodId' | 'kind'>;
  bill: { payable: number; tip: number };
  draft: Pick<PaymentDraft, 'note' | 'changeFor' | 'contact'>;
  guest?: NamedGuest;
  car?: NamedCar;
}

function hasSomebody({ name, mobileNo }: { name: string; mobileNo: string }): boolean {
  return name !== '' || mobileNo !== '';
}

function carOf({ contact, ...car }: NamedCar): Pick<EOrderRequest, 'car' | 'contact'> {
  return {
    car: {
      plate: car.plate || undefined,
      carMake: car.carMake || undefined,
      carColorId: car.carColorId || undefined,
      slotId: car.slotId || undefined,
    },
    ...(hasSomebody(contact) && { contact }),
  };
}

function roomOf({ roomCode, tableId, lastName, departure }: NamedGuest): EOrderRequest['room'] {
  return {
    roomCode,
    tableId,
    lastName: lastName || undefined,
    departure: departure || undefined,
  };
}

/** The request for an order of a server cart: at a table, in a room or at a drive-through. */
export function tableRequest(parts: TableRequestParts): EOrderRequest {
  const { head, view, method, bill, draft, guest, car } = parts;
  const { note, contact, changeFor } = draft;
  const change = method.kind === 'cash' ? (typedAmount(changeFor, parts.decimals) ?? 0) : 0;
  return {
    code: parts.code,
    storeId: head.storeId,
    orderType: parts.orderType,
    menuScheduleId: head.menuScheduleId,
    menuScheduleUniqueId: head.menuScheduleUniqueId,
    tableCode: parts.tableCode,
    cartVersion: view.cartVersion,
    paymentMethodId: method.paymentMethodId,
    expectedTotal: bill.payable,
    currency: view.currency,
    ...(bill.tip > 0 && { tip: bill.tip }),
    ...(change > 0 && { changeFor: change }),
    ...(note.trim() !== '' && { note }),
    ...(hasSomebody(contact) && { contact }),
    ...(guest && { room: roomOf(guest) }),
    // Last, because the car's form has its own name and phone number.
    ...(car && carOf(car)),
  };
}
