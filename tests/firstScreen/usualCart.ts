/** A typical cart of a table, and the order made from it. */
export const CART = {
  sGrandTotal: '2.500',
  currency: 'KWD',
  currencyDecimals: 3,
  discountAmount: 0,
  discountNote: '',
  isDisplayVoucher: true,
  cartList: [
    {
      menuItemId: 1101,
      menuItemName: 'Hummus',
      price: 1.25,
      qty: 2,
      modifierLists: [
        {
          groupId: 31,
          controlId: 1,
          modifierItemId: 311,
          labelEn: 'White',
          labelAr: 'أبيض',
          price: 0,
          quantity: 1,
        },
      ],
      tableCartId: 71,
      uniqueId: 'abcdefghijkl',
      lineTotal: 2.5,
      instruction: 'No onions',
      minQty: 1,
      maxQty: 9,
      isAvailable: true,
    },
  ],
  uniqueCartId: 'ABCDEFGHIJKL',
  tableCode: 'T12',
  grandTotal: 2.5,
  totals: {
    subTotal: 2.5,
    discountAmount: 0,
    promoAmount: 0,
    loyaltyAmount: 0,
    deliveryFee: 0,
    packagingFee: 0,
    tip: 0,
    cashRounding: 0,
    serviceCharge: 0.25,
    taxes: [],
    payable: 2.75,
    currency: 'KWD',
    currencyDecimals: 3,
  },
  cartVersion: 3,
  menuScheduleUniqueId: 'v1',
  promo: null,
  changes: [],
  isOpen: true,
};

export const ORDER = {
  eOrderID: 5001,
  orderNo: 'A-17',
  orderType: 'Table',
  orderStatus: 4,
  paymentStatus: 0,
  code: 'BEIT',
  tableLabel: 'Table 12',
  timeline: [
    {
      orderStatus: 3,
      at: '2026-01-01T11:40:00Z',
      labelEn: 'Placed',
      labelAr: 'تم الطلب',
      isDone: true,
    },
    { orderStatus: 4, at: '2026-01-01T11:42:00Z', labelEn: 'Accepted', labelAr: 'مقبول' },
    { orderStatus: 6, labelEn: 'Ready', labelAr: 'جاهز' },
  ],
  estimatedAt: '2026-01-01T12:20:00Z',
  lines: CART.cartList,
  totals: CART.totals,
  canCancel: true,
  canAddMore: true,
  message: '',
  pollSeconds: 10,
};

/** What the phone that placed the order has stored. */
export const ordersOnDevice = () => {
  const { eOrderID, code, orderNo, orderStatus, lines, totals } = ORDER;
  const placed = { eOrderID, placedAtMs: Date.now() };
  return {
    placedOrders_BEIT_T12: [{ ...placed, orderKey: 'abcdefghijkl', isClosed: false }],
    [`receipt_${eOrderID}`]: {
      ...placed,
      code,
      tableCode: 'T12',
      customerId: 0,
      orderNo,
      orderStatus,
      lines,
      totals,
    },
  };
};

/** The venue's texts for an order that was just placed. */
export const ENDING = {
  isActive: true,
  titleEN: 'Thank you',
  titleAR: 'شكرا',
  textEN: 'We are on it.',
  textAR: 'نحن نحضره.',
  image: 'thanks.jpg',
  colors: { backgroundColor: '#fdf8f0', titleColor: '#7d3218' },
  isOrderNoShown: true,
  isStatusShown: true,
  isOrderMoreShown: true,
  ratingPageId: 1,
  buttons: [],
};
