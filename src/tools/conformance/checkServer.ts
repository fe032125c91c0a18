/** Checks a venue's server against the contract, promise by promise. */
import * as v from 'valibot';
import { getStoreIdFromCode } from '../../contract/endpoints/menu.ts';
import { CommandFault } from '../../build/commandFault.ts';
import { isOfConnection, whyUnreached } from '../checkHost/reach.ts';
import type { Options } from './options.ts';
import { CART_RULES } from './rules/carts.ts';
import { LOGIN_RULES } from './rules/logins.ts';
import { ORDER_RULES } from './rules/orders.ts';
import { PAYMENT_RULES } from './rules/payments.ts';
import { PRICE_RULES } from './rules/prices.ts';
import { PROTOCOL_RULES } from './rules/protocol.ts';
import { READ_RULES } from './rules/reads.ts';
import { REFUSAL_RULES } from './rules/refusals.ts';
import type { Heard } from './server.ts';
import { Broken, Left, openVisit, type Looked, type Rule, type Visit } from './visit.ts';

export interface Finding {
  rule: Rule;
  /** The faults, a sentence each. */
  faults: readonly string[];
  /** What stops working in the app because of them. */
  breaks: string;
  /** Why the rule was skipped. */
  left: string | undefined;
}

const RULES: readonly Rule[] = [
  ...PROTOCOL_RULES,
  ...READ_RULES,
  ...PRICE_RULES,
  ...REFUSAL_RULES,
  ...CART_RULES,
  ...ORDER_RULES,
  ...PAYMENT_RULES,
  ...LOGIN_RULES,
];

/** Why the check cannot start, and what to do. */
function whyNot(
  { code, host }: Options,
  { status, told, json, headers }: Heard,
): string | undefined {
  const { location } = headers;
  if (status >= 300 && status < 400 && location !== undefined)
    return `It sends on to ${URL.parse(location, host)?.href ?? location}: name that host instead.`;
  if (status === 401 || status === 403)
    return `It answers ${status}: is its key for visitors another one? Name it by --token-key.`;
  if (status === 404) return `It answers 404: is there a venue ${code}, and the API below /api?`;
  if (status === 429) return 'It answers 429, too many requests: wait, or raise its limit.';
  if (status !== 200) return `It answers ${status}: its own log says why.`;
  if (json === undefined)
    return 'It answers with a page, and not with JSON: is this the app’s host, and the server’s another?';
  if (!(told > 0))
    return `It refuses to tell of ${code} (status ${told}): is the venue switched on?`;
  return undefined;
}

async function reach({ hear, options }: Visit): Promise<void> {
  const heard = await hear(getStoreIdFromCode).catch((error: unknown) => {
    throw new CommandFault(`${options.host}: ${whyUnreached(error)}`);
  });
  const why = whyNot(options, heard);
  if (why !== undefined) throw new CommandFault(`${options.host}: ${why}`);
}

/** Runs a rule; a connection error and an unreadable answer count as faults. */
async function lookBy(rule: Rule, visit: Visit): Promise<Looked> {
  try {
    return await rule.look(visit);
  } catch (error) {
    if (error instanceof Left) return error;
    if (v.isValiError(error)) {
      const { path = [], message } = error.issues[0];
      const field = path.map(({ key }) => String(key)).join('.');
      return [`An answer cannot be read: ${field}: ${message}`];
    }
    if (!isOfConnection(error)) throw error;
    return [whyUnreached(error)];
  }
}

async function look(rule: Rule, visit: Visit): Promise<Finding> {
  const { breaks } = rule;
  const looked = await lookBy(rule, visit);
  if (looked instanceof Left) return { rule, breaks, faults: [], left: looked.message };
  if (looked instanceof Broken) {
    const { faults, breaks: otherwise } = looked;
    return { rule, breaks: otherwise, faults, left: undefined };
  }
  return { rule, breaks, faults: looked, left: undefined };
}

interface Tools {
  /** Asks the holder of the phone for the code that it received. */
  codeTyped: () => Promise<string>;
  onProgress: (done: number, all: number, title: string) => void;
}

export async function checkServer(
  options: Options,
  { codeTyped, onProgress }: Tools,
): Promise<Finding[]> {
  const visit = openVisit(options, codeTyped);
  await reach(visit);
  const findings: Finding[] = [];
  // One at a time: some rules build on earlier ones, and a live server must not be flooded.
  for (const rule of RULES) {
    onProgress(findings.length, RULES.length, rule.title);
    findings.push(await look(rule, visit));
  }
  return findings;
}
