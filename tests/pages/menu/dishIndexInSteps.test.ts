import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDishIndex } from '../../../src/pages/menu/search/useDishIndex.ts';
import { dishIndex, dishIndexInSteps } from '../../../src/rules/search/dishIndex.ts';
import { menuItem } from '../../rules/make.ts';

const WORDS = { placesOf: () => ['Mains'], tagsOf: () => ['vegan'] };
const menuOf = (dishes: number) =>
  Array.from({ length: dishes }, (_, id) =>
    menuItem({ id, labelEN: `Soup of day ${id}`, labelAR: `شوربة ${id}`, descriptionEN: 'Hot' }),
  );

it('is the same in steps as at once, with at most ten dishes per step', () => {
  const items = menuOf(1234);
  const steps = dishIndexInSteps(items, WORDS);
  let count = 1;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count += 1;
  expect(count).toBeGreaterThan(123);
  expect(step.value).toEqual(dishIndex(items, WORDS));
});

it('of a menu of usual size is ready at once', () => {
  const items = menuOf(50);
  const { result } = renderHook(() => useDishIndex(items, WORDS));
  expect(result.current).toEqual(dishIndex(items, WORDS));
});

it('of a very long menu is ready later, and never contains other dishes', async () => {
  const [all, some] = [menuOf(1700), menuOf(1600)];
  const { result, rerender } = renderHook(({ items }) => useDishIndex(items, WORDS), {
    initialProps: { items: all },
  });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current?.dishes).toBe(all));
  rerender({ items: some });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual(dishIndex(some, WORDS)));
});
