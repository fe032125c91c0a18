import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ConceptSetup } from '../../contract/concept.ts';
import type { Profile } from '../../contract/customer.ts';
import type { PaymentMethod } from '../../contract/paymentMethods.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { billOfDelivery } from '../../ordering/checkout/orderDelivery.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import type { Loyalty } from '../../ordering/account/useLoyalty.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useUserProfileByCustomerId } from '../../queries/delivery/customer.ts';
import { decimalsOf } from '../../rules/common/money.ts';
import { chosenMethod, usableMethods } from '../../rules/checkout/paymentMethods.ts';
import { tipBaseOf, tipOf } from '../../rules/checkout/tips.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';

/** The bill including payment method, tip and points. */
export function useChosenBill(
  setup: ConceptSetup,
  loyalty: Loyalty | undefined,
  draft: PaymentDraft,
) {
  const { mode } = useVisit();
  const { billWith, view } = useCart();
  const { paymentMethodId, tip, tipPercent, points = 0 } = draft;
  return useMemo(() => {
    const methods = usableMethods(setup.paymentMethods, mode.orderType ?? 'Delivery');
    const billFor = (method: PaymentMethod | undefined, ownTip: number) =>
      // `view` makes the bill follow each change of the cart.
      view &&
      billWith &&
      billOfDelivery({ billWith }, setup, method, {
        tip: ownTip,
        ...(loyalty && { ...loyalty, points }),
      });
    const baseOf = (method: PaymentMethod | undefined) => {
      const totals = billFor(method, 0)?.totals ?? view?.totals;
      return totals ? tipBaseOf(totals, decimalsOf(totals.currency, totals.currencyDecimals)) : 0;
    };
    const billOf = (method: PaymentMethod | undefined) => {
      const base = baseOf(method);
      const decimals = decimalsOf(setup.currency, setup.currencyDecimals);
      return billFor(method, tipOf({ tip, tipPercent }, setup.tips, base, decimals));
    };
    // While another store's prices load, use the total on screen to check a method's limits.
    const totalOf = (method: PaymentMethod) =>
      (billOf(method)?.totals ?? view?.totals)?.payable ?? 0;
    const method = chosenMethod(methods, paymentMethodId, totalOf);
    return { methods, method, bill: billOf(method), tipBase: baseOf(method), totalOf };
  }, [setup, loyalty, mode, billWith, view, paymentMethodId, tip, tipPercent, points]);
}

/** Fills in the customer's own name and number, until they enter others. */
export function useOwnContact(
  draft: PaymentDraft,
  change: (patch: Partial<PaymentDraft>) => void,
): void {
  const { code } = useVisit();
  const { customerId, isLoggedIn } = useCustomer();
  const profile = useUserProfileByCustomerId({ customerId, code }, { enabled: isLoggedIn }).data;
  const fillIn = useEffectEvent((own: Profile) => {
    if (draft.contact.name !== '' || draft.contact.mobileNo !== '') return;
    const { firstName, lastName, userName, countryId, mobileNo } = own;
    const name = [firstName, lastName].filter(Boolean).join(' ') || userName;
    if (name !== '' || mobileNo !== '') change({ contact: { name, countryId, mobileNo } });
  });
  useEffect(() => {
    // Filled in only once, so that a field the diner clears stays empty.
    if (profile) fillIn(profile);
  }, [profile]);
}
