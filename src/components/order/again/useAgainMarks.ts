import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { CartLine } from '../../../contract/cart.ts';
import type { MenuItem } from '../../../contract/menu.ts';
import { useVenueSide } from '../../../ordering/visit/useVenueSide.ts';
import { AllergyContext } from '../../allergy/allergyContext.ts';

const NONE: readonly never[] = [];

export function chosenOf({ id, modifierGroupList }: CartLine) {
  return {
    menuItemId: id,
    modifierLists: modifierGroupList.flatMap(({ modifiers }) => modifiers),
  };
}

export interface AgainMarks {
  /** True when a line contains something that the diner avoids. */
  areAsked: (lines: readonly CartLine[]) => Promise<boolean>;
  /** The lines not known to be free of it; empty for a diner who avoids nothing. */
  marked: (lines: readonly CartLine[]) => readonly CartLine[];
  /** The current dish of a line, and the courses of a set meal. */
  dishesOf: (line: CartLine) => readonly MenuItem[];
  isTaken: (line: CartLine) => boolean;
  setTaken: (line: CartLine, isTaken: boolean) => void;
}

/**
 * Marks lines that are not in the cart yet. Excludes those that contain something avoided if the
 * diner hides such dishes, unless the diner takes them anyway.
 */
export function useAgainMarks(): AgainMarks {
  const allergy = useContext(AllergyContext);
  const client = useQueryClient();
  const { menu, isMenuKnown } = useVenueSide();
  const [courses, setCourses] = useState<readonly MenuItem[]>(NONE);
  /** The diner's deviations from the settings, by the keys of the lines. */
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});

  const worstOf = (line: CartLine, menuItems: readonly MenuItem[]) =>
    allergy?.worstOfLine(chosenOf(line), [line.menuItem, ...menuItems]);
  const isTaken = (line: CartLine) =>
    ticked[line.uniqueId] ??
    !(allergy?.profile.hidesDishes && worstOf(line, courses) === 'contains');
  /** The courses of a set meal are dishes of the menu. */
  const coursesOf = async (lines: readonly CartLine[]): Promise<readonly MenuItem[]> => {
    if (!isMenuKnown || !lines.some(({ menuItem }) => menuItem.isCombo)) return NONE;
    const answer = await client.fetchQuery(menu.menu).catch(() => undefined);
    return answer?.menuItems ?? NONE;
  };
  return {
    areAsked: async (lines) => {
      if (!allergy) return false;
      const dishes = await coursesOf(lines);
      setCourses(dishes);
      return lines.some((line) => worstOf(line, dishes) === 'contains');
    },
    marked: (lines) => (allergy ? lines.filter((line) => worstOf(line, courses) !== 'free') : NONE),
    dishesOf: ({ menuItem }) => [menuItem, ...courses],
    isTaken,
    setTaken: ({ uniqueId }, now) => setTicked({ ...ticked, [uniqueId]: now }),
  };
}
