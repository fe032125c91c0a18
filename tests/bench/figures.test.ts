import { describe, expect, it } from 'vitest';
import { floorAnswer } from './floorPage.ts';
import { laneOf } from './link.ts';
import { isKept, MEASURES, resultsOf, resultsOfSearch, type Round } from './measures.ts';
import { readOptions } from './options.ts';
import { SCENE_NAMES, SCENES } from './scenes.ts';
import { timeSearch } from './searchScene.ts';
import { chance, intervalOf, median, quantile, wavering } from './statistics.ts';
import { detailsOf, tableOf } from './table.ts';
import { kindOf, trafficUntil, type Sent, type Traffic } from './traffic.ts';
import type { Seen } from './visit.ts';

describe('medians', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
    [[], Number.NaN],
  ])('of %j is %f', (values, middle) => expect(median(values)).toBe(middle));

  it('are one of many shares', () => {
    expect(quantile([10, 20, 30, 40, 50], 0.9)).toBeCloseTo(46);
    expect(quantile([10, 20, 30, 40, 50], 0)).toBe(10);
    expect(wavering([10, 10, 10])).toBe(1);
    expect(wavering([100, 110, 120, 130, 140])).toBeCloseTo(136 / 104);
  });
});

describe('the bootstrap interval', () => {
  const values = [1.2, 1.3, 1.25, 1.22, 1.9, 1.24, 1.27, 1.21, 1.26];

  it('is the same for the same seed, and chance for another', () => {
    expect(intervalOf(values, 5)).toEqual(intervalOf(values, 5));
    const [one, other] = [chance(1), chance(2)];
    expect([one(), one(), one()]).not.toEqual([other(), other(), other()]);
  });

  it('holds the median, and is hardly moved by one wild round', () => {
    const [low, high] = intervalOf(values);
    expect(low).toBeGreaterThanOrEqual(1.2);
    expect(low).toBeLessThanOrEqual(median(values));
    expect(high).toBeGreaterThanOrEqual(median(values));
    expect(high).toBeLessThan(1.4);
  });

  it('is the value itself where all rounds agree', () => {
    expect(intervalOf([2, 2, 2])).toEqual([2, 2]);
  });
});

describe('the options', () => {
  it('are those of the slow phone unless others are given', () => {
    const usual = { rounds: 9, cpu: 4, rttMs: 150, down: 200_000, up: 93_750 };
    expect(readOptions([])).toEqual({ ...usual, only: [], json: undefined });
    expect(readOptions(['--rounds', '3', '--only', 'menu', '--only', 'change'])).toMatchObject({
      rounds: 3,
      only: ['menu', 'change'],
    });
  });

  it.each([
    [['--rounds', 'many'], '--rounds must be'],
    [['--cpu', '0'], '--cpu must be'],
    [['--only', 'nothing'], '--only nothing: there are menu'],
    [['--wrong'], '--wrong'],
  ])('%j is refused', (words, sentence) => expect(() => readOptions(words)).toThrow(sentence));
});

describe('the link', () => {
  it('lets bytes through one after another, however they are given', () => {
    const lane = laneOf(1500);
    expect(lane.pass(1460, 0)).toBeCloseTo(1000);
    expect(lane.pass(1460, 500)).toBeCloseTo(2000);
    expect(lane.pass(1460, 5000)).toBeCloseTo(6000);
    expect(lane.bytes).toBe(4380);
  });
});

const sent = (change: Partial<Sent>): Sent => ({
  address: 'https://localhost/',
  kind: 'html',
  startedS: 0,
  endedS: 1,
  pieces: [],
  wholeBytes: 100,
  depth: 1,
  ...change,
});

describe('what was sent', () => {
  const all = [
    sent({}),
    sent({ kind: 'script', startedS: 1, endedS: 2, wholeBytes: 50, depth: 2 }),
    sent({
      kind: 'answers',
      startedS: 1,
      endedS: 4,
      pieces: [
        { atS: 2, bytes: 20 },
        { atS: 4, bytes: 10 },
      ],
      wholeBytes: 35,
      depth: 3,
    }),
    sent({ kind: 'pictures', startedS: 3, endedS: 4, wholeBytes: 900, depth: 9 }),
  ];

  it('until a moment is whole answers, and the pieces of those under way', () => {
    const { bytes, requests, depth } = trafficUntil(all, 2.5);
    expect(bytes).toMatchObject({ html: 100, script: 50, answers: 20, pictures: 0 });
    expect({ requests, depth }).toEqual({ requests: 3, depth: 2 });
  });

  it('in the end is everything; pictures hold nothing up', () => {
    const { bytes, requests, depth } = trafficUntil(all);
    expect(bytes).toMatchObject({ answers: 35, pictures: 900 });
    expect({ requests, depth }).toEqual({ requests: 4, depth: 3 });
  });

  it.each([
    ['/Menu/BIG150/B150', true, 'html'],
    ['/api/Menu/EN/BIG150', false, 'answers'],
    ['/assets/i18n/first/EN.json', false, 'words'],
    ['/static/index-abcdefgh.js', false, 'script'],
    ['/static/index-abcdefgh.css', false, 'style'],
    ['/icons/icon.svg', false, 'pictures'],
    ['/images/BEIT~hummus-320.svg', false, 'pictures'],
    ['/manifest.webmanifest', false, 'other'],
  ])('%s is told by its address', (path, isPage, kind) =>
    expect(kindOf(`https://localhost:1234${path}`, isPage)).toBe(kind),
  );
});

