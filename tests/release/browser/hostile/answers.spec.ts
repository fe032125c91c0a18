/**
 * Hostile values in every field of every answer, one class of the corpus after the other.
 * Display-only fields get them all at once, and the page has to survive; fields that price or
 * identify something get them one by one, and the call or the entry has to be refused.
 */
import type { Page } from '@playwright/test';
import { blamed } from './blame.ts';
import { CLASSES } from './classes.ts';
import { dinerOf } from './diner.ts';
import { isChosen, options, type Lang } from './options.ts';
import { isLong, type Attack } from './plan.ts';
import { hostileServer } from './server.ts';
import { tallyOf } from './tally.ts';
import type { Look } from './watch.ts';
import { expect, test } from '../../../browser/support/diner.ts';

test.use({ expectsConsoleErrors: true });
/** The test opens many pages in a row, on a busy machine. */
test.describe.configure({ timeout: 7_200_000 });

/** A drawn page responds after less work. */
const LONGEST_TAP_MS = 2000;

const isHeavy = ({ hostile }: Attack) => isLong(hostile);

async function tryAll(
  title: string,
  page: Page,
  origin: string,
  lang: Lang,
  attacks: readonly Attack[],
) {
  const tally = tallyOf(title);
  const server = await hostileServer(page, tally);
  const diner = await dinerOf(page, origin, lang);
  const { pages } = options;

  const usual = new Map<string, ReadonlySet<string>>();
  for (const path of pages) {
    // A sum may load after the page is quiet, so two looks show more than one.
    const looks = [await diner.goTo(path), await diner.load(path)];
    usual.set(path, new Set(looks.flatMap(({ amounts }) => amounts)));
  }
  const anywhere = new Set(Array.from(usual.values(), (amounts) => Array.from(amounts)).flat());

  const faultsOf = ({ faults, amounts }: Look, path: string, attack: Attack): string[] => {
    // An attack may redirect to another page, for example when a home page seems to be switched
    // off.
    const isThere = new URL(page.url()).pathname === new URL(path, origin).pathname;
    const known = (isThere && usual.get(path)) || anywhere;
    const isShown = attack.aim === 'shown';
    // Another known price is accepted, because a test cannot tell it from the real one.
    const strange = amounts.filter(
      (amount) =>
        isShown &&
        !known.has(amount) &&
        // The length of names decides which dishes fit on the page.
        !server.prices.has(Number(amount.replaceAll(/[^\d.]/g, ''))),
    );
    // Blink cannot lay out more than 33,554,432 px, and such a text would need more.
    const isMeasured = !isHeavy(attack);
    return [
      ...faults.filter(
        (fault) =>
          (isShown || !fault.startsWith('error: ')) &&
          (isMeasured || !fault.startsWith('overflow: ')),
      ),
      ...(strange.length > 0 ? [`totals: ${strange.slice(0, 5).join(' ')}`] : []),
    ];
  };
  const blame = async (path: string, attack: Attack, kind: string) => {
    const told = new Map(server.told);
    const culprits = await blamed([...told.keys()], async (only) => {
      server.attack = { ...attack, only };
      const faults = faultsOf(await diner.load(path), path, attack);
      return faults.some((fault) => fault.startsWith(kind));
    });
    server.attack = attack;
    const named = culprits.slice(0, 5).map((field) => `${field}: ${told.get(field)}`);
    return `${culprits.length === 1 ? '' : `${culprits.length} fields together, as `}${named.join(', ')}`;
  };

  for (const attack of attacks) {
    // Each page comes first in some round: the first one is loaded, the others are opened in the
    // app.
    const first = attack.round % pages.length;
    for (const [index, path] of [...pages.slice(first), ...pages.slice(0, first)].entries()) {
      if (index === 0) server.told.clear();
      server.attack = attack;
      const look = index === 0 ? await diner.load(path) : await diner.goTo(path);
      const tapMs = isHeavy(attack) ? await diner.tapMs() : 0;
      if (tapMs > LONGEST_TAP_MS)
        look.faults.push(`slow: a tap is answered after ${tapMs} ms of work`);
      tally.visited(path);
      const faults = faultsOf(look, path, attack);
      const isTotal = (fault: string) => fault.startsWith('totals: ');
      // A sum may still be loading: it counts only if another load shows it again.
      const again = faults.some(isTotal) ? faultsOf(await diner.load(path), path, attack) : [];
      for (const fault of [...faults.filter((each) => !isTotal(each)), ...again]) {
        const [kind = ''] = fault.split(':');
        const why = ` (${await blame(path, attack, kind)})`;
        const round = `${attack.aim}, round ${attack.round}, ${attack.hostile?.name ?? 'all classes'}`;
        tally.fault(`${path}: ${fault}: ${round}${why}`);
      }
    }
    server.attack = undefined;
  }
  tally.print();
  expect(tally.faults()).toEqual([]);
}

const someOf = (many: number, from = options.seed) =>
  Array.from({ length: many }, (_, index) => from + index);
const chosen = CLASSES.filter(({ name }) => isChosen(name));
const long = chosen.filter(isLong);

for (const [turn, lang] of options.langs.entries()) {
  const title = (what: string) => `hostile answers: ${what} (${lang})`;
  const tests: Record<string, Attack[]> = {
    'fields that are shown': someOf(options.rounds, options.seed + turn).map((round) => ({
      round,
      aim: 'shown',
    })),
    'fields that are exact': someOf(options.rounds).map((round) => ({ round, aim: 'exact' })),
    'one class everywhere': chosen
      .filter((hostile) => !long.includes(hostile))
      .map((hostile) => ({ round: options.seed, aim: 'shown', hostile })),
    'one endless text': someOf(options.rounds, options.seed + turn * options.rounds).flatMap(
      (round) => long.map((hostile) => ({ round, aim: 'shown' as const, hostile })),
    ),
  };
  for (const [what, attacks] of Object.entries(tests)) {
    if (attacks.length === 0) continue;
    test(title(what), ({ page, baseURL }) =>
      tryAll(title(what), page, baseURL ?? '', lang, attacks),
    );
  }
}
