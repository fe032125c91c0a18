/** Texts of the samples in both languages. The app's own strings are in `public/assets/i18n`. */
import type { Lang } from '../../contract/languages.ts';

const EN = {
  short: 'Lamb mandi',
  long: 'Slow-cooked shoulder of lamb with saffron rice, roasted nuts, raisins and a bowl of daqoos on the side',
  unbroken: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  detail: 'For two, about 25 minutes',
  action: 'Continue',
  busy: 'Sending',
  close: 'Close',
  remove: 'Remove',
  less: 'One less',
  more: 'One more',
  label: 'Name',
  hint: 'As it is written on the door',
  error: 'Please write a name',
  optional: '(optional)',
  required: '(required)',
  reason: 'Not today',
  currency: 'KWD',
  previous: 'Back',
  next: 'On',
  total: 'Total',
  place: 'Picture',
};
type Words = typeof EN;

const AR: Words = {
  short: 'مندي لحم',
  long: 'كتف خروف مطهو على مهل مع أرز بالزعفران ومكسرات محمصة وزبيب وطبق من الدقوس على الجانب',
  unbroken: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  detail: 'لشخصين، حوالي 25 دقيقة',
  action: 'متابعة',
  busy: 'جارٍ الإرسال',
  close: 'إغلاق',
  remove: 'حذف',
  less: 'أقل بواحد',
  more: 'أكثر بواحد',
  label: 'الاسم',
  hint: 'كما هو مكتوب على الباب',
  error: 'يُرجى كتابة الاسم',
  optional: '(اختياري)',
  required: '(مطلوب)',
  reason: 'غير متوفر اليوم',
  currency: 'د.ك',
  previous: 'السابق',
  next: 'التالي',
  total: 'المجموع',
  place: 'صورة',
};

export const WORDS: Readonly<Record<Lang, Words>> = { EN, AR };

export interface PartsProps {
  words: Words;
}
