/** `npm run conformance -- --host https://api.example --code CODE`. */
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { runCommand } from '../commandLine.ts';
import { checkServer } from './checkServer.ts';
import { readOptions, type Options } from './options.ts';
import { isKept, jsonOf, pageOf, textOf } from './report.ts';

const { stdin, stderr } = process;

async function codeTyped({ otp }: Options): Promise<string> {
  if (otp !== undefined) return otp;
  const line = createInterface({ input: stdin, output: stderr });
  const code = await line.question('\nThe code that was sent to the number: ');
  line.close();
  return code.trim();
}

/** One progress line that is overwritten, on a terminal only. */
function tell(done: number, all: number, title: string): void {
  if (!stderr.isTTY) return;
  const text = `${done + 1} of ${all}  ${title}`.slice(0, (stderr.columns ?? 80) - 1);
  stderr.write(`\r\u001B[K${text}`);
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const findings = await checkServer(options, {
    codeTyped: () => codeTyped(options),
    onProgress: tell,
  });
  if (stderr.isTTY) stderr.write('\r\u001B[K');
  if (options.json !== undefined) await writeFile(options.json, jsonOf(options, findings));
  if (options.html !== undefined) await writeFile(options.html, pageOf(options, findings));
  if (!isKept(findings)) process.exitCode = 1;
  return textOf(options, findings);
});
