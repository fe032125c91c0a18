import { useEffect, useState } from 'react';
import type { Menu } from '../../../contract/menu.ts';
import { lazyPart } from '../../../defer/lazyPart.tsx';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { areYoursAmong } from '../../../storage/earlyReads.ts';
import { YoursOutline } from './YoursOutline.tsx';

const YourDishes = lazyPart(() => import('./YourDishes.tsx'), 'YourDishes', {
  placeholder: <YoursOutline />,
});

interface YoursPlaceProps {
  menu: Menu;
  isStepBack: boolean;
}

/** Looks anew when the settings close, which may have put the dishes away or brought them back. */
export function YoursPlace(props: YoursPlaceProps) {
  const isChoosing = useAppStore((state) => state.isSettingsOpen);
  return <Place key={String(isChoosing)} {...props} />;
}

/** The venues whose menu was left without the section. */
const leftWithout = new Set<string>();

/**
 * The first section of a menu: the diner's own dishes. Whether it is there is decided when the menu opens,
 * and a step back finds the menu as it was left: else it would push away what one is looking at.
 */
function Place({ menu, isStepBack }: YoursPlaceProps) {
  const { code } = useVisit();
  const [isThere] = useState(
    () => !(isStepBack && leftWithout.has(code)) && areYoursAmong(code, menu.menuItems),
  );
  useEffect(() => {
    if (isThere) leftWithout.delete(code);
    else leftWithout.add(code);
  }, [code, isThere]);
  return isThere && <YourDishes menu={menu} />;
}
