import { typedAmount } from '../../rules/checkout/typedAmount.ts';
import type { CartView } from '../../contract/cart.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import type { DeliveryAddress } from '../../contract/customer.ts';
import type { MenuDetails } from '../../contract/menu.ts';
import type { EOrderRequest } from '../../contract/orders.ts';
import type { PaymentMethod } from '../../contract/paymentMethods.ts';
import type { Mode } from '../visit/modes.ts';
import type { CurrentServing } from '../../state/servingStore.ts';
import { modifierListOf } from '../../rules/cart/cartLines.ts';
import type { DeviceBill } from '../../rules/cart/deviceBill.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';

export interface DeviceRequestParts {
  view: Pick<CartView, 'menuScheduleUniqueId'>;
  head: Pick<MenuDetails, 'menuScheduleId'> | undefined;
  mode: Pick<Mode, 'orderType' | 'servedAt'>;
  setup: Pick<ConceptSetup, 'tips' | 'isCutleryAsked' | 'isLeaveAtDoorAllowed'>;
  code: string;
  serving: Pick<CurrentServing, 'storeId' | 'time'> & {
    address: Pick<DeliveryAddress, 'addressId'> | undefined;
  };
  method: Pick<PaymentMethod, 'paymentMethodId' | 'kind'>;
  bill: DeviceBill;
  draft: PaymentDraft;
}

/** The request for a device cart's order; undefined without an order type or delivery address. */
export function deviceRequest(parts: DeviceRequestParts): EOrderRequest | undefined {
  const { view, head, mode, setup, code, serving, method, bill, draft } = parts;
  const { orderType } = mode;
  const { totals, promo, points, lines } = bill;
  const isBrought = mode.servedAt === 'address';
  if (orderType === undefined || (isBrought && !serving.address)) return undefined;
  const decimals = decimalsOf(totals.currency, totals.currencyDecimals);
  const changeFor = method.kind === 'cash' ? (typedAmount(draft.changeFor, decimals) ?? 0) : 0;
  const note = draft.note.trim();
  // Do not send a code without effect: the server would count it as used.
  const isApplied = (promo?.isApplied ?? false) && (promo?.amount ?? 0) > 0;
  return {
    code,
    storeId: serving.storeId,
    orderType,
    menuScheduleId: head?.menuScheduleId ?? lines[0]?.menuItem.menuScheduleId ?? 0,
    menuScheduleUniqueId: view.menuScheduleUniqueId,
    menuItemList: lines,
    ModifierList: modifierListOf(lines),
    contact: draft.contact,
    paymentMethodId: method.paymentMethodId,
    expectedTotal: totals.payable,
    currency: totals.currency,
    ...(isBrought && { addressId: serving.address?.addressId }),
    ...(serving.time && { scheduledFor: serving.time.from, slotId: serving.time.slotId }),
    ...(note !== '' && { note }),
    ...(setup.isCutleryAsked && { isCutlery: draft.isCutlery ?? false }),
    ...(setup.isLeaveAtDoorAllowed && isBrought && { isLeaveAtDoor: draft.isLeaveAtDoor ?? false }),
    ...(changeFor > 0 && { changeFor }),
    ...(setup.tips && totals.tip > 0 && { tip: totals.tip }),
    ...(isApplied && promo?.promoCode && { promoCode: promo.promoCode }),
    ...(isApplied && promo?.promoCode === '' && { automaticPromoId: promo.id }),
    ...(points > 0 && { loyaltyPoints: points }),
  };
}
