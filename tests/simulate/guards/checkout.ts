import type { Guard } from './guard.ts';

const CHECKOUT = 'ordering/checkout/checkout.ts';
const TERMS = 'ordering/checkout/checkoutTerms.ts';
const LOCK = 'ordering/checkout/orderLock.ts';
const ANSWERED = 'ordering/checkout/unknownOutcome.ts';
const PAYMENT = 'ordering/checkout/trustedPayment.ts';

/** Of what is sent, paid and placed. */
export const CHECKOUT_GUARDS: readonly Guard[] = [
  {
    guard: 'the intent is written before its request leaves',
    file: CHECKOUT,
    from: '      intents.write(intent, orderKey);\n      await run(intent, false);',
    to: '      await run(intent, false);',
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
    from: 'if (!isLost) throw failure;',
    to: 'throw failure;',
  },
  {
    guard: 'after a lost answer a passing status is no verdict',
    file: ANSWERED,
    from: 'const isLost = isOutcomeUnknown(failure, isInDoubt) ||',
    to: 'const isLost = isOutcomeUnknown(failure) ||',
  },
  {
    guard: 'a repeat by itself does not end a doubt',
    file: 'api/request.ts',
    from: '      error.isAfterLoss = attempt > 0;\n',
    to: '',
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
    guard: 'the wish of a second tab is not the first one’s',
    file: CHECKOUT,
    from: 'if (!isAgain) wish = { request, isForReview };',
    to: '',
  },
  {
    guard: 'an order in doubt is asked for when its page opens',
    file: CHECKOUT,
    from: 'await alone(afterAnother);',
    to: '',
  },
  {
    guard: 'another tab is waited for',
    file: CHECKOUT,
    from: "await tools.lock(orderKey, () => guarded(afterWaiting), 'wait');",
    to: '',
  },
  {
    guard: 'an old intent is not sent again',
    file: CHECKOUT,
    from: 'if (ageOf(current, tools.now()) >= RESUME_LIMIT_MS) return lookFor(current);',
    to: '',
  },
  {
    guard: 'an intent that looks old is looked for twice',
    file: CHECKOUT,
    from: 'if (found?.isDone === false) {',
    to: 'if (found === undefined) {',
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
];
