import { useEffect, useMemo, useState } from 'react';
import type { MenuItem } from '../../../contract/menu.ts';
import {
  dishIndex,
  dishIndexInSteps,
  type DishIndex,
  type Words,
} from '../../../rules/search/dishIndex.ts';

/** Smaller menus are indexed within a frame or two. */
const MANY_DISHES = 500;
/** How long a tap may wait for the current step. */
const STEP_MS = 12;

/** The search index of the dishes. For a very long menu undefined until all steps are done. */
export function useDishIndex(
  items: readonly MenuItem[],
  words: Words<MenuItem>,
): DishIndex<MenuItem> | undefined {
  const isLong = items.length > MANY_DISHES;
  const atOnce = useMemo(
    () => (isLong ? undefined : dishIndex(items, words)),
    [isLong, items, words],
  );
  const [inSteps, setInSteps] = useState<DishIndex<MenuItem>>();
  useEffect(() => {
    if (!isLong) return undefined;
    const steps = dishIndexInSteps(items, words);
    const goOn = () => {
      const untilMs = performance.now() + STEP_MS;
      let step = steps.next();
      while (!step.done && performance.now() < untilMs) step = steps.next();
      if (step.done) setInSteps(step.value);
      else timer = setTimeout(goOn);
    };
    let timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [isLong, items, words]);
  // An index of other dishes is from before a change of filters.
  return atOnce ?? (inSteps?.dishes === items ? inSteps : undefined);
}
