import { expect, test, wordsOf } from '../stage/diner.ts';
import { fillCarts, PATHS } from '../stage/everyPage.ts';
import { hostileServer } from '../hostile/server.ts';
import { watchOver } from '../hostile/watch.ts';
import { fieldsOf } from '../hostile/fields.ts';

void fieldsOf;
test.use({ expectsConsoleErrors: true });
test.describe.configure({ timeout: 3_000_000 });

const env = process.env;
const rounds = Number(env['ROUNDS'] ?? 2);
const first = Number(env['FIRST'] ?? 0);
const aim = (env['AIM'] ?? 'shown') as 'shown' | 'exact';
const paths = env['PAGES'] ? env['PAGES'].split(',') : PATHS;

for (const lang of (env['LANGS'] ?? 'EN,AR').split(',') as ('EN' | 'AR')[]) {
  test(`hostile answers (${lang})`, async ({ page, baseURL }) => {
    const words = wordsOf(lang)('error.title');
    const watch = await watchOver(page, baseURL ?? '');
    if (env['DEBUG']) page.on('response', (r) => { if (r.status() >= 400) console.warn(r.status(), r.url().slice(0, 300)); });
    if (env['DEBUG']) page.on('console', (m) => console.warn(m.type(), m.text().slice(0, 300)));
    if (env['DEBUG']) page.on('requestfinished', async (r) => { if (r.url().includes('/api/')) console.warn(r.url(), ((await (await r.response())?.text().catch(() => 'none')) ?? '').length); });
    const server = await hostileServer(page);
    await fillCarts(page, lang);
    const kept = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
    const goTo = async (path: string) => {
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      await watch.settle();
    };
    const clean = new Map<string, Set<string>>();
    for (const path of paths) {
      await goTo(path);
      clean.set(path, new Set(await watch.amounts()));
    }
    console.warn(await watch.faults({ isShown: true, words }));
    const all: string[] = [];
    const t0 = Date.now();
    for (let round = first; round < first + rounds; round += 1) {
      await page.goto('/demo/inbox');
      await page.evaluate(({ local, session }) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [k, v] of Object.entries(local)) localStorage.setItem(k, String(v));
        for (const [k, v] of Object.entries(session)) sessionStorage.setItem(k, String(v));
      }, kept);
      server.attack = { round, seed: 1, aim, onlyField: env['FIELD'], onlyClass: env['CLASS'] };
      const turned = [...paths.slice(round % paths.length), ...paths.slice(0, round % paths.length)];
      for (const [index, path] of turned.entries()) {
        const t1 = Date.now();
        if (index === 0) { await page.goto(path); await watch.settle(); } else await goTo(path);
        const isThere = new URL(page.url()).pathname === new URL(path, baseURL).pathname;
        const known = isThere ? clean.get(path) : new Set([...clean.values()].flatMap((each) => [...each]));
        const faults = await watch.faults({ isShown: aim === 'shown', words, known });
        for (const fault of faults) { all.push(fault); console.warn(`${lang} round ${round} ${path}: ${fault} (${Date.now() - t1} ms)`); }
        if (Date.now() - t1 > 4000) console.warn(`${lang} round ${round} ${path}: took ${Date.now() - t1}`);
        if (env['SHOT'] && faults.length) await page.screenshot({ path: `/tmp/hostile-shots/${round}-${path.replaceAll(/\W/g, '_')}.png` });
      }
      server.attack = undefined;
    }
    console.warn(`${lang}: ${server.calls.size} calls ${server.fields.size} fields ${server.classes.size} classes ${server.pairs.size} pairs, ${all.length} faults in ${Date.now() - t0} ms`);
  });
}
