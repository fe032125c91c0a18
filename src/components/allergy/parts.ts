import type { MenuItem } from '../../contract/menu.ts';
import type { AllergyProfile } from '../../rules/allergy/profile.ts';
import {
  isShownTo,
  judgedLine,
  verdicts,
  worstOf,
  type Judged,
  type Verdict,
} from '../../rules/allergy/verdicts.ts';
import { allergyProfile } from '../../storage/allergyProfile.ts';
import { AddWarning, DishVerdict } from './DishVerdict.tsx';
import { KitchenLine } from './KitchenLine.tsx';
import { loadKitchenWords, noteToSend } from './kitchen.ts';
import { CardMark, CardSign, ChoiceMark, LineMark, MenuChip, type ChosenLine } from './Marks.tsx';

const PARTS = {
  MenuChip,
  CardMark,
  CardSign,
  ChoiceMark,
  DishVerdict,
  AddWarning,
  LineMark,
  KitchenLine,
  loadKitchenWords,
  noteToSend,
};

export interface AllergyParts extends Readonly<typeof PARTS> {
  profile: AllergyProfile;
  /** Removes the dishes that contain something avoided, if the diner hides them. */
  shown: <Item extends MenuItem>(items: readonly Item[]) => readonly Item[];
  /** The worst verdict on a dish with its choices. */
  worstOfLine: (line: ChosenLine, menu: readonly MenuItem[]) => Verdict | undefined;
}

function partsFor(profile: AllergyProfile): AllergyParts {
  const known = new WeakMap<readonly MenuItem[], readonly MenuItem[]>();
  const worst = (judged: Judged) => worstOf(verdicts(judged, profile));
  return {
    ...PARTS,
    profile,
    shown: <Item extends MenuItem>(items: readonly Item[]) => {
      if (!profile.hidesDishes) return items;
      const before = known.get(items) as readonly Item[] | undefined;
      const left = before ?? items.filter((item) => isShownTo(profile, item));
      known.set(items, left);
      return left;
    },
    worstOfLine: ({ menuItemId, modifierLists }, menu) =>
      worst(judgedLine(menuItemId, modifierLists, menu)),
  };
}

let last: AllergyParts | undefined;

/** Returns the same object until the profile changes. */
export function partsNow(): AllergyParts {
  const profile = allergyProfile();
  if (last?.profile !== profile) last = partsFor(profile);
  return last;
}
