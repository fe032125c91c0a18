/** `npm run check-host -- https://order.example`. */
import { runCommand } from '../commandLine.ts';
import { checkHost, isRight, originIn, reportOf } from './checkHost.ts';

await runCommand(async () => {
  const origin = originIn(process.argv.slice(2));
  const found = await checkHost(origin);
  if (!isRight(found)) process.exitCode = 1;
  return reportOf(origin, found);
});
