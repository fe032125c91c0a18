/** Helpers to describe faults of a host. */
import type { Sent, Spoil } from './spoiled.ts';

/** The name of the fault, how it spoils an answer, the check that reports it, and its sentence. */
export type Fault = readonly [fault: string, spoil: Spoil, check: string, sentence: RegExp];

/** Faults by name; only this check reports them. */
export function shows(check: string, faults: Record<string, [Spoil, RegExp]>): Fault[] {
  return Object.entries(faults).map(([name, [spoil, sentence]]) => [name, spoil, check, sentence]);
}

export const isPage = ({ headers, status }: Sent) =>
  status === 200 && String(headers['content-type']).startsWith('text/html');
export const isNamed = ({ path, status }: Sent) => path.startsWith('/static/') && status === 200;

/** Changes each answer that `meant` selects. */
export function at(
  meant: (sent: Sent) => boolean,
  change: (sent: Sent, encoding: string) => void,
): Spoil {
  return (sent, { encoding }) => {
    if (meant(sent)) change(sent, encoding);
  };
}
export const path = (wanted: string | RegExp) => (sent: Sent) =>
  typeof wanted === 'string' ? sent.path === wanted : wanted.test(sent.path);
export const header = (name: string, value: string | undefined) => (sent: Sent) => {
  sent.headers[name] = value;
};
export const status = (code: number, text?: string) => (sent: Sent) => {
  sent.status = code;
  if (text !== undefined) sent.text = text;
};
export const both =
  (...changes: ((sent: Sent) => void)[]) =>
  (sent: Sent) =>
    changes.forEach((change) => change(sent));
export const policy = (edit: (text: string) => string) => (sent: Sent) => {
  sent.headers['content-security-policy'] = edit(String(sent.headers['content-security-policy']));
};
export const asPage = (sent: Sent) => {
  sent.status = 200;
  sent.text = '<!doctype html><script id="app-config">{}</script>';
  sent.headers['content-type'] = 'text/html; charset=utf-8';
  sent.headers['content-encoding'] = undefined;
};
export const settings = (edit: (html: string) => string) =>
  at(isPage, (sent) => {
    sent.text = edit(sent.text);
  });
export const json = 'id="app-config">{';
