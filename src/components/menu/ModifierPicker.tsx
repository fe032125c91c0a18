import { useContext, useId, type ReactNode } from 'react';
import type { Lang } from '../../contract/languages.ts';
import { inDigitsOf } from '../../i18n/digits.ts';
import { modifierItemIdOf, type Modifier, type ModifierGroup } from '../../contract/modifiers.ts';
import {
  choose,
  freeUnitsUsed,
  inVenueOrder,
  leastOf,
  mostOf,
  mostOfModifier,
  parentOf,
  shownGroups,
  unitsIn,
  unitsOf,
  type ChoiceProblem,
  type Choices,
} from '../../rules/menu/choices.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { OptionRow } from '../../ui/form/OptionRow.tsx';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { AllergyContext } from '../allergy/allergyContext.ts';
import { AmountView } from '../common/AmountView.tsx';
import styles from './ModifierPicker.module.css';
import type { Viewer } from '../venue/useViewer.ts';
import { VenuePictureView } from '../venue/VenuePictureView.tsx';

interface ModifierPickerProps {
  viewer: Viewer;
  groups: readonly ModifierGroup[];
  choices: Choices;
  onChange: (choices: Choices) => void;
  currency: string;
  decimals: number;
  /** Errors, shown once the diner has tried to add the dish. */
  problems: readonly ChoiceProblem[];
  /** The dish is not available: its choices are read-only. */
  isReadOnly: boolean;
}

export function groupElementId(groupId: number): string {
  return `choice-${groupId}`;
}

/** All choices of a dish, group by group, with nested groups under the choice they depend on. */
export function ModifierPicker({ groups, problems, ...rest }: ModifierPickerProps) {
  const shown = shownGroups(groups, rest.choices);
  const courses = shown.filter((group) => group.isComboSlot);
  return shown.map((group) => (
    <GroupPicker
      key={group.groupId}
      group={group}
      groups={groups}
      course={
        group.isComboSlot && courses.length > 1
          ? { n: courses.indexOf(group) + 1, of: courses.length }
          : undefined
      }
      problem={problems.find(({ groupId }) => groupId === group.groupId)}
      {...rest}
    />
  ));
}

interface GroupPickerProps extends Omit<ModifierPickerProps, 'problems'> {
  group: ModifierGroup;
  /** Its position among the courses of a set meal. */
  course: { n: number; of: number } | undefined;
  problem: ChoiceProblem | undefined;
}

