import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../src/tools/conformance/options.ts';

const VENUE = ['--host', 'https://api.example', '--code', 'BEIT'];

describe('the options of the command', () => {
  it('are read-only and use the usual key by default', () => {
    expect(readOptions(VENUE)).toEqual({
      host: 'https://api.example',
      code: 'BEIT',
      table: undefined,
      tokenKey: 'sufra-public',
      app: undefined,
      mobile: undefined,
      contact: undefined,
      otp: undefined,
      isWriting: false,
      json: undefined,
      html: undefined,
    });
  });

  it('name a customer by country and number', () => {
    const { mobile, otp } = readOptions([...VENUE, '--mobile', '1:50123456', '--otp', '123456']);
    expect(mobile).toEqual({ countryId: 1, mobileNo: '50123456' });
    expect(otp).toBe('123456');
  });

  it('name the number of an order', () => {
    const { contact } = readOptions([...VENUE, '--contact', '1:50123456']);
    expect(contact).toEqual({ countryId: 1, mobileNo: '50123456' });
  });

  it.each<[string[], string]>([
    [[], '--host must be an origin such as https://api.example.'],
    [['--host', 'api.example'], '--host must be an origin such as https://api.example.'],
    [['--host', 'https://api.example/v2'], '--host must be an origin such as https://api.example.'],
    [['--host', 'ftp://api.example'], '--host must be an origin such as https://api.example.'],
    [['--host', 'https://api.example'], '--code must name a venue of this server.'],
    [[...VENUE, '--app', 'order'], '--app must be an origin such as https://api.example.'],
    [[...VENUE, '--mobile', '50123456'], '--mobile must be countryId:number, such as 1:50123456.'],
    [
      [...VENUE, '--contact', '50123456'],
      '--contact must be countryId:number, such as 1:50123456.',
    ],
    [
      [...VENUE, '--otp', '1234'],
      '--otp is the code that was sent to a number: give it by --mobile.',
    ],
    [
      [...VENUE, '--wriet'],
      "Unknown option '--wriet' There are --host, --code, --table, --token-key, --app, --mobile, --contact, --otp, --write, --json and --html.",
    ],
  ])('%j: one line reports the fault', (words, sentence) => {
    expect(() => readOptions(words)).toThrow(sentence);
  });
});
