import type { DietaryTag, MenuItem } from '../../contract/menu.ts';
import type { Allergen, Modifier, ModifierGroup } from '../../contract/modifiers.ts';
import { ALLERGENS, modifierItemIdOf } from '../../contract/modifiers.ts';
import {
  defaultChoices,
  leastOf,
  shownGroups,
  unitsIn,
  unitsOf,
  type Choices,
} from '../menu/choices.ts';
import { foodsOf } from '../menu/energy.ts';
import { ALLERGEN_WORDS, DIET_WORDS } from './allergenWords.ts';
import { isNamed, spokenIn } from './named.ts';
import type { AllergyProfile, Diet } from './profile.ts';

/** Worst first. `free` comes from the venue, never a guess. For a diet: breaks, may break, fits. */
const VERDICTS = ['contains', 'mayContain', 'notSaid', 'free'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type Subject =
  | { kind: 'allergen'; name: Allergen }
  | { kind: 'diet'; name: Diet }
  | { kind: 'word'; name: string };

export interface Finding {
  subject: Subject;
  verdict: Verdict;
  /** Why it may contain it if no list says so: the dish's text or an open choice. */
  because?: 'text' | 'choice';
}

export type JudgedDish = Pick<
  MenuItem,
  | 'id'
  | 'label'
  | 'labelEN'
  | 'labelAR'
  | 'description'
  | 'descriptionEN'
  | 'descriptionAR'
  | 'allergens'
  | 'mayContain'
  | 'dietaryTags'
>;

export interface Judged {
  /** Undefined if the menu is unknown: then only the choices count. */
  dish: JudgedDish | undefined;
  chosen: readonly Modifier[];
  /** The options of choices the diner still has to make; undefined if unknown. */
  open: readonly Modifier[] | undefined;
  /** For the components of a set meal, which are dishes themselves. */
  menu: readonly JudgedDish[];
}

/** The choices made for a dish, and the options of those the diner still has to make. */
export function judgedChoices(
  groups: readonly ModifierGroup[],
  choices: Choices,
): Pick<Judged, 'chosen' | 'open'> {
  const shown = shownGroups(groups, choices);
  const chosen = shown.flatMap((group) =>
    group.modifiers.filter((each) => unitsOf(choices, group.groupId, modifierItemIdOf(each)) > 0),
  );
  const isOpen = (group: ModifierGroup) => unitsIn(choices, group.groupId) < leastOf(group);
  const open: Modifier[] = [];
  const add = (group: ModifierGroup) => {
    for (const each of group.modifiers) {
      if (each.isAvailable === false || open.includes(each)) continue;
      open.push(each);
      const id = modifierItemIdOf(each);
      groups.filter((other) => other.parentModifierId === id && leastOf(other) > 0).forEach(add);
    }
  };
  shown.filter(isOpen).forEach(add);
  return { chosen, open };
}

/** A dish on a list, with its default choices. */
export function judgedCard(item: MenuItem, menu: readonly JudgedDish[]): Judged {
  const groups = item.set_ModifierGroups_VMs;
  // A menu omits the choices of its dishes and only says that there are some.
  const areUnknown =
    groups.length === 0 && (item.hasModifiers || item.isCustomized || item.isCombo);
  const { chosen, open } = judgedChoices(groups, defaultChoices(groups));
  return { dish: item, chosen, open: areUnknown ? undefined : open, menu };
}

/** A line of a cart or an order, with all choices made. */
export function judgedLine(
  menuItemId: number,
  chosen: readonly Modifier[],
  menu: readonly JudgedDish[],
): Judged {
  return { dish: menu.find(({ id }) => id === menuItemId), chosen, open: [], menu };
}

/** A part of a dish, and what the venue says about it. */
interface Part {
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
  tags: readonly DietaryTag[];
  /** True when its allergens are declared. An empty list counts for a choice, not for a dish. */
  declares: boolean;
  texts: readonly string[];
}

function dishPart(dish: JudgedDish): Part {
  const { allergens, mayContain, dietaryTags: tags } = dish;
  const { label, labelEN, labelAR, description, descriptionEN, descriptionAR } = dish;
  return {
    contains: allergens,
    mayContain,
    tags,
    declares: allergens.length + mayContain.length > 0,
    texts: [label, labelEN, labelAR, description, descriptionEN, descriptionAR],
  };
}

function choicePart(choice: Modifier, menu: readonly JudgedDish[]): Part {
  const dish = menu.find(({ id }) => id === choice.comboItemId);
  const own = dish && dishPart(dish);
  return {
    contains: [...(choice.allergens ?? []), ...(own?.contains ?? [])],
    mayContain: own?.mayContain ?? [],
    tags: own?.tags ?? [],
    declares: choice.allergens !== undefined || (own?.declares ?? false),
    texts: [choice.itemName, choice.labelEn, choice.labelAr, ...(own?.texts ?? [])],
  };
}

function choiceParts(choices: readonly Modifier[], menu: readonly JudgedDish[]): Part[] {
  return foodsOf(choices).map((choice) => choicePart(choice, menu));
}

/** The dish and everything chosen for it. */
function partsOf({ dish, chosen, menu }: Judged): Part[] {
  const foods = choiceParts(chosen, menu);
  return dish ? [dishPart(dish), ...foods] : foods;
}

/** The declared allergens of a dish as chosen, in the order of the law. */
export function declaredAllergens(judged: Judged) {
  const parts = partsOf(judged);
  const among = (list: 'contains' | 'mayContain') =>
    ALLERGENS.filter((name) => parts.some((part) => part[list].includes(name)));
  const contains = among('contains');
  return { contains, mayContain: among('mayContain').filter((name) => !contains.includes(name)) };
}

/** The allergens that a tag of the venue rules out. Nuts are not peanuts. */
const RULED_OUT: Partial<Record<DietaryTag, readonly Allergen[]>> = {
  glutenFree: ['gluten'],
  dairyFree: ['milk'],
  nutFree: ['nuts'],
  vegan: ['egg', 'milk', 'fish', 'crustaceans', 'molluscs'],
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
};

function says(part: Part, allergen: Allergen): boolean {
  return part.declares || part.tags.some((tag) => RULED_OUT[tag]?.includes(allergen));
}

interface Parts {
  dish: Part | undefined;
  /** The dish, if known, and the chosen foods. */
  all: readonly Part[];
  open: readonly Part[] | undefined;
  text: ReturnType<typeof spokenIn>;
}

function allergenFinding(name: Allergen, { dish, all, open, text }: Parts): Finding {
  const subject = { kind: 'allergen', name } as const;
  if (all.some(({ contains }) => contains.includes(name))) return { subject, verdict: 'contains' };
  if (all.some(({ mayContain }) => mayContain.includes(name)))
    return { subject, verdict: 'mayContain' };
  if (ALLERGEN_WORDS[name].some((word) => isNamed(word, text)))
    return { subject, verdict: 'mayContain', because: 'text' };
  const canCome = (open ?? []).some((part) =>
    [...part.contains, ...part.mayContain].includes(name),
  );
  if (canCome) return { subject, verdict: 'mayContain', because: 'choice' };
  const isSaid =
    dish !== undefined && open !== undefined && [...all, ...open].every((part) => says(part, name));
  return { subject, verdict: isSaid ? 'free' : 'notSaid' };
}

/** Allergens that break a diet even if the dish has its tag. */
const BROKEN_BY: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegan: RULED_OUT.vegan ?? [],
  vegetarian: RULED_OUT.vegetarian ?? [],
  halal: [],
  kosher: ['crustaceans', 'molluscs'],
  containsAlcohol: [],
};

