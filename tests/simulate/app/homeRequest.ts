/** The request of a completed check-out form. */
import type { CartView } from '../../../src/contract/cart.ts';
import type { ConceptSetup } from '../../../src/contract/concept.ts';
import type { Menu } from '../../../src/contract/menu.ts';
import type { EOrderRequest } from '../../../src/contract/orders.ts';
import type { PaymentMethod } from '../../../src/contract/payment.ts';
import type { DeviceCart } from '../../../src/ordering/cart/deviceCart.ts';
import { deviceRequest } from '../../../src/ordering/checkout/deviceRequest.ts';
import type { Mode } from '../../../src/ordering/visit/modes.ts';
import { decimalsOf, toMajor } from '../../../src/rules/common/money.ts';
import type { CurrentServing } from '../../../src/state/servingStore.ts';
import type { PayWish } from './visit.ts';

interface FormFacts {
  code: string;
  view: CartView;
  menu: Menu | undefined;
  setup: ConceptSetup;
  mode: Mode;
  serving: CurrentServing;
  method: PaymentMethod;
  cart: DeviceCart;
}

const CONTACT = { name: 'Noor', countryId: 1, mobileNo: '51234567' };

export function homeRequest(facts: FormFacts, wish: PayWish): EOrderRequest | undefined {
  const { code, view, menu, setup, mode, serving, method, cart } = facts;
  const decimals = decimalsOf(view.currency, view.currencyDecimals);
  const bill = cart.billWith({
    methodFee: method.fee,
    tip: toMajor(wish.tipMinor, decimals),
    cashStep: method.kind === 'cash' ? setup.cashRounding : undefined,
  });
  if (!bill || bill.lines.length === 0) return undefined;
  const draft = { note: wish.note, changeFor: '', contact: CONTACT, tip: 0, tipText: '' };
  return deviceRequest({
    code,
    view,
    head: menu,
    mode,
    setup,
    serving,
    method,
    bill,
    draft: { ...draft, paymentMethodId: method.paymentMethodId },
  });
}
