import { appConfig } from '../config/appConfig.ts';
import type { Endpoint, Sending } from '../contract/endpoint.ts';
import type { Lang } from '../contract/languages.ts';
import { afterFirstScreen } from '../lazy/afterFirstScreen.ts';
import { addressOf, callName } from './address.ts';
import { readAnswer, type Reply } from './answer.ts';
import { isAskedEarly, readArrived, takeEarlyAnswer } from '../lazy/earlyAnswers.ts';
import { ApiFailure, isApiFailure, isLost, isRefusal } from './failure.ts';
import type { ApiSettings, CallOptions } from './request.ts';

let settings: ApiSettings = {
  token: () => undefined,
  lang: () => 'EN',
  onFailure: () => undefined,
  onHeard: () => undefined,
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

export function configureApi(given: Partial<ApiSettings>): void {
  settings = { ...settings, ...given };
}

/** For code that makes calls outside of pages. */
export function apiSettings(): ApiSettings {
  return settings;
}

/** The language that answers come in. */
export function apiLang(): Lang {
  return settings.lang();
}

/** Reads whose last answer was unusable: the browser must not answer them from its cache. */
const distrusted = new Set<string>();

function readHere<Answer>(
  endpoint: Endpoint<string, Answer>,
  address: string,
  reply: Reply,
): Answer {
  try {
    const answer = readAnswer(endpoint, reply);
    distrusted.delete(address);
    // A copy may replace the answer of a slow server, so it proves nothing about the network.
    if (reply.copyOf === null) settings.onHeard(true);
    return answer;
  } catch (error) {
    if (isApiFailure(error) && error.kind === 'unreadable') distrusted.add(address);
    if (isRefusal(error)) settings.onHeard(true);
    throw error;
  }
}

let changes = 0;

/** True during a request that changes data, as the diner waits for it. */
export function isChangeUnderWay(): boolean {
  return changes > 0;
}

/** Makes the call, repeats it as its retry class allows, and reports a failure exactly once. */
export async function call<Answer, Asked extends Sending>(
  endpoint: Endpoint<string, Answer, Asked>,
  asked: NoInfer<Asked>,
  options: CallOptions<Answer> = {},
): Promise<Answer> {
  const change = Number(endpoint.changesData);
  changes += change;
  try {
    const address = addressOf(endpoint, asked);
    // The diner's own actions are sent at once; reads wait for the first screen, or ran before it.
    if (!endpoint.changesData) {
      const early = isAskedEarly(address)
        ? await takeEarlyAnswer(address, appConfig().requestTimeoutMs)
        : await afterFirstScreen();
      if (early) return readHere(endpoint, address, early);
    }
    // The network code is not needed while the page's early answers suffice.
    const { request } = await import('./request.ts');
    const read = (reply: Reply) => readHere(endpoint, address, reply);
    return await request(endpoint, address, asked, {
      options,
      settings,
      isDistrusted: distrusted.has(address),
      read,
    });
  } catch (error) {
    const failure = isApiFailure(error)
      ? error
      : new ApiFailure(options.signal?.aborted ? 'aborted' : 'network', callName(endpoint), {
          cause: error,
        });
    if (isLost(failure)) settings.onHeard(false);
    if (failure.kind !== 'aborted') settings.onFailure(failure, endpoint);
    throw failure;
  } finally {
    changes -= change;
  }
}

/** The early answer to this read, if it arrived before the app: the app's first render shows it. */
export function preloadedAnswer<Answer, Asked extends Sending>(
  endpoint: Endpoint<string, Answer, Asked, false>,
  asked: NoInfer<Asked>,
): Answer | undefined {
  return readArrived(addressOf(endpoint, asked), (answer) => readAnswer(endpoint, answer));
}
