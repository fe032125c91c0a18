/**
 * Guards of the order path, each taken away by one changed line. The simulation has to notice each: a
 * guard that nobody misses is not needed, or nothing watches over it.
 */
import { availableParallelism } from 'node:os';
import { playBeside } from './beside.ts';
import { bundleApp, type Mutation } from './bundle.ts';
import { print } from './print.ts';

interface Mutant extends Mutation {
  /** What is not so any more. */
  guard: string;
}

const SERVER_CART = 'ordering/cart/serverCart.ts';
const CONNECT_CART = 'ordering/cart/connectServerCart.ts';
const CHECKOUT = 'ordering/checkout/checkout.ts';
const TERMS = 'ordering/checkout/checkoutTerms.ts';
const LOCK = 'ordering/checkout/orderLock.ts';
const ANSWERED = 'ordering/checkout/unknownOutcome.ts';
const PAYMENT = 'ordering/checkout/trustedPayment.ts';

const MUTANTS: readonly Mutant[] = [
  {
    guard: 'the intent is written before its request leaves',
    file: CHECKOUT,
    from: '      intents.write(intent, orderKey);\n      await run(intent, false);',
    to: '      await run(intent, false);',
  },
  {
    guard: 'an order in doubt locks its cart',
    file: CONNECT_CART,
    from: 'isLocked: () => isOrderUnsettled(orderKey),',
    to: 'isLocked: () => false,',
  },
  {
    guard: 'one tab sends at a time (locks)',
    file: LOCK,
    from: '(lock) => (lock ? begin() : Promise.resolve(undefined)),',
    to: '() => begin(),',
  },
  {
    guard: 'one tab sends at a time (lease)',
    file: LOCK,
    from: '    if (isTaken()) return false;\n',
    to: '',
  },
  {
    guard: 'a lease from before the clock was set back is void',
    file: LOCK,
    from: 'return leftMs > 0 && leftMs <= LEASE_MS;',
    to: 'return leftMs > 0;',
  },
  {
    guard: 'the button is shut from the tap on',
    file: 'ordering/checkout/deferredCheckout.ts',
    from: "    onState({ step: 'sending' });\n",
    to: '',
  },
  {
    guard: 'a second tap at the same moment does nothing',
    file: CHECKOUT,
    from: '    if (isWorking) return;\n',
    to: '',
  },
  {
    guard: 'an older cart is not believed',
    file: SERVER_CART,
    from: 'if (known && !isRemembered && !isForgotten && view.cartVersion < known.cartVersion) return;',
    to: '',
  },
  {
    guard: 'a forgotten cart is seen as such',
    file: SERVER_CART,
    from: 'const isForgotten = known === before && view.cartList.length === 0;',
    to: 'const isForgotten = false;',
  },
  {
    guard: 'the retry of an add keeps its key',
    file: SERVER_CART,
    from: 'const doubted = inDoubt.get(menuItemId)',
    to: 'const doubted = undefined',
  },
  {
    guard: 'a second tap has a key of its own while the first is sent again',
    file: SERVER_CART,
    from: 'doubted && !adding.has(doubted) ?',
    to: 'doubted ?',
  },
  {
    guard: 'an add that is seen in the cart is not sent again',
    file: SERVER_CART,
    from: '      adding.get(uniqueId)?.abort();\n',
    to: '',
  },
  {
    guard: 'quantities leave one after the other',
    file: SERVER_CART,
    from: 'sending = sending.then(() => sendQuantity(tableCartId, qty));',
    to: 'sending = sendQuantity(tableCartId, qty);',
  },
  {
    guard: 'taps that wait leave before the cart is read',
    file: SERVER_CART,
    from: '      cancel();\n      send();',
    to: '      cancel();',
  },
  {
    guard: 'a cart that the venue does not know gives up its key',
    file: SERVER_CART,
    from: 'if (isRefusal(failure, STATUS.cartUnknown)) tools.retireKey();',
    to: '',
  },
  {
    guard: 'a cart that was ordered elsewhere is settled',
    file: SERVER_CART,
    from: 'if (ordered) tools.onOrdered(ordered.eOrderID);',
    to: '',
  },
  {
    guard: 'an add to a cart that was given up is no success',
    file: CONNECT_CART,
    from: 'appStore.getState().orderKeys[`${code}/${tableCode}`] !== orderKey &&',
    to: 'false &&',
  },
  {
    guard: 'the key is retired once the order stands',
    file: CHECKOUT,
    from: '    tools.settle(eOrderId);\n    intents.remove(orderKey);',
    to: '    intents.remove(orderKey);',
  },
  {
    guard: 'the intent goes once the order stands',
    file: CHECKOUT,
    from: '    tools.settle(eOrderId);\n    intents.remove(orderKey);',
    to: '    tools.settle(eOrderId);',
  },
  {
    guard: 'what was lost is in doubt, not refused',
    file: ANSWERED,
    from: 'const isLost = isOutcomeUnknown(failure) || (isInDoubt && !isVerdict);',
    to: 'const isLost = false;',
  },
  {
    guard: 'after a lost answer a passing status is no verdict',
    file: ANSWERED,
    from: 'const isLost = isOutcomeUnknown(failure) || (isInDoubt && !isVerdict);',
    to: 'const isLost = isOutcomeUnknown(failure);',
  },
  {
    guard: 'a fault of the server leaves the outcome unknown',
    file: 'api/failure.ts',
    from: 'const FAULTS_BEHIND_THE_SERVER = 500;',
    to: 'const FAULTS_BEHIND_THE_SERVER = 600;',
  },
  {
    guard: 'a dearer total is asked for',
    file: TERMS,
    from: 'return isDearer || totals.currency !== agreed.currency;',
    to: 'return false;',
  },
  {
    guard: 'new totals in a refusal are asked for',
    file: CHECKOUT,
    from: 'if (fresh) askToConfirm(current, fresh.totals, fresh.changes);\n      else if',
    to: 'if',
  },
  {
    guard: 'a saved order keeps its number',
    file: TERMS,
    from: 'eOrderID: known?.eOrderID ?? 0,',
    to: 'eOrderID: 0,',
  },
  {
    guard: 'what is about to be placed is not saved anew',
    file: CHECKOUT,
    from: '      if (intent.isPlacing) {',
    to: '      if (false as boolean) {',
  },
  {
    guard: 'what is in doubt is cleared up before another wish is sent',
    file: CHECKOUT,
    from: 'else if (eOrderID > 0 || (await isCleared(intent))) {',
    to: 'else {',
  },
  {
    guard: 'the wish of a second tab is not the first one’s',
    file: CHECKOUT,
    from: 'await goOnWith(known, isAgain ? undefined : { request, isForReview });',
    to: 'await goOnWith(known);',
  },
  {
    guard: 'an order in doubt is asked for when its page opens',
    file: CHECKOUT,
    from: 'else if (isUnsettled(intent)) await alone(afterAnother, true);',
    to: '',
  },
  {
    guard: 'another tab is waited for',
    file: CHECKOUT,
    from: "await tools.lock(orderKey, () => guarded(isPatient ? work : afterAnother), 'wait');",
    to: '',
  },
  {
    guard: 'an old intent is not sent again',
    file: CHECKOUT,
    from: 'if (ageOf(intent, tools.now()) >= RESUME_LIMIT_MS) {',
    to: 'if (false as boolean) {',
  },
  {
    guard: 'only the bank that is allowed',
    file: PAYMENT,
    from: "if (redirectUrl === undefined) throw broken('redirectUrl');",
    to: 'if (redirectUrl === undefined) return start.redirectUrl;',
  },
  {
    guard: 'the bank asks for the amount that was shown',
    file: PAYMENT,
    from: "if (formatMajor(start.amount, decimals) !== amountToPay(totals)) throw broken('amount');",
    to: '',
  },
  {
    guard: 'a payment that was begun is kept in mind',
    file: CHECKOUT,
    from: "note(intent, { state: 'confirmed', transactionId: start.transactionId });",
    to: '',
  },
  {
    guard: 'an early tap counts at its own price only',
    file: 'defer/earlyTaps.ts',
    from: 'if (card.price === price) card.act(quantity);',
    to: 'if (card.price !== -1) card.act(quantity);',
  },
  {
    guard: 'an early tap is handed over once',
    file: 'defer/earlyTaps.ts',
    from: '  waiting.delete(menuItemId);\n',
    to: '',
  },
  {
    guard: 'what the storage refuses is kept in memory',
    file: 'storage/store.ts',
    from: '        memory.set(key, value);\n',
    to: '',
  },
];

/** Enough for the rarest: a mutant that lives as long is said to survive. */
const SESSIONS = 4000;

async function tryMutant({ guard, ...mutation }: Mutant, seed: number): Promise<boolean> {
  const code = await bundleApp(mutation);
  const report = await playBeside({ code, seed, from: 0, to: SESSIONS, isFirstEnough: true });
  const [found] = report.found;
  print(`${guard}: ${found ? `${found.rule} (after ${report.sessions})` : 'SURVIVES'}`);
  return found === undefined;
}

export async function tryMutants(seed: number): Promise<number> {
  const waiting = [...MUTANTS];
  let survivors = 0;
  const workThrough = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      if (await tryMutant(mutant, seed)) survivors += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workThrough));
  print(`\n${MUTANTS.length} guards taken away, ${survivors} of them not missed`);
  return survivors === 0 ? 0 : 1;
}
