import { wordsOf } from '../browser/support/diner.ts';
import { expect, test } from './phone.ts';

const name = { yoghurt: 'لبن بالخيار', card: 'بطاقة ائتمان' };
const PAID = 3;

test('a card is declined, then pays: one order, one charge', async ({ phone }) => {
  const t = wordsOf('AR');
  await phone.prepare({ lang_BEIT: 'AR' });
  await phone.open('/Menu/BEIT/T12');
  await phone.tap({ role: 'button', name: t('menu.add', { name: name.yoghurt }) });
  await phone.tap({ role: 'link', name: t('cart.view') });
  await phone.tap({ role: 'link', name: t('cart.toPayment') });
  await phone.tap({ role: 'radio', name: name.card });
  await phone.tap({ role: 'button', name: t('payment.pay') });
  await phone.isAt(/^\/pay\/card\//);
  await phone.tap({ selector: 'button[value=decline]' });

  await phone.sees({ role: 'heading', name: t('card.failed') });
  await phone.seesText(t('card.notCharged'));
  await phone.tap({ role: 'link', name: t('card.tryAgain') });
  await phone.tap({ role: 'button', name: t('payment.pay') });
  await phone.isAt(/^\/pay\/card\//);
  await phone.tap({ selector: 'button[value=pay]' });
  await phone.isAt(/^\/Cart\/BEIT\/T12\/\d+$/);
  await phone.seesText(t('order.number'));

  // The order is still there when the phone wakes up.
  await phone.open(await phone.isAt(/^\/Cart\/BEIT\/T12\/\d+$/));
  await phone.seesText(t('order.number'));
  const { orders, payments } = await phone.demo();
  expect(orders.filter(({ tableCode }) => tableCode === 'T12')).toHaveLength(1);
  expect(payments.filter(({ paymentStatus }) => paymentStatus === PAID)).toHaveLength(1);
});
