/** Parts of a run in processes of their own, beside each other. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { playMany, Report } from './many.ts';

type Part = Parameters<typeof playMany>[0];

export function playBeside(part: Part): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)));
    child.once('message', (report) => resolve(report as Report));
    child.once('error', reject);
    child.once('exit', (status) => reject(new Error(`A part ended with ${status}.`)));
    child.send(part);
  });
}
