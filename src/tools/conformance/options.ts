/** Reads the arguments of `npm run conformance --`. */
import { CommandFault } from '../../build/commandFault.ts';
import { originIn, valuesOf } from '../commandLine.ts';

export interface Options {
  /** Origin of the server; its calls are below `/api`. */
  host: string;
  code: string;
  /** A table of the venue; without it, calls that need one are skipped. */
  table: string | undefined;
  /** The tokenKey of a visitor who is not logged in. */
  tokenKey: string;
  /** Origin of the app, if it differs from the server's. */
  app: string | undefined;
  /** Number of a test customer, with the id of its country. */
  mobile: { countryId: number; mobileNo: string } | undefined;
  /** Number for test orders; by default one that fits the rules of the venue's country. */
  contact: Options['mobile'];
  /**
   * The log-in code that the server sends to the test customer; by default the command asks for it.
   */
  otp: string | undefined;
  /** True when carts and orders may be made: at a test venue only. */
  isWriting: boolean;
  json: string | undefined;
  html: string | undefined;
}

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  host: TEXT,
  code: TEXT,
  table: TEXT,
  'token-key': { ...TEXT, default: 'sufra-public' },
  app: TEXT,
  mobile: TEXT,
  contact: TEXT,
  otp: TEXT,
  write: { type: 'boolean', default: false },
  json: TEXT,
  html: TEXT,
} as const;

function numberIn(value: string | undefined, name: string): Options['mobile'] {
  if (value === undefined) return undefined;
  const [, countryId, mobileNo = ''] = /^(\d+):(\d{4,15})$/.exec(value) ?? [];
  if (countryId === undefined)
    throw new CommandFault(`--${name} must be countryId:number, such as 1:50123456.`);
  return { countryId: Number(countryId), mobileNo };
}

export function readOptions(words: readonly string[]): Options {
  const values = valuesOf(OPTIONS, words);
  const host = originIn(values.host, 'host');
  if (!values.code) throw new CommandFault('--code must name a venue of this server.');
  if (values.otp !== undefined && values.mobile === undefined)
    throw new CommandFault('--otp is the code that was sent to a number: give it by --mobile.');
  return {
    host,
    code: values.code,
    table: values.table,
    tokenKey: values['token-key'],
    app: values.app === undefined ? undefined : originIn(values.app, 'app'),
    mobile: numberIn(values.mobile, 'mobile'),
    contact: numberIn(values.contact, 'contact'),
    otp: values.otp,
    isWriting: values.write,
    json: values.json,
    html: values.html,
  };
}
