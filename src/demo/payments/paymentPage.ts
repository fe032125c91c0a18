/** The payment pages for cards and qlub, with buttons for tests and without a card number. */
import type { Lang } from '../../contract/languages.ts';
import { display } from '../backend/common/money.ts';
import {
  isOpen,
  LATE_AFTER_SECONDS,
  payLater,
  reportPayment,
  returnPathOf,
} from '../backend/checkout/payments.ts';
import type { OrderRecord, PaymentRecord } from '../backend/common/records.ts';
import { decoded } from '../backend/common/cookies.ts';
import { now, type World } from '../backend/common/world.ts';
import { escape, goTo, page, pageLanguage } from '../control/html.ts';

const WORDS = {
  EN: {
    card: 'Pay by card',
    qlub: 'Pay your bill',
    test: 'This is a test page. No card is needed and no money moves.',
    pay: 'Pay',
    decline: 'Decline the card',
    cancel: 'Cancel',
    late: `Leave now, pay ${LATE_AFTER_SECONDS} seconds later`,
    close: 'Close without an answer',
    order: 'Order',
    over: 'This payment page is closed.',
    back: 'Back to the venue',
    unknown: 'We do not know this payment.',
    other: 'العربية',
  },
  AR: {
    card: 'الدفع بالبطاقة',
    qlub: 'ادفع فاتورتك',
    test: 'هذه صفحة تجريبية. لا حاجة إلى بطاقة ولن يُخصم أي مبلغ.',
    pay: 'ادفع',
    decline: 'رفض البطاقة',
    cancel: 'إلغاء',
    late: `غادر الآن وادفع بعد ${LATE_AFTER_SECONDS} ثانية`,
    close: 'إغلاق دون رد',
    order: 'الطلب',
    over: 'صفحة الدفع هذه مغلقة.',
    back: 'العودة إلى المطعم',
    unknown: 'لا نعرف عملية الدفع هذه.',
    other: 'English',
  },
};

interface Shown {
  payment: PaymentRecord;
  order: OrderRecord;
  lang: Lang;
}

function button(outcome: string, label: string, isMain = false): string {
  const look = isMain ? ' class="main"' : '';
  return `<button name="outcome" value="${outcome}"${look}>${escape(label)}</button>`;
}

function summary(world: World, { payment, order, lang }: Shown): string {
  const { concept } = world.catalog.branch(order.storeId);
  const venue = lang === 'AR' ? concept.label.ar : concept.label.en;
  const amount = `${display(payment.amount, order.sums.decimals)} ${order.sums.currency}`;
  return `<section class="card"><p class="soft">${escape(venue)} · ${WORDS[lang].order} ${escape(order.orderNo)}</p>
<p class="amount"><bdi>${escape(amount)}</bdi></p></section>`;
}

function draw(world: World, shown: Shown): Response {
  const { payment, order, lang } = shown;
  const words = WORDS[lang];
  const title = payment.provider === 'qlub' ? words.qlub : words.card;
  const heading = `<h1>${escape(title)}</h1>`;
  const otherLang = lang === 'AR' ? 'EN' : 'AR';
  const switcher = `<p class="soft"><a href="?lang=${otherLang}">${words.other}</a></p>`;
  if (!isOpen(world, payment)) {
    const back = escape(payment.origin + returnPathOf(order, payment, 'closed'));
    const note = `<p>${words.over}</p><p><a href="${back}">${words.back}</a></p>`;
    return page(title, lang, heading + summary(world, shown) + note + switcher);
  }
  const form = `<form method="post" action="?lang=${lang}">
${button('pay', words.pay, true)}${button('decline', words.decline)}${button('cancel', words.cancel)}
${button('late', words.late)}${button('close', words.close)}</form>`;
  const note = `<p class="soft">${words.test}</p>`;
  return page(title, lang, heading + summary(world, shown) + note + form + switcher);
}

function act(world: World, { payment, order }: Shown, outcome: string): Response {
  const statuses: Record<string, string> = {
    pay: 'success',
    decline: 'failed',
    cancel: 'cancelled',
    late: 'pending',
    close: 'closed',
  };
  const at = now(world);
  if (isOpen(world, payment)) {
    if (outcome === 'pay') reportPayment(world, payment, 'paid', at);
    if (outcome === 'decline') reportPayment(world, payment, 'failed', at);
    if (outcome === 'cancel') reportPayment(world, payment, 'cancelled', at);
    if (outcome === 'late') payLater(world, payment, LATE_AFTER_SECONDS);
  }
  return goTo(payment.origin + returnPathOf(order, payment, statuses[outcome] ?? 'closed'));
}

/** `/pay/card/{transactionId}` and `/pay/qlub/{transactionId}`. */
export async function paymentPage(world: World, request: Request): Promise<Response> {
  const lang = pageLanguage(request);
  const [, , kind, transactionId = ''] = new URL(request.url).pathname.split('/');
  const payment = world.payments.get(decoded(transactionId) ?? '');
  const order = payment && world.orders.get(payment.eOrderID);
  const isRight = payment?.provider === (kind === 'qlub' ? 'qlub' : 'hosted');
  if (!payment || !order || !isRight) {
    const drawn = page(WORDS[lang].card, lang, `<h1>${WORDS[lang].unknown}</h1>`);
    return new Response(drawn.body, { status: 404, headers: drawn.headers });
  }
  const shown = { payment, order, lang };
  if (request.method !== 'POST') return draw(world, shown);
  const form = new URLSearchParams(await request.text());
  return act(world, shown, form.get('outcome') ?? '');
}