it('the floor page has its bytes', () => {
  const { body } = floorAnswer();
  expect(body.length).toBeGreaterThan(59_400);
  expect(body.length).toBeLessThan(60_600);
});

function seen(times: Partial<Seen>): Seen {
  const traffic: Traffic = {
    bytes: { html: 1000, script: 40_000, style: 0, answers: 0, words: 0, pictures: 9000, other: 0 },
    requests: 8,
    depth: 2,
  };
  return {
    firstPaintMs: 500,
    readableMs: 1000,
    usableMs: 1000,
    readyMs: 0,
    firstTapMs: 30,
    layoutShift: 0,
    moved: [],
    tapsMs: [],
    dishMs: 0,
    readable: traffic,
    usable: traffic,
    still: traffic,
    ...times,
  };
}

describe('the report', () => {
  const rounds: Round[] = [
    { floor: seen({}), home: seen({ usableMs: 1300 }) },
    { floor: seen({ usableMs: 2000 }), home: seen({ usableMs: 2800 }) },
    { floor: seen({}), home: seen({ usableMs: 1200 }) },
    { floor: seen({}), home: undefined },
    { floor: undefined, home: seen({ usableMs: 9000 }) },
  ];
  const change = { files: 66, changed: ['index.html', 'static/CartPage-1.js'], bytes: 12_340 };

  it('compares within a round, and leaves out a visit that failed', () => {
    expect(resultsOf(rounds)).toMatchObject([
      { name: 'home, usable / floor', median: 1.3, values: [1.3, 1.4, 1.2] },
    ]);
  });

  it('says of each measure whether it keeps its bar', () => {
    const [home, files, changed, bytes] = resultsOf(rounds, change);
    expect([home, files, changed, bytes].map((result) => result && isKept(result))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('is a table with one line for each', () => {
    expect(tableOf(resultsOf(rounds, change)).split('\n')).toEqual([
      'measure                                      median [95 %]        bar',
      '-------                                      -------------        ---',
      'home, usable / floor                         1.30 [1.20 to 1.40]  1.35     pass',
      'scripts and styles of the build              66                   60       short',
      'one line of the cart changed, files to load  2                    5        pass',
      'one line of the cart changed, bytes to load  12.3 KB              40.0 KB  pass',
    ]);
  });

  it('shows what the times are made of, and pictures until usable among the bytes', () => {
    expect(tableOf([])).toContain('measure');
    const [head = '', floor = ''] = detailsOf([{ floor: seen({}) }]).split('\n');
    expect(head).toMatch(/^visit +paint ms +readable +usable +ready +KB html +script/);
    expect(floor).toMatch(/^floor +500 +1000 +1000 +1\.0 +40\.0 +0\.0/);
  });

  it('has a scene for each measure, and a measure for each scene', () => {
    const measured = new Set(MEASURES.map(({ scene }) => scene));
    expect(SCENES.map(({ name }) => name).toSorted()).toEqual([...measured].toSorted());
    expect(new Set(SCENE_NAMES).size).toBe(SCENE_NAMES.length);
  });
});

it('measures the search by its usual and its slow letters', () => {
  const lettersMs = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9];
  const results = resultsOfSearch([[1000, [{ indexMs: 40, lettersMs }]]]);
  expect(results.map(({ name, median: value, bar }) => [name, value, bar])).toEqual([
    ['search in 1,000 dishes, a letter', 1, 8],
    ['search in 1,000 dishes, a slow letter', 1, 8],
    ['search in 1,000 dishes, made ready', 40, undefined],
  ]);
});

it('types into menus of the size that is asked for', () => {
  const { indexMs, lettersMs } = timeSearch(20);
  expect(indexMs).toBeGreaterThan(0);
  // One for each letter of what is typed.
  expect(lettersMs).toHaveLength(57);
});
