/** The decoder's own thread: for browsers that read no codes themselves. */
import { codesIn } from './decoder.ts';

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  const answer = async () => postMessage(await codesIn(data));
  void answer();
});
