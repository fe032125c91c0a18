import { describe, expect, it } from 'vitest';
import { floorAnswer } from './floorPage.ts';
import { isKept, MEASURES, resultsOf, type Round } from './measures.ts';
import { SCENE_NAMES, SCENES } from './scenes.ts';
import { timeSearch } from './searchScene.ts';
import { intervalOf, median } from './statistics.ts';
import { tableOf } from './table.ts';
import { trafficUntil, type Sent } from './traffic.ts';
import type { Seen } from './visit.ts';

it('has an interval around the median that one outlier hardly moves', () => {
  const values = [1.2, 1.3, 1.25, 1.22, 1.9, 1.24, 1.27, 1.21, 1.26];
  const [low, high] = intervalOf(values);
  expect(low).toBeLessThanOrEqual(median(values));
  expect(high).toBeGreaterThanOrEqual(median(values));
  expect(high).toBeLessThan(1.4);
});

it('counts finished answers up to a moment, and the received part of the others', () => {
  const page: Sent = { kind: 'html', startedS: 0, endedS: 1, pieces: [], wholeBytes: 100 };
  const sent = (change: Partial<Sent>): Sent => ({ ...page, ...change });
  const pieces = [2, 4].map((atS) => ({ atS, bytes: 10 * atS }));
  const all = [
    sent({}),
    sent({ kind: 'answers', startedS: 1, endedS: 4, pieces, wholeBytes: 75 }),
    sent({ kind: 'pictures', startedS: 3, endedS: 4, wholeBytes: 900 }),
  ];
  expect(trafficUntil(all, 2.5)).toMatchObject({
    bytes: { html: 100, answers: 20, pictures: 0 },
    requests: 2,
  });
  expect(trafficUntil(all)).toMatchObject({ bytes: { answers: 75, pictures: 900 } });
});

it('has a floor page of the right size, and types each letter into the search', () => {
  expect(floorAnswer().headers['Content-Encoding']).toBe('br');
  expect(timeSearch(20).lettersMs).toHaveLength(57);
});

describe('the report', () => {
  const seen = (usableMs: number): Seen => {
    const traffic = trafficUntil([]);
    const times = { firstPaintMs: 500, readableMs: 1000, usableMs, readyMs: 0, firstTapMs: 30 };
    const after = { layoutShift: 0, moved: [], tapsMs: [], dishMs: 0 };
    return { ...times, ...after, readable: traffic, usable: traffic, still: traffic };
  };
  const rounds: Round[] = [
    { floor: seen(1000), home: seen(1300) },
    { floor: seen(2000), home: seen(2800) },
    { floor: seen(1000), home: seen(1200) },
    { floor: seen(1000), home: undefined },
    { floor: undefined, home: seen(9000) },
  ];
  const change = { files: 66, changed: ['index.html', 'static/CartPage-1.js'], bytes: 12_340 };

  it('compares within a round, and reports for each measure whether it keeps its bar', () => {
    const results = resultsOf(rounds, change);
    expect(results[0]).toMatchObject({ median: 1.3, values: [1.3, 1.4, 1.2] });
    expect(results.map(isKept)).toEqual([true, false, true, true]);
    expect(tableOf(results).split('\n')).toEqual([
      'measure                                      median [95 %]        bar',
      '-------                                      -------------        ---',
      'home, usable / floor                         1.30 [1.20 to 1.40]  1.35     pass',
      'scripts and styles of the build              66                   60       short',
      'one line of the cart changed, files to load  2                    5        pass',
      'one line of the cart changed, bytes to load  12.3 KB              40.0 KB  pass',
    ]);
  });

  it('has a scene for each measure, and a measure for each scene', () => {
    const measured = new Set(MEASURES.map(({ scene }) => scene));
    expect(SCENES.map(({ name }) => name).toSorted()).toEqual([...measured].toSorted());
    expect(new Set(SCENE_NAMES).size).toBe(SCENE_NAMES.length);
  });
});
