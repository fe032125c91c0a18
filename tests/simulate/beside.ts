/** Runs parts of a run in parallel processes. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { playMany, Report } from './many.ts';

type Part = Parameters<typeof playMany>[0];

/** Each processor already has a process, so V8's helper threads would only compete. */
const V8_OPTIONS = ['--single-threaded', '--min-semi-space-size=16', '--max-semi-space-size=32'];

export function playBeside(part: Part): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
      execArgv: [...process.execArgv, ...V8_OPTIONS],
    });
    child.once('message', (report) => resolve(report as Report));
    child.once('error', reject);
    child.once('exit', (status) => reject(new Error(`A part ended with ${status}.`)));
    child.send(part);
  });
}
