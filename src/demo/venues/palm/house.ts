import type { HeaderSource, PaymentMethodSource, VenueColors } from '../source.ts';
import { w } from '../words.ts';

/** Shared by the hotel and its two outlets: colours, taxes and payment methods. */
export const palmHeader: HeaderSource = {
  colorCode: '#12463b',
  feedBackIcon: true,
  fontColorForArrow: '#f3e6c6',
  hideLang: false,
  languageColor: '#f3e6c6',
  logoHeight: '46px',
  menuColorCode: '#f8f3e6',
  cartIconColor: '#f3e6c6',
  profileIconColor: '#f3e6c6',
  themeColor: '#12463b',
  cornerStyle: 'square',
  isEasternDigits: true,
  cardStyle: 'text',
  heroStyle: 'plain',
};

export const palmColors: VenueColors = {
  backgroundColor: '#faf6ec',
  surfaceColor: '#ffffff',
  textColor: '#1c2b26',
  mutedTextColor: '#5b665f',
  titleColor: '#12463b',
  borderColor: '#e4dac2',
  linkColor: '#12463b',
  priceColor: '#7a5b16',
  buttonBgColor: '#12463b',
  buttonColor: '#ffffff',
  iconColor: '#8a6a23',
  addBtnBgColor: '#12463b',
  addBtnColor: '#ffffff',
  qtyBtnBgColor: '#efe6cf',
  qtyBtnColor: '#12463b',
  categoryBgColor: '#f8f3e6',
  categoryActiveBgColor: '#12463b',
  categoryActiveColor: '#f3e6c6',
  totalBarBgColor: '#12463b',
  totalBarColor: '#ffffff',
  discountColor: '#2f6a2f',
  promoBgColor: '#f3ead2',
  selectedMethodColor: '#8a6a23',
};

export function palmTaxes(first: number) {
  return [
    { id: first, label: w('Municipality fee', 'رسوم البلدية'), percent: 7, included: false },
    { id: first + 1, label: w('VAT', 'ضريبة القيمة المضافة'), percent: 5, included: false },
  ];
}

export const palmService = { label: w('Service charge', 'رسوم الخدمة'), percent: 10, taxed: true };

export function palmPayments(first: number): PaymentMethodSource[] {
  return [
    {
      id: first,
      kind: 'roomCharge',
      label: w('Charge to my room', 'إضافة إلى حساب الغرفة'),
      orderTypes: ['Room'],
    },
    {
      id: first + 1,
      kind: 'card',
      label: w('Credit or debit card', 'بطاقة ائتمان أو خصم'),
      min: 10,
    },
    {
      id: first + 2,
      kind: 'payAtTable',
      label: w('Pay the waiter', 'الدفع للنادل'),
      orderTypes: ['Table'],
    },
  ];
}

export const palmLocation = { latitude: 24.4764, longitude: 54.3213 };
export const palmAddress = w('Corniche Road West, Abu Dhabi', 'طريق الكورنيش الغربي، أبوظبي');
