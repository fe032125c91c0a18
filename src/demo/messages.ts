/** The server's text for each business status, in both languages. */
import type { Lang } from '../contract/languages.ts';
import type { Blanks } from './backend/common/refusal.ts';

const MESSAGES: Record<number, { EN: string; AR: string }> = {
  0: { EN: 'Sorry, that did not work.', AR: 'عذرًا، لم تنجح العملية.' },
  [-1]: { EN: 'We could not find that.', AR: 'لم نجد ما تبحث عنه.' },
  [-2]: { EN: 'Please check the marked fields.', AR: 'يُرجى مراجعة الحقول المحددة.' },
  [-3]: {
    EN: 'Please login/signup before proceeding',
    AR: 'يُرجى تسجيل الدخول أو إنشاء حساب قبل المتابعة',
  },
  [-4]: { EN: 'This belongs to another account.', AR: 'هذا يخص حسابًا آخر.' },
  [-5]: {
    EN: 'Please wait a moment and try again.',
    AR: 'يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  },
  [-10]: {
    EN: 'We are closed now. We open at {time}.',
    AR: 'المطعم مغلق الآن. يفتح المطعم الساعة {time}.',
  },
  [-11]: { EN: 'Some items are no longer available.', AR: 'بعض الأصناف لم تعد متاحة.' },
  [-12]: {
    EN: 'Prices have changed. Please check the new total.',
    AR: 'تغيرت الأسعار. يُرجى مراجعة المجموع الجديد.',
  },
  [-13]: { EN: 'The menu has changed.', AR: 'تغيرت القائمة.' },
  [-14]: { EN: 'Your cart has expired.', AR: 'انتهت صلاحية سلتك.' },
  [-15]: { EN: 'This cart was already ordered.', AR: 'تم طلب هذه السلة من قبل.' },
  [-16]: {
    EN: 'You can order at most {n} of this item.',
    AR: 'يمكنك طلب {n} كحد أقصى من هذا الصنف.',
  },
  [-17]: { EN: 'Please complete your choices.', AR: 'يُرجى إكمال اختياراتك.' },
  [-18]: {
    EN: 'This type of order isn’t available right now.',
    AR: 'هذا النوع من الطلبات غير متاح الآن.',
  },
  [-19]: {
    EN: 'We do not know this table. Please scan the code again.',
    AR: 'لا نعرف هذه الطاولة. يُرجى مسح الرمز مرة أخرى.',
  },
  [-20]: { EN: 'We do not deliver to this address.', AR: 'لا نوصل إلى هذا العنوان.' },
  [-21]: { EN: 'The minimum order is {amount}.', AR: 'الحد الأدنى للطلب هو {amount}.' },
  [-22]: { EN: 'This time is no longer available.', AR: 'هذا الموعد لم يعد متاحًا.' },
  [-23]: { EN: 'Please complete your address.', AR: 'يُرجى إكمال عنوانك.' },
  [-24]: {
    EN: 'We could not match this room and name.',
    AR: 'لم نتمكن من مطابقة الغرفة مع الاسم.',
  },
  [-30]: { EN: 'This code is not valid.', AR: 'هذا الرمز غير صالح.' },
  [-31]: { EN: 'This code has expired.', AR: 'انتهت صلاحية هذا الرمز.' },
  [-32]: {
    EN: 'Spend {amount} or more to use this code.',
    AR: 'اطلب بقيمة {amount} أو أكثر لاستخدام هذا الرمز.',
  },
  [-33]: { EN: 'This code has been used up.', AR: 'تم استنفاد هذا الرمز.' },
  [-34]: {
    EN: 'This code is not available for your account.',
    AR: 'هذا الرمز غير متاح لحسابك.',
  },
  [-35]: {
    EN: 'This code cannot be used with the current offer.',
    AR: 'لا يمكن استخدام هذا الرمز مع العرض الحالي.',
  },
  [-36]: {
    EN: 'This code is not valid for this branch or order type.',
    AR: 'هذا الرمز غير صالح لهذا الفرع أو لطريقة الطلب هذه.',
  },
  [-40]: {
    EN: 'That code is not right. {n} tries left.',
    AR: 'الرمز غير صحيح. المحاولات المتبقية: {n}.',
  },
  [-41]: {
    EN: 'That code has expired. We can send a new one.',
    AR: 'انتهت صلاحية الرمز. يمكننا إرسال رمز جديد.',
  },
  [-42]: {
    EN: 'Too many tries. Try again in {n} minutes.',
    AR: 'محاولات كثيرة جدًا. حاول مرة أخرى بعد {n} دقيقة.',
  },
  [-43]: {
    EN: 'You can ask for a new code in {n} seconds.',
    AR: 'يمكنك طلب رمز جديد بعد {n} ثانية.',
  },
  [-44]: { EN: 'This phone number is not valid.', AR: 'رقم الهاتف هذا غير صالح.' },
  [-45]: {
    EN: 'This account cannot order. Please call us.',
    AR: 'لا يمكن لهذا الحساب الطلب. يُرجى الاتصال بنا.',
  },
  [-50]: {
    EN: 'The payment did not go through. You have not been charged.',
    AR: 'لم تتم عملية الدفع. لم يُخصم منك أي مبلغ.',
  },
  [-51]: { EN: 'The payment is still being checked.', AR: 'ما زلنا نتحقق من الدفع.' },
  [-52]: { EN: 'This order is already paid.', AR: 'تم دفع هذا الطلب من قبل.' },
  [-53]: { EN: 'The payment page has expired.', AR: 'انتهت صلاحية صفحة الدفع.' },
  [-54]: {
    EN: 'This way to pay is not available now.',
    AR: 'طريقة الدفع هذه غير متاحة الآن.',
  },
  [-55]: { EN: 'Please pay to send your order.', AR: 'يُرجى الدفع لإرسال طلبك.' },
  [-60]: { EN: 'You do not have enough points.', AR: 'ليس لديك نقاط كافية.' },
  [-61]: {
    EN: 'You can use at most {n} points on this order.',
    AR: 'يمكنك استخدام {n} نقطة كحد أقصى في هذا الطلب.',
  },
  [-62]: { EN: 'Points cannot be used now.', AR: 'لا يمكن استخدام النقاط الآن.' },
  [-70]: {
    EN: 'You have already rated this. Thank you.',
    AR: 'لقد قيّمت هذا من قبل. شكرًا لك.',
  },
  [-71]: { EN: 'Rating is closed.', AR: 'التقييم مغلق.' },
  [-72]: { EN: 'This file cannot be used.', AR: 'لا يمكن استخدام هذا الملف.' },
  [-90]: {
    EN: 'The kitchen has started. Please call us to cancel.',
    AR: 'بدأ المطبخ بالتحضير. يُرجى الاتصال بنا للإلغاء.',
  },
};

const AT_LEAST = {
  EN: 'Please order at least {n} of this item.',
  AR: 'يُرجى طلب {n} على الأقل من هذا الصنف.',
};
const CLOSED = { EN: 'We are closed now.', AR: 'نحن مغلقون الآن.' };

function textOf(status: number, dataenum: unknown, blanks: Blanks): { EN: string; AR: string } {
  const isTooFew = typeof dataenum === 'object' && dataenum !== null && 'minQty' in dataenum;
  if (status === -16 && isTooFew) return AT_LEAST;
  if (status === -10 && blanks.time === undefined) return CLOSED;
  return MESSAGES[status] ?? { EN: 'Sorry, that did not work.', AR: 'عذرًا، لم تنجح العملية.' };
}

export function messageOf(status: number, dataenum: unknown, blanks: Blanks, lang: Lang): string {
  const text = textOf(status, dataenum, blanks)[lang];
  return text
    .replace('{n}', String(blanks.n ?? ''))
    .replace('{time}', blanks.time ?? '')
    .replace('{amount}', blanks.amount ?? '');
}
