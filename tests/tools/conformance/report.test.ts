import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/tools/conformance/checkServer.ts';
import { readOptions } from '../../../src/tools/conformance/options.ts';
import { isKept, jsonOf, pageOf, textOf } from '../../../src/tools/conformance/report.ts';
import { getStoreList } from '../../../src/contract/endpoints/delivery/settings.ts';

const OPTIONS = readOptions(['--host', 'https://api.example', '--code', 'BEIT']);

const BREAKS = 'No store can be chosen.';

const rule = (id: string, title: string) => ({
  id,
  title,
  call: getStoreList,
  breaks: BREAKS,
  look: () => Promise.resolve([]),
});

const FINDINGS: Finding[] = [
  { rule: rule('kept', 'A kept one'), faults: [], breaks: BREAKS, left: undefined },
  {
    rule: rule('broken', 'A broken <one>'),
    faults: ['dataenum[0].code is missing'],
    breaks: BREAKS,
    left: undefined,
  },
  {
    rule: rule('left', 'One that was left'),
    faults: [],
    breaks: BREAKS,
    left: 'No table was named (--table).',
  },
];

describe('the report', () => {
  it('says what is broken, what that breaks in the app, and what was not checked', () => {
    expect(textOf(OPTIONS, FINDINGS).split('\n')).toEqual([
      'https://api.example, BEIT, by contract 1.1.0: 1 promises kept, 1 broken, 1 not looked at.',
      '',
      '  ✗ A broken <one>',
      '      dataenum[0].code is missing.',
      '      In the app: No store can be chosen.',
      '',
      'Not looked at:',
      '  1 × No table was named (--table).',
    ]);
    expect(isKept(FINDINGS)).toBe(false);
    expect(isKept(FINDINGS.slice(0, 1))).toBe(true);
  });

  it('keeps each sentence in its line, whatever the server says', () => {
    const [, broken] = FINDINGS;
    const faults = ['It says “\n\n  ✓ All is well\r\n”'];
    const lines = textOf(OPTIONS, broken ? [{ ...broken, faults }] : []).split('\n');
    expect(lines.slice(3)).toEqual([
      '      It says “ ✓ All is well ”.',
      '      In the app: No store can be chosen.',
    ]);
  });

  it('has a version for machines', () => {
    expect(JSON.parse(jsonOf(OPTIONS, FINDINGS))).toEqual({
      host: 'https://api.example',
      code: 'BEIT',
      isWriting: false,
      contract: '1.1.0',
      at: expect.stringMatching(/^\d{4}-/) as string,
      promises: [
        { id: 'kept', title: 'A kept one', state: 'kept' },
        {
          id: 'broken',
          title: 'A broken <one>',
          state: 'broken',
          faults: ['dataenum[0].code is missing'],
          breaks: BREAKS,
        },
        {
          id: 'left',
          title: 'One that was left',
          state: 'not looked at',
          why: 'No table was named (--table).',
        },
      ],
    });
  });

  describe('as a page', () => {
    const page = pageOf(OPTIONS, FINDINGS);

    it('shows a correct answer beside what is broken', () => {
      const [, broken = ''] = /<section class="broken">(.*?)<\/section>/s.exec(page) ?? [];
      expect(broken).toContain('<h3>A broken &lt;one&gt;</h3>');
      expect(broken).toContain('<b>In the app:</b> No store can be chosen.');
      const [, example = ''] = /<pre>(.*)<\/pre>/s.exec(broken) ?? [];
      expect(JSON.parse(example.replaceAll('&quot;', '"'))).toMatchObject({
        status: 1,
        dataenum: [{ storeId: expect.any(Number) as number }],
      });
    });

    it('loads no other file', () => {
      expect(page).not.toMatch(/<(?:script|link|img|iframe)\b/);
      expect(page).toContain('<h1>The server breaks the contract</h1>');
    });
  });
});
