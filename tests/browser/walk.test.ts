/** The checks of the walk that need no browser. */
import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEPT } from './support/camera.ts';
import { LANGS, pictureOf } from './support/pictureNames.ts';
import { PLACES } from './support/placesOfRoutes.ts';
import { MOVING_THE_CLOCK } from './support/states/paymentStates.ts';
import { walkIn } from './support/states/walkStates.ts';

const MOST_BYTES = 8_000_000;

test('the walk visits every page of the app', () => {
  const walked = new Set(
    Object.values(walkIn('EN')).flatMap((chain) => chain.map(([place]) => place)),
  );
  expect(Object.values(PLACES).filter((place) => !walked.has(place))).toEqual([]);
});

test('each picture belongs to a place, and all of them are small', () => {
  const wanted = LANGS.flatMap((lang) =>
    Object.entries(walkIn(lang))
      .filter(([chain]) => !MOVING_THE_CLOCK.has(chain))
      .flatMap(([chain, states]) =>
        states
          .filter(([, , kind]) => !kind?.isUnpictured)
          .map(([place]) => `${pictureOf(lang, chain, place)}.webp`),
      ),
  );
  const kept = readdirSync(KEPT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.webp'),
  );
  expect(kept.toSorted()).toEqual(wanted.toSorted());
  const bytes = kept.reduce((sum, name) => sum + statSync(new URL(name, KEPT)).size, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