function keeps(part: Part, diet: Diet): boolean {
  const { tags } = part;
  if (diet === 'containsAlcohol') return tags.includes('halal');
  return tags.includes(diet) || (diet === 'vegetarian' && tags.includes('vegan'));
}

function dietFinding(name: Diet, { dish, all, open, text }: Parts): Finding {
  const subject = { kind: 'diet', name } as const;
  const isBroken = all.some(
    ({ contains, tags }) =>
      contains.some((allergen) => BROKEN_BY[name].includes(allergen)) ||
      ((name === 'containsAlcohol' || name === 'halal') && tags.includes('containsAlcohol')),
  );
  if (isBroken) return { subject, verdict: 'contains' };
  if (DIET_WORDS[name]?.some((word) => isNamed(word, text)))
    return { subject, verdict: 'mayContain', because: 'text' };
  // A tag covers only the dish itself: a choice is unknown unless it is a dish with its own tag.
  const isSaid = dish && open?.length === 0 && all.every((part) => keeps(part, name));
  return { subject, verdict: isSaid ? 'free' : 'notSaid' };
}

function wordFinding(name: string, { text }: Parts): Finding {
  const verdict = isNamed(name, text) ? 'contains' : 'notSaid';
  return { subject: { kind: 'word', name }, verdict };
}

/** A finding for each thing that the diner avoids. */
export function verdicts(judged: Judged, profile: AllergyProfile): Finding[] {
  const { dish, open, menu } = judged;
  const all = partsOf(judged);
  const parts: Parts = {
    dish: dish && all[0],
    all,
    open: open && choiceParts(open, menu),
    text: spokenIn(all.flatMap(({ texts }) => texts).join(' · ')),
  };
  return [
    ...profile.allergens.map((name) => allergenFinding(name, parts)),
    ...profile.diets.map((name) => dietFinding(name, parts)),
    ...profile.words.map((name) => wordFinding(name, parts)),
  ];
}

/** False for a dish that contains something avoided, if the diner hides such dishes. */
export function isShownTo(profile: AllergyProfile, item: MenuItem): boolean {
  return !profile.hidesDishes || worstOf(verdicts(judgedCard(item, []), profile)) !== 'contains';
}

/** The verdict that marks the dish; undefined if the diner avoids nothing. */
export function worstOf(findings: readonly Finding[]): Verdict | undefined {
  return VERDICTS.find((verdict) => findings.some((finding) => finding.verdict === verdict));
}
