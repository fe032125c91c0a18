import type { CartView } from '../../../src/contract/cart.ts';
import type { ConceptSetup } from '../../../src/contract/concept.ts';
import type { Menu } from '../../../src/contract/menu.ts';
import type { PaymentMethod } from '../../../src/contract/paymentMethods.ts';
import type { DeviceCart } from '../../../src/ordering/cart/deviceCart.ts';
import type { Checkout } from '../../../src/ordering/checkout/checkoutState.ts';
import { billOfDelivery, orderDelivery } from '../../../src/ordering/checkout/orderDelivery.ts';
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

/** Orders the cart as the completed form asks for. */
export function orderHome(facts: FormFacts, wish: PayWish, submit: Checkout['submit']): void {
  const { cart, setup, method, menu, ...order } = facts;
  const { view } = order;
  const decimals = decimalsOf(view.currency, view.currencyDecimals);
  const bill = billOfDelivery(cart, setup, method, { tip: toMajor(wish.tipMinor, decimals) });
  if (!bill || bill.lines.length === 0) return;
  const { paymentMethodId } = method;
  const draft = { note: wish.note, changeFor: '', contact: CONTACT, tip: 0, tipText: '' };
  void orderDelivery(
    { checkout: { submit } },
    { ...order, head: menu, setup, method, bill, draft: { ...draft, paymentMethodId } },
  );
}
