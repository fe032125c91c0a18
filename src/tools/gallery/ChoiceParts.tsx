import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Chip, RemovableChip } from '../../ui/form/Chip.tsx';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { OptionRow } from '../../ui/form/OptionRow.tsx';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Kept, Sample } from './Sample.tsx';
import type { PartsProps } from './words.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

export function ChoiceParts({ words }: PartsProps) {
  return (
    <>
      <Sample name="Checkbox" state="normal, off, with an error">
        <Kept start={true}>
          {(checked, keep) => <Checkbox label={words.short} checked={checked} onChange={keep} />}
        </Kept>
        <Checkbox label={words.short} checked isDisabled onChange={() => {}} />
        <Kept start={false}>
          {(checked, keep) => (
            <Checkbox label={words.long} error={words.error} checked={checked} onChange={keep} />
          )}
        </Kept>
      </Sample>
      <Sample name="Switch" state="normal, off">
        <Kept start={true}>
          {(checked, keep) => (
            <Switch label={words.short} detail={words.long} checked={checked} onChange={keep} />
          )}
        </Kept>
        <Switch label={words.short} checked={false} isDisabled onChange={() => {}} />
      </Sample>
      <Sample name="Chip, RemovableChip" state="pressed and not, long text">
        <Kept start={true}>
          {(isPressed, keep) => (
            <div className="kit-line">
              <Chip isPressed={isPressed} onPress={() => keep(!isPressed)}>
                {words.short}
              </Chip>
              <Chip isPressed={!isPressed} onPress={() => keep(!isPressed)}>
                {words.long}
              </Chip>
              <RemovableChip label={words.remove} onRemove={() => {}}>
                {words.short}
              </RemovableChip>
            </div>
          )}
        </Kept>
      </Sample>
      <Sample name="RadioGroup, RadioCard" state="normal, off, long text">
        <Kept<string | undefined> start="one">
          {(value, keep) => (
            <RadioGroup label={words.label} hint={words.hint} value={value} onChange={keep}>
              <RadioCard
                value="one"
                title={words.short}
                detail={words.detail}
                leading={<Icon name={LATER_ICONS.card} />}
                trailing="5.000"
                below={words.hint}
              />
              <RadioCard value="two" title={words.long} detail={words.long} />
              <RadioCard value="three" title={words.short} isDisabled disabledNote={words.reason} />
            </RadioGroup>
          )}
        </Kept>
      </Sample>
      <Sample name="RadioGroup" state="in a line, with an error">
        <Kept<string | undefined> start={undefined}>
          {(value, keep) => (
            <RadioGroup
              label={words.label}
              error={words.error}
              isInline
              value={value}
              onChange={keep}
            >
              <RadioCard value="one" title={words.short} />
              <RadioCard value="two" title={words.next} />
            </RadioGroup>
          )}
        </Kept>
      </Sample>
      <Sample name="FieldGroup, OptionRow" state="both kinds, off, with an error">
        <FieldGroup label={words.label} hint={words.hint} error={words.error}>
          <Kept start={true}>
            {(checked, keep) => (
              <>
                <OptionRow
                  type="checkbox"
                  name="kit-rows"
                  title={words.short}
                  detail={words.detail}
                  trailing="+0.250"
                  checked={checked}
                  onChange={keep}
                />
                <OptionRow
                  type="radio"
                  name="kit-row"
                  title={words.long}
                  checked={checked}
                  onChange={() => keep(true)}
                />
              </>
            )}
          </Kept>
          <OptionRow
            type="checkbox"
            name="kit-rows"
            title={words.short}
            isDisabled
            disabledNote={words.reason}
            checked={false}
            onChange={() => {}}
          />
        </FieldGroup>
      </Sample>
    </>
  );
}
