import { expect, test } from 'vitest';
import type { TaxRule } from '../../../src/contract/menu.ts';
import {
  billOf,
  billWithPayment,
  type BillParts,
  type BillRules,
} from '../../../src/rules/cart/bill.ts';

const parts: BillParts = {
  hasLines: true,
  subTotal: 10_000,
  discountAmount: 0,
  promoAmount: 0,
  loyaltyAmount: 0,
  deliveryFee: 0,
  packagingFee: 0,
  tip: 0,
};
const rules: BillRules = { currency: 'KWD', decimals: 3, taxes: [] };
const tax = (ratePercent: number, isIncluded = false): TaxRule => ({
  id: 1,
  labelEn: 'VAT',
  labelAr: 'ضريبة القيمة المضافة',
  ratePercent,
  isIncluded,
});
const service = (over: object) => ({
  labelEn: 'Service',
  labelAr: 'خدمة',
  isTaxed: false,
  ...over,
});

test('a bill with all charges, calculated by hand', () => {
  const bill = billOf(
    {
      hasLines: true,
      subTotal: 20_000,
      discountAmount: 2000,
      promoAmount: 1500,
      loyaltyAmount: 500,
      deliveryFee: 750,
      packagingFee: 250,
      tip: 1000,
    },
    {
      ...rules,
      taxes: [tax(5)],
      serviceCharge: service({ ratePercent: 10, isTaxed: true }),
      cashStep: 0.05,
    },
  );
  // Goods 16.000, service 1.600, taxed 16.000 + 0.250 + 1.600 = 17.850, tax 0.8925 → 0.893,
  // due 16.000 + 0.750 + 0.250 + 1.600 + 0.893 + 1.000 = 20.493, cash 20.500.
  expect(bill).toEqual({
    subTotal: 20,
    discountAmount: 2,
    promoAmount: 1.5,
    loyaltyAmount: 0.5,
    deliveryFee: 0.75,
    packagingFee: 0.25,
    serviceCharge: 1.6,
    taxes: [
      {
        labelEn: 'VAT',
        labelAr: 'ضريبة القيمة المضافة',
        ratePercent: 5,
        amount: 0.893,
        isIncluded: false,
      },
    ],
    tip: 1,
    cashRounding: 0.007,
    payable: 20.5,
    sPayable: '20.500',
    currency: 'KWD',
    currencyDecimals: 3,
  });
});

test('without lines every charge is 0', () => {
  const bill = billOf(
    { ...parts, hasLines: false, subTotal: 0, deliveryFee: 1000, packagingFee: 500, tip: 200 },
    { ...rules, taxes: [tax(15)], serviceCharge: service({ amount: 2 }) },
  );
  expect(bill).toMatchObject({
    deliveryFee: 0,
    packagingFee: 0,
    serviceCharge: 0,
    tip: 0,
    payable: 0,
    sPayable: '0.000',
  });
});

test("a server's bill with the fee of a payment method and a tip", () => {
  const server = billOf({ ...parts, packagingFee: 250 }, { ...rules, taxes: [tax(5)] });
  const bill = billWithPayment(
    server,
    { ...rules, taxes: [tax(5)], cashStep: 0.05 },
    { fee: 0.15, tip: 1 },
  );
  // Taxed 10.000 + 0.400, tax 0.520, due 11.920.
  expect(bill).toMatchObject({ packagingFee: 0.4, tip: 1, cashRounding: -0.02, payable: 11.9 });
});
