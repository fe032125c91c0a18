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

/** The venues whose menu was left without the section, since the app has started. */
const leftWithout = new WeakMap<QueryClient, Set<string>>();

/**
 * The first section of a menu: the diner's own dishes. Whether it is there is decided when the menu opens,
 * and a step back finds the menu as it was left: else it would push away what one is looking at.
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
  // In the settings one puts the dishes away, or brings them back.
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
