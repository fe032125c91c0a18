/** `npm run mutants`: breaks one line of the project at a time, and reports which test fails. */
import { existsSync, globSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { brokenRule } from '../simulate/tryMutation.ts';
import { print } from '../simulate/print.ts';
import { MUTANTS } from './all.ts';
import { makeCopy, removeCopies, withMutant } from './copy.ts';
import { partOf, PARTS, type Mutant, type Part } from './mutant.ts';
import { relatedTests, testsOfBuild, types, unitTests, type Failed } from './parts.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    find: { type: 'boolean', default: false },
  },
});

const chosen = MUTANTS.filter((mutant) =>
  [mutant.mutant, mutant.file, mutant.caughtBy].some((text) => text.includes(values.only)),
);

type Verdict = 'caught' | 'caught elsewhere' | 'SURVIVES';
const verdicts = new Map<Mutant, Verdict>();

/** The part that `caughtBy` names. */
function namedTest(mutant: Mutant, copy: string): Promise<Failed> {
  switch (partOf(mutant)) {
    case 'types':
      return types(copy);
    case 'unit':
      return unitTests(copy, mutant.caughtBy);
    default:
      return testsOfBuild(copy, mutant.caughtBy);
  }
}

/** The tests of the same name, then those of the file's folder, then all that import the file. */
async function otherTests({ file }: Mutant, copy: string): Promise<Failed> {
  const { dir, name } = parse(file);
  const folder = dir.replace(/^(?:src|public\/assets)\/?/, '');
  const inTests = join(copy, 'tests');
  const isMirrored = folder !== '' && existsSync(join(inTests, folder));
  const looks = [
    globSync(`**/${name}.test.{ts,tsx}`, { cwd: inTests }),
    isMirrored ? [`${folder}/`] : [],
  ];
  for (const paths of looks.filter(({ length }) => length > 0)) {
    const failed = await unitTests(copy, ...paths);
    if (failed) return failed;
  }
  return relatedTests(copy, file);
}

async function tryInCopy(mutant: Mutant, copy: string): Promise<[Verdict, Failed]> {
  return withMutant(copy, mutant, async () => {
    const named = values.find ? undefined : await namedTest(mutant, copy);
    if (named) return ['caught', named];
    const other = await otherTests(mutant, copy);
    return other ? ['caught elsewhere', other] : ['SURVIVES', undefined];
  });
}

async function tryInSimulation(mutant: Mutant): Promise<[Verdict, Failed]> {
  const rule = await brokenRule({ ...mutant, file: mutant.file.replace(/^src\//, '') });
  return [rule ? 'caught' : 'SURVIVES', rule];
}

async function tryMutant(mutant: Mutant, copy: string): Promise<void> {
  const began = performance.now();
  const isSimulated = partOf(mutant) === 'simulate' && !values.find;
  const [verdict, by] = await (isSimulated ? tryInSimulation(mutant) : tryInCopy(mutant, copy));
  verdicts.set(mutant, verdict);
  const seconds = Math.round((performance.now() - began) / 1000);
  const where = by === undefined ? '' : `by ${by}, `;
  print(`${verdict}  ${mutant.file}: ${mutant.mutant} (${where}${seconds} s)`);
}

async function tryAll(mutants: readonly Mutant[], copies: readonly string[]): Promise<void> {
  const waiting = [...mutants];
  const workThrough = async (copy: string) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift())
      await tryMutant(mutant, copy);
  };
  await Promise.all(copies.map(workThrough));
}

/** A test that fails without a mutant too proves nothing. */
async function failsUnchanged(copy: string): Promise<Failed> {
  const named = (...parts: Part[]) => [
    ...new Set(
      chosen.filter((mutant) => parts.includes(partOf(mutant))).map(({ caughtBy }) => caughtBy),
    ),
  ];
  const [inUnit, onBuild] = [named('unit'), named('browser', 'release')];
  const failed = inUnit.length > 0 ? await unitTests(copy, ...inUnit) : undefined;
  return failed ?? (onBuild.length > 0 ? testsOfBuild(copy, ...onBuild) : undefined);
}

function tellCounts(): void {
  print('');
  for (const part of PARTS) {
    const ofPart = chosen.filter((mutant) => partOf(mutant) === part);
    const count = (verdict: Verdict) =>
      ofPart.filter((mutant) => verdicts.get(mutant) === verdict).length;
    if (ofPart.length === 0) continue;
    print(
      `${part}: ${ofPart.length} mutants, ${count('caught')} caught, ` +
        `${count('caught elsewhere')} caught elsewhere, ${count('SURVIVES')} survive`,
    );
  }
}

async function main(): Promise<number> {
  const copies = ['1', '2'].map(makeCopy);
  const [first = ''] = copies;
  // A run of a few selected rows skips this check.
  const failed = values.only || values.find ? undefined : await failsUnchanged(first);
  if (failed) {
    print(`Fails without a mutant: ${failed}`);
    return 1;
  }
  const alone = (mutant: Mutant) => !values.find && ['browser', 'release'].includes(partOf(mutant));
  await tryAll(
    chosen.filter((mutant) => !alone(mutant)),
    copies,
  );
  await tryAll(chosen.filter(alone), [first]);
  tellCounts();
  return [...verdicts.values()].every((verdict) => verdict === 'caught') ? 0 : 1;
}

try {
  process.exitCode = await main();
} finally {
  removeCopies();
}
