import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Menu } from '../../../contract/menu.ts';
import { lazyPart } from '../../../lazy/lazyPart.tsx';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { areYoursAmong } from '../../../storage/earlyReads.ts';
import { YoursOutline } from './YoursOutline.tsx';

const YourDishes = lazyPart(() => import('./YourDishes.tsx'), 'YourDishes', {
  placeholder: <YoursOutline />,
});

/** The venues whose menu the diner last left without this section, since the app started. */
const leftWithout = new WeakMap<QueryClient, Set<string>>();

/**
 * The first section of a menu: the diner's own dishes. Appears or not when the menu opens, and a
 * step back restores the previous state: otherwise it would push down the dishes on screen.
 */
export function FavouritesSlot({ menu }: { menu: Menu }) {
  const { code } = useVisit();
  const client = useQueryClient();
  const isStepBack = useNavigationType() === NavigationType.Pop;
  const isChoosing = useAppStore((state) => state.isSettingsOpen);
  const decide = () => ({ isChoosing, isThere: areYoursAmong(code, menu.menuItems) });
  const [decided, setDecided] = useState(() =>
    isStepBack && leftWithout.get(client)?.has(code) ? { isChoosing, isThere: false } : decide(),
  );
  // In the settings the diner can hide or show these dishes.
  if (decided.isChoosing !== isChoosing) setDecided(decide());
  const { isThere } = decided;
  useEffect(() => {
    const venues = leftWithout.get(client) ?? new Set();
    leftWithout.set(client, venues);
    if (isThere) venues.delete(code);
    else venues.add(code);
  }, [client, code, isThere]);
  return isThere && <YourDishes menu={menu} />;
}
