/**
 * Plays its share of the sessions in a separate process, because a process has only one time zone.
 */
import { playMany } from './many.ts';

async function work(part: Parameters<typeof playMany>[0]): Promise<void> {
  const report = await playMany(part);
  process.send?.(report, () => process.connected && process.disconnect());
}

process.once('message', (part: Parameters<typeof playMany>[0]) => void work(part));
