/** The decoder's own thread: for browsers that cannot read codes themselves. */
import { codesIn } from './decoder.ts';

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  const answer = async () => postMessage(await codesIn(data));
  void answer();
});
