/** The findings as text, as data and as a page. */
import type { Endpoint } from '../../contract/endpoint.ts';
import { contractCalls } from '../../contract/examples/contractCalls.ts';
import { CONTRACT_VERSION } from '../../contract/version.ts';
import { oneLine } from '../commandLine.ts';
import { escapeHtml } from '../../build/escapeHtml.ts';
import type { Finding } from './checkServer.ts';
import type { Options } from './options.ts';

const isBroken = ({ faults }: Finding) => faults.length > 0;
const isLeft = ({ left }: Finding) => left !== undefined;

export const isKept = (findings: readonly Finding[]) => !findings.some(isBroken);

function headOf({ host, code }: Options, findings: readonly Finding[]): string {
  const broken = findings.filter(isBroken).length;
  const left = findings.filter(isLeft).length;
  const kept = findings.length - broken - left;
  return `${host}, ${code}, by contract ${CONTRACT_VERSION}: ${kept} promises kept, ${broken} broken, ${left} not looked at.`;
}

function leftLines(findings: readonly Finding[]): string[] {
  const byWhy = Map.groupBy(findings.filter(isLeft), ({ left }) => left ?? '');
  return [...byWhy].map(([why, rules]) => `  ${rules.length} × ${oneLine(why)}`);
}

export function textOf(options: Options, findings: readonly Finding[]): string {
  const broken = findings.filter(isBroken).map(({ rule, faults, breaks }) =>
    ['', `  ✗ ${rule.title}`]
      .concat(
        faults.map((fault) => `      ${oneLine(fault)}.`),
        `      In the app: ${breaks}`,
      )
      .join('\n'),
  );
  const left = leftLines(findings);
  return [
    headOf(options, findings),
    ...broken,
    ...(left.length > 0 ? ['', 'Not looked at:', ...left] : []),
  ].join('\n');
}

export function jsonOf(options: Options, findings: readonly Finding[]): string {
  const { host, code, table, isWriting } = options;
  const found = findings.map(({ rule: { id, title }, faults, breaks, left }) => ({
    id,
    title,
    state: left === undefined ? (faults.length > 0 ? 'broken' : 'kept') : 'not looked at',
    ...(faults.length > 0 && { faults, breaks }),
    ...(left !== undefined && { why: left }),
  }));
  const run = { host, code, table, isWriting, contract: CONTRACT_VERSION };
  return `${JSON.stringify({ ...run, at: new Date().toISOString(), promises: found }, null, 2)}\n`;
}

function exampleOf(call: Endpoint | undefined): string {
  const example = contractCalls.find(({ endpoint }) => endpoint === call);
  if (!example) return '';
  const { answer } = example.literal;
  const text = JSON.stringify({ status: 1, message: '', dataenum: answer }, null, 2);
  return `<details><summary>An answer as the app reads it</summary><pre>${escapeHtml(text)}</pre></details>`;
}

function brokenPart({ rule, faults, breaks }: Finding): string {
  const list = faults.map((fault) => `<li>${escapeHtml(fault)}.</li>`).join('');
  return `<section class="broken"><h3>${escapeHtml(rule.title)}</h3><ul>${list}</ul><p><b>In the app:</b> ${escapeHtml(breaks)}</p>${exampleOf(rule.call)}</section>`;
}

const STYLE = `
  :root { color-scheme: light dark; --line: #8885; --bad: #b3261e; }
  @media (prefers-color-scheme: dark) { :root { --bad: #ff8a80; } }
  body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 52rem; margin: auto; padding: 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.5rem; } h2 { margin-block-start: 2rem; } h3 { font-size: 1.05rem; margin: 0; }
  .broken { border: 1px solid var(--line); border-inline-start: 4px solid var(--bad); border-radius: 8px; padding: 0.75rem 1rem; margin-block: 0.75rem; }
  .broken p { margin-block: 0.5rem; } ul { padding-inline-start: 1.25rem; margin-block: 0.5rem; }
  pre { overflow: auto; font-size: 0.85rem; } summary { cursor: pointer; padding-block: 0.25rem; }
`;

export function pageOf(options: Options, findings: readonly Finding[]): string {
  const broken = findings.filter(isBroken);
  const kept = findings.filter((finding) => !isBroken(finding) && !isLeft(finding));
  const left = Map.groupBy(findings.filter(isLeft), (finding) => finding.left ?? '');
  const titles = (some: readonly Finding[]) =>
    `<ul>${some.map(({ rule }) => `<li>${escapeHtml(rule.title)}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contract: ${escapeHtml(options.host)}, ${escapeHtml(options.code)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${broken.length === 0 ? 'The server keeps the contract' : 'The server breaks the contract'}</h1>
<p>${escapeHtml(headOf(options, findings))} ${options.isWriting ? 'Carts and orders were made.' : 'Nothing was written.'}</p>
${broken.length > 0 ? `<h2>Broken: ${broken.length}</h2>${broken.map(brokenPart).join('\n')}` : ''}
${left.size > 0 ? `<h2>Not looked at</h2>${[...left].map(([why, some]) => `<details><summary>${some.length} × ${escapeHtml(why)}</summary>${titles(some)}</details>`).join('\n')}` : ''}
<h2>Kept: ${kept.length}</h2>
${titles(kept)}
</body>
</html>
`;
}
