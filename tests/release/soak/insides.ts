/** Loaded into the server under test: reports its memory and sockets to the parent process. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Insides {
  /** Bytes of the heap after garbage collection. */
  heap: number;
  sockets: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('message', () => {
  collect();
  process.send?.({
    heap: process.memoryUsage().heapUsed,
    sockets: process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length,
  } satisfies Insides);
});
process.channel?.unref();
