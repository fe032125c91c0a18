import type { OrderType } from '../../contract/basics.ts';
import type { PaymentMethod } from '../../contract/paymentMethods.ts';

export function usableMethods(
  methods: readonly PaymentMethod[],
  orderType: OrderType,
): PaymentMethod[] {
  return methods.filter(
    ({ isActive, orderTypes }) =>
      isActive && (orderTypes.length === 0 || orderTypes.includes(orderType)),
  );
}

/** The limit of a payment method that the total violates. */
export function brokenLimit(method: PaymentMethod, total: number): 'from' | 'upTo' | undefined {
  if (total < (method.minAmount ?? 0)) return 'from';
  return total > (method.maxAmount ?? Number.POSITIVE_INFINITY) ? 'upTo' : undefined;
}

/**
 * The diner's payment method; before they choose, the first one that the total allows. Never
 * silently replaces a chosen method that has disappeared.
 */
export function chosenMethod(
  methods: readonly PaymentMethod[],
  paymentMethodId: number | undefined,
  totalOf: (method: PaymentMethod) => number,
): PaymentMethod | undefined {
  const fitting = methods.filter((method) => !brokenLimit(method, totalOf(method)));
  if (paymentMethodId === undefined) return fitting[0];
  return fitting.find((known) => known.paymentMethodId === paymentMethodId);
}
