import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { HostOptions } from './hostOptions.ts';

function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
}

/** Prints the addresses of the host, and a code that opens it on a phone. */
export function printEntries({ address, port }: AddressInfo, options: HostOptions): void {
  const origin = `http://localhost:${port}`;
  const lan = /^(?:127\.|::1$)/.test(address) ? undefined : lanAddress();
  const lines = ['', `Sufra is served at ${origin}`];
  if (options.proxyTarget) lines.push(`in front of ${options.proxyTarget.origin}`);
  for (const entry of options.entries ?? []) lines.push(`  ${origin}${entry.path}  ${entry.label}`);
  const first = options.entries?.[0];
  if (lan !== undefined) {
    const link = `http://${lan}:${port}${first?.path ?? '/'}`;
    lines.push('', `On a phone in the same network: ${link}`, renderUnicodeCompact(link));
    lines.push(
      'Over plain http a phone has no offline copy, no camera and no install; ordering works.',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
