/** The bank's page: the diner's actions there, and the way back, if the diner comes back. */
import { BANK, payAtBank } from '../venue/payments.ts';
import type { Dice } from '../world/dice.ts';
import type { Session } from './session.ts';
import type { Tab } from './tab.ts';

/** The payment that the address of a bank's page names. */
export function paymentIn(address: string): string | undefined {
  const start = `${BANK}/pay/`;
  return address.startsWith(start) ? address.slice(start.length) : undefined;
}

/** The order in a return address, and for some banks the transaction. */
function namedIn(address: string): { eOrderId: number; transactionId: string | undefined } {
  const url = new URL(address, 'https://order.example');
  const ofPath = /\/CardDetails\/EOrder\/[^/]+\/(\d+)/.exec(url.pathname)?.[1];
  return {
    eOrderId: Number(ofPath ?? url.searchParams.get('eOrderId') ?? 0),
    transactionId: url.searchParams.get('transactionId') ?? undefined,
  };
}

export function returnFromBank(session: Session, tab: Tab, dice: Dice): void {
  const { bank } = tab;
  if (bank === undefined) return;
  const outcome = dice.pick(['paid', 'paid', 'declined', 'abandoned', 'pending'] as const);
  const payment = paymentIn(bank) ?? '';
  session.count(`bank: ${outcome}`);
  const back = payAtBank(session.venue.world, payment, outcome);
  if (dice.chance(0.1)) payAtBank(session.venue.world, payment, outcome);
  const way = dice.pick(['returns', 'returns', 'returns', 'goes back', 'never returns', 'stays']);
  session.count(`bank: ${way}`);
  if (way === 'stays') return;
  if (way === 'never returns') tab.kill();
  else if (way === 'goes back') tab.goBack();
  else {
    tab.open();
    const { eOrderId, transactionId } = namedIn(back);
    if (eOrderId > 0) tab.visit?.watchPayment(eOrderId, transactionId);
  }
}
