import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkHost } from '../../../src/tools/checkHost/checkHost.ts';
import { OTHER_FAULTS } from './otherFaults.ts';
import { PAGE_FAULTS } from './pageFaults.ts';
import { settings } from './spoils.ts';
import { spoiled, type Spoil } from './spoiled.ts';
import { copyOfBuild, KINDS, serveByKit, startDemo, type Demo, type Served } from './webServers.ts';

let demo: Demo;
let served: Served;
beforeAll(async () => {
  demo = await startDemo();
  const [kind = 'nginx'] = KINDS;
  served = await serveByKit(kind, await copyOfBuild(), ['--server', demo.origin]);
});
afterAll(async () => {
  await served.stop();
  await demo.close();
});

/** The findings of the check on spoiled answers, by check name. */
async function wrongWith(spoil: Spoil): Promise<[check: string, sentences: readonly string[]][]> {
  const { origin } = await spoiled(served.origin, spoil);
  const found = await checkHost(origin);
  return found.flatMap(({ isAdvice, check, sentences }) =>
    isAdvice || sentences.length === 0 ? [] : [[check, sentences]],
  );
}

it.each([...PAGE_FAULTS, ...OTHER_FAULTS])(
  'names the fault, and no other: %s',
  async (_, spoil, check, sentence) => {
    const wrong = await wrongWith(spoil);
    expect(wrong.map(([name]) => name)).toEqual([check]);
    expect(wrong[0]?.[1].join('\n')).toMatch(sentence);
  },
);

it('names a server setting that is not an origin', async () => {
  const spoil = settings((html) => html.replace('"host":""', '"host":"https://api.example/v2"'));
  expect((await wrongWith(spoil)).flatMap(([, sentences]) => sentences)).toContain(
    'host is https://api.example/v2: it must be an origin such as https://api.example.',
  );
});

it('finds no fault in an unspoiled host', async () => {
  expect(await wrongWith(() => undefined)).toEqual([]);
});
