/** The cart in the app's format, and the app's figures for it. */
import type { CartLine, CartViewLine, Totals } from '../../src/contract/cart.ts';
import type { PromoRule } from '../../src/contract/promo.ts';
import { billWithPayment } from '../../src/rules/cart/bill.ts';
import {
  deviceBill,
  type DeviceChoice,
  type DeviceTerms,
} from '../../src/rules/cart/deviceBill.ts';
import { minimumOrder, savingsOf } from '../../src/rules/cart/savings.ts';
import { packagingFeeOf } from '../../src/rules/cart/charges.ts';
import { tipBaseOf, tipOf } from '../../src/rules/checkout/tips.ts';
import { lineTotalOf } from '../../src/rules/common/cartTotals.ts';
import { toMajor } from '../../src/rules/common/money.ts';
import { chosenModifiers, type Choices } from '../../src/rules/menu/choices.ts';
import { line, loyaltyScheme, modifier, modifierGroup, promo } from '../rules/make.ts';
import type { RefCart, RefLine, RefPromo } from './cartOfReference.ts';
import type { Figures } from './figures.ts';

const CURRENCY = { 0: 'JPY', 2: 'AED', 3: 'KWD' } as const;
const NOON = Date.parse('2025-03-04T12:00:00Z');
const PLACE = {
  orderType: 'Delivery',
  storeId: 1,
  nowMs: NOON,
  timeZone: 'UTC',
  isNewCustomer: false,
} as const;

function lineOf(of: RefLine, place: number, decimals: number): CartLine {
  const groups = of.groups.map(({ freeUnits, parentModifierId, modifiers }, index) =>
    modifierGroup({
      groupId: index + 1,
      groupSeq: index,
      freeUnits,
      parentModifierId,
      modifiers: modifiers.map(({ id, price, isPriced, isNonItemMod }) =>
        modifier({ modifierItemId: id, groupId: index + 1, price, isPriced, isNonItemMod }),
      ),
    }),
  );
  const choices: Choices = new Map(
    of.groups.map(({ modifiers }, index) => [
      index + 1,
      new Map(modifiers.map(({ id, quantity }) => [id, quantity])),
    ]),
  );
  const base = line({ id: of.id });
  return {
    ...base,
    uniqueId: `line-${place}`,
    menuItem: { ...base.menuItem, categoryId: of.categoryId },
    price: of.price,
    quantity: of.quantity,
    isAvailable: of.isAvailable,
    hasDiscount: of.hasDiscount,
    isDiscountable: of.isDiscountable,
    discountSetup: of.setup && { ...of.setup, discountGetItems: [...of.setup.discountGetItems] },
    modifierGroupList: chosenModifiers(groups, choices, decimals),
  };
}

export function ruleOf({ menuItemIds, categoryIds, ...rest }: RefPromo): PromoRule {
  return promo({ ...rest, menuItemIds: [...menuItemIds], categoryIds: [...categoryIds] });
}

function termsOf({ decimals, charges, code, automatic }: RefCart): DeviceTerms {
  const words = { labelEn: '', labelAr: '' };
  return {
    currency: CURRENCY[decimals],
    decimals,
    menu: {
      taxes: charges.taxes.map((tax, id) => ({ id, ...words, ...tax })),
      packagingFee: charges.packagingFee,
      serviceCharge: charges.serviceCharge && { ...words, ...charges.serviceCharge },
    },
    addressFee: charges.deliveryFee,
    freeFrom: charges.freeDeliveryFrom,
    slotFee: charges.slotFee,
    code: code && ruleOf(code),
    automatic: automatic.map(ruleOf),
    place: PLACE,
  };
}

/**
 * The savings per line in the cart, from the server's total; undefined where the app cannot know
 * them.
 */
function savedByLine(
  lines: readonly CartLine[],
  { discountAmount, currency, currencyDecimals }: Totals,
): Figures {
  const cartList = lines.map(
    ({ uniqueId, price, freeQty, isDiscounted, modifierGroupList }) =>
      ({
        uniqueId,
        price,
        freeQty,
        isDiscounted,
        modifierLists: modifierGroupList.flatMap(({ modifiers }) => modifiers),
      }) as unknown as CartViewLine,
  );
  const savings = savingsOf({ cartList, discountAmount, currency, currencyDecimals });
  return Object.fromEntries(
    lines.flatMap(({ uniqueId }, index) => {
      const saved = savings.get(uniqueId);
      return saved === undefined ? [] : [[`line ${index} saves`, saved]];
    }),
  );
}

export function figuresOfApp(cart: RefCart): Figures {
  const { decimals, charges, loyalty } = cart;
  const lines = cart.lines.map((each, place) => lineOf(each, place, decimals));
  const terms = termsOf(cart);
  const choice: DeviceChoice = {
    methodFee: charges.methodFee,
    cashStep: charges.isCash ? charges.cashRounding : undefined,
    ...(loyalty && {
      points: loyalty.points,
      balance: loyalty.balance,
      scheme: loyaltyScheme({ ...loyalty, tiers: [] }),
    }),
  };
  const base = tipBaseOf(deviceBill(lines, terms, choice).totals, decimals);
  const tip = tipOf(charges, { max: charges.tipMax }, base, decimals);
  const bill = deviceBill(lines, terms, { ...choice, tip });
  const { totals } = bill;
  const figures: Figures = {};
  bill.lines.forEach((each, index) => {
    figures[`line ${index} total`] = toMajor(lineTotalOf(each, decimals), decimals);
    figures[`line ${index} free units`] = each.freeQty;
    figures[`line ${index} counted units`] = each.usedDiscount;
    figures[`line ${index} is counted`] = each.isUsedForDiscount;
    figures[`line ${index} is discounted`] = each.isDiscounted;
    figures[`line ${index} discount`] = toMajor(bill.amountByLine[index] ?? 0, decimals);
  });
  return {
    ...figures,
    ...savedByLine(bill.lines, totals),
    subTotal: totals.subTotal,
    discount: totals.discountAmount,
    note: bill.discountNote,
    promo: totals.promoAmount,
    'promo is there': bill.promo !== null,
    'promo is applied': bill.promo?.isApplied ?? false,
    'promo is worth': bill.promo?.amount ?? 0,
    'order lacks': minimumOrder(totals, charges.minOrderAmount, decimals)?.missing ?? 0,
    'promo lacks': bill.promo?.missingAmount ?? 0,
    points: bill.points,
    'most points': bill.mostPoints,
    loyalty: totals.loyaltyAmount,
    delivery: totals.deliveryFee,
    packaging: totals.packagingFee,
    service: totals.serviceCharge,
    ...Object.fromEntries(totals.taxes.map(({ amount }, index) => [`tax ${index}`, amount])),
    'tip base': base,
    tip: totals.tip,
    rounding: totals.cashRounding,
    payable: totals.payable,
    'payable in words': totals.sPayable,
  };
}

/** A table's bill: the server's totals, with the diner's choices at the payment. */
export function payableAtTable(
  cart: RefCart,
  { totals, tip }: { totals: Parameters<typeof billWithPayment>[0]; tip: number },
): Figures {
  const { decimals, charges } = cart;
  const { menu, currency } = termsOf(cart);
  const cashStep = charges.isCash ? charges.cashRounding : undefined;
  const bill = billWithPayment(
    totals,
    { currency, decimals, taxes: menu.taxes, serviceCharge: menu.serviceCharge, cashStep },
    { fee: charges.methodFee, tip },
  );
  return {
    packaging: bill.packagingFee,
    'packaging by parts': toMajor(packagingFeeOf(charges, decimals), decimals),
    payable: bill.payable,
  };
}
