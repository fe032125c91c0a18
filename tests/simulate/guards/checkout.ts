import { guardsIn, type Guard } from './guard.ts';

/** For sending, paying and placing. */
export const CHECKOUT_GUARDS: readonly Guard[] = [
  ...guardsIn('ordering/checkout/checkout.ts', [
    [
      'the intent is written before its request leaves',
      '      intents.write(intent, orderKey);\n      await run(intent, false);',
      '      await run(intent, false);',
    ],
    ['a second tap at the same moment does nothing', '    if (isWorking) return;\n'],
    [
      'the key is retired once the order stands',
      '    tools.settle(eOrderId);\n    intents.remove(orderKey);',
      '    intents.remove(orderKey);',
    ],
    [
      'the intent goes once the order stands',
      '    tools.settle(eOrderId);\n    intents.remove(orderKey);',
      '    tools.settle(eOrderId);',
    ],
    [
      'new totals in a refusal are asked for',
      'if (fresh) askToConfirm(current, fresh.totals, fresh.changes);\n      else if',
      'if',
    ],
    [
      'what is about to be placed is not saved again',
      '      if (intent.isPlacing) {',
      '      if (false as boolean) {',
    ],
    [
      'the wish of a second tab is not the first one’s',
      'if (!isAgain) wish = { request, isForReview };',
    ],
    ['an order in doubt is asked for when its page opens', 'await alone(afterAnother);'],
    [
      'another tab is waited for',
      "await tools.lock(orderKey, () => guarded(afterWaiting), 'wait');",
    ],
    [
      'an old intent is not sent again',
      'if (ageOf(current, tools.now()) >= RESUME_LIMIT_MS) return lookFor(current);',
    ],
    [
      'an intent that looks old is looked for twice',
      'if (found?.isDone === false) {',
      'if (found === undefined) {',
    ],
    [
      'a payment that was begun is kept in mind',
      "note(intent, { state: 'confirmed', transactionId: start.transactionId });",
    ],
  ]),
  ...guardsIn('ordering/checkout/orderLock.ts', [
    [
      'one tab sends at a time (locks)',
      '(lock) => (lock ? begin() : Promise.resolve(undefined)),',
      '() => begin(),',
    ],
    ['one tab sends at a time (lease)', '    if (isTaken()) return false;\n'],
    [
      'a lease from before the clock was set back is void',
      'return leftMs > 0 && leftMs <= LEASE_MS;',
      'return leftMs > 0;',
    ],
  ]),
  ...guardsIn('ordering/checkout/deferredCheckout.ts', [
    ['the button is shut from the tap on', "    onState({ step: 'sending' });\n"],
  ]),
  ...guardsIn('ordering/checkout/unknownOutcome.ts', [
    ['what was lost is in doubt, not refused', 'if (!isLost) throw failure;', 'throw failure;'],
    [
      'after a lost answer a passing status is no verdict',
      'const isLost = isOutcomeUnknown(failure, isInDoubt) ||',
      'const isLost = isOutcomeUnknown(failure) ||',
    ],
  ]),
  ...guardsIn('api/request.ts', [
    ['a repeat by itself does not end a doubt', '      error.isAfterLoss = attempt > 0;\n'],
  ]),
  ...guardsIn('api/failure.ts', [
    [
      'a fault of the server leaves the outcome unknown',
      'const FAULTS_BEHIND_THE_SERVER = 500;',
      'const FAULTS_BEHIND_THE_SERVER = 600;',
    ],
  ]),
  ...guardsIn('ordering/checkout/checkoutTerms.ts', [
    [
      'a dearer total is asked for',
      'return isDearer || totals.currency !== agreed.currency;',
      'return false;',
    ],
    ['a saved order keeps its number', 'eOrderID: known?.eOrderID ?? 0,', 'eOrderID: 0,'],
  ]),
  ...guardsIn('ordering/checkout/trustedPayment.ts', [
    [
      'only the bank that is allowed',
      "if (redirectUrl === undefined) throw broken('redirectUrl');",
      'if (redirectUrl === undefined) return start.redirectUrl;',
    ],
    [
      'the bank asks for the amount that was shown',
      "if (formatMajor(start.amount, decimals) !== amountToPay(totals)) throw broken('amount');",
    ],
  ]),
];