function GroupPicker({
  viewer,
  group,
  groups,
  course,
  choices,
  onChange,
  currency,
  decimals,
  problem,
  isReadOnly,
}: GroupPickerProps) {
  const { t, lang } = viewer;
  const errorId = useId();
  const rule = ruleOf(group, t);
  const least = leastOf(group);
  const units = unitsIn(choices, group.groupId);
  const isDone = least > 0 && units >= least;
  const parent = parentOf(group, groups);
  return (
    <fieldset
      id={groupElementId(group.groupId)}
      className={classes(styles.group, parent && styles.nested, problem && styles.wrong)}
      disabled={isReadOnly}
      aria-describedby={errorId}
      tabIndex={-1}
    >
      <legend className={styles.legend}>
        <span>
          {course && <span className={styles.over}>{t('item.course', course)}</span>}
          {parent && (
            <span className={styles.over}>
              {t('item.forChoice', { name: modifierName(parent, lang) })}
            </span>
          )}
          <span className={styles.title}>{labelOf(group, lang)}</span>
        </span>
        <Badge tone={problem ? 'danger' : isDone ? 'positive' : 'neutral'}>
          {isDone && <Icon name="check" />}
          {!isDone && <span>{t(least === 0 ? 'item.optional' : 'item.required')}</span>}
        </Badge>
      </legend>
      {!problem && <p className={styles.rule}>{rule}</p>}
      <FreeUnits t={t} group={group} choices={choices} />
      {/* Screen readers read it with the name of the group, which gets the focus. */}
      <p id={errorId} className={styles.error}>
        {problem &&
          t(problem.kind === 'tooFew' ? 'item.chooseAtLeast' : 'item.chooseAtMost', {
            count: problem.limit,
          })}
      </p>
      <div className={styles.options}>
        {inVenueOrder(group.modifiers).map((modifier) => (
          <Option
            key={modifierItemIdOf(modifier)}
            // Other radio buttons of the page are not of this group.
            radioGroup={errorId}
            viewer={viewer}
            modifier={modifier}
            group={group}
            groups={groups}
            choices={choices}
            onChange={onChange}
            price={<OptionPrice {...{ lang, modifier, currency, decimals }} />}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ruleOf(group: ModifierGroup, t: Viewer['t']): string {
  const least = leastOf(group);
  const most = mostOf(group);
  const parts: string[] = [];
  if (least > 0 && least === most) parts.push(t('item.chooseExactly', { count: least }));
  else {
    if (least > 0) parts.push(t('item.chooseAtLeast', { count: least }));
    if (Number.isFinite(most) && most > 1) parts.push(t('item.chooseAtMost', { count: most }));
  }
  return parts.join(' · ');
}

interface FreeUnitsProps extends Pick<Viewer, 't'> {
  group: ModifierGroup;
  choices: Choices;
}

/** How many choices of a group are free, and how many of those are left. */
function FreeUnits({ t, group, choices }: FreeUnitsProps) {
  if (group.freeUnits === 0) return null;
  const left = group.freeUnits - freeUnitsUsed(group, choices);
  return (
    <p className={styles.free} role="status">
      {left === 0
        ? t('item.freeUnitsUsed')
        : t(left === group.freeUnits ? 'item.freeUnits' : 'item.freeUnitsLeft', { count: left })}
    </p>
  );
}

function modifierName(modifier: Modifier, lang: Lang): string {
  return modifier.label || labelOf(modifier, lang) || modifier.itemName;
}

/** Allergens and similar facts of a choice. */
function factsOf(modifier: Modifier, t: Viewer['t']): string | undefined {
  const facts = [
    modifier.calories === undefined ? undefined : t('item.calories', { count: modifier.calories }),
    ...(modifier.allergens ?? []).map((allergen) => t(`allergen.${allergen}`)),
  ].filter((fact) => fact !== undefined);
  return facts.length > 0 ? facts.join(t('list.separator')) : undefined;
}

interface OptionProps {
  radioGroup: string;
  viewer: Viewer;
  modifier: Modifier;
  group: ModifierGroup;
  groups: readonly ModifierGroup[];
  choices: Choices;
  onChange: (choices: Choices) => void;
  price: ReactNode;
}

function Option({
  radioGroup,
  viewer,
  modifier,
  group,
  groups,
  choices,
  onChange,
  price,
}: OptionProps) {
  const { t, lang } = viewer;
  const id = modifierItemIdOf(modifier);
  const quantity = unitsOf(choices, group.groupId, id);
  const most = mostOfModifier(group, modifier, groups);
  const isSingle = group.controlId === 1;
  const isFull = !isSingle && unitsIn(choices, group.groupId) >= mostOf(group) && quantity === 0;
  const name = modifierName(modifier, lang);
  const facts = factsOf(modifier, t);
  const allergy = useContext(AllergyContext);
  const set = (units: number) => onChange(choose(choices, group, id, units));
  // The most units for this choice: what the group has left, plus its current units.
  const room = mostOf(group) - unitsIn(choices, group.groupId) + quantity;
  return (
    <OptionRow
      type={isSingle ? 'radio' : 'checkbox'}
      name={radioGroup}
      checked={quantity > 0}
      onChange={(isChecked) => set(isChecked ? 1 : 0)}
      title={name}
      detail={
        (facts || allergy) && (
          <>
            <span translate="no">{facts}</span>{' '}
            {allergy && <allergy.ChoiceMark choice={modifier} />}
          </>
        )
      }
      leading={
        group.isComboSlot && modifier.thumbnailImageName ? (
          <VenuePictureView
            viewer={viewer}
            className={styles.picture}
            name={modifier.thumbnailImageName}
            alt=""
            ratio="1/1"
          />
        ) : undefined
      }
      trailing={price}
      isDisabled={most === 0 || isFull}
      disabledNote={most === 0 ? t('menu.soldOut') : undefined}
      below={
        quantity > 0 && most > 1 ? (
          <Stepper
            value={quantity}
            min={0}
            max={Math.min(most, room)}
            onChange={set}
            decreaseLabel={t('stepper.less', { name })}
            increaseLabel={t('stepper.more', { name })}
            valueText={inDigitsOf(lang, quantity)}
            valueLabel={t('stepper.value', { n: quantity, name })}
          />
        ) : undefined
      }
    />
  );
}

interface OptionPriceProps extends Pick<ModifierPickerProps, 'currency' | 'decimals'> {
  lang: Lang;
  modifier: Modifier;
}

function OptionPrice({ lang, modifier, currency, decimals }: OptionPriceProps) {
  if (!modifier.isPriced || modifier.isNonItemMod || modifier.price === 0) return null;
  return (
    <span className={styles.price}>
      <AmountView {...{ lang, currency, decimals }} value={modifier.price} sign="+" />
    </span>
  );
}
