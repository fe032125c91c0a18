import { useState, type ComponentProps } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Field, FieldError } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { PartsProps } from './words.ts';
import { ChoiceParts } from './ChoiceParts.tsx';
import { Kept, Sample } from './Sample.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const LOOKS = ['plain', 'raised', 'filled'] as const;

export function FormParts({ words }: PartsProps) {
  return (
    <>
      <Buttons words={words} />
      <TextFields words={words} />
      <ChoiceParts words={words} />
    </>
  );
}

function Buttons({ words }: PartsProps) {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Sample key={variant} name="Button" state={`${variant}: normal, off, busy`}>
          <div className="kit-line">
            <Button variant={variant}>{words.action}</Button>
            <Button variant={variant} disabled>
              {words.action}
            </Button>
            <Button variant={variant} isBusy busyLabel={words.busy}>
              {words.action}
            </Button>
          </div>
        </Sample>
      ))}
      <Sample name="Button" state="large, with an icon, long text">
        <Button size="l" isBlock icon={<Icon name="bag" />}>
          {words.action}
        </Button>
        <Button isBlock>{words.long}</Button>
      </Sample>
      <Sample name="ButtonLink">
        <ButtonLink to="/">{words.action}</ButtonLink>
      </Sample>
      <Sample name="IconButton" state="each look, with a count, off">
        <div className="kit-line">
          {LOOKS.map((look) => (
            <IconButton key={look} look={look} icon="cart" label={words.short} />
          ))}
          <IconButton icon="cart" label={words.short} badge="12" />
          <IconButton icon="back" label={words.previous} disabled />
        </div>
      </Sample>
      <Sample name="Stepper" state="normal, at its ends, busy">
        <div className="kit-line">
          <Count words={words} start={2} />
          <Count words={words} start={9} />
          <Count words={words} start={1} isRemovable />
          <Count words={words} start={3} isBusy />
        </div>
      </Sample>
    </>
  );
}

interface CountProps extends PartsProps {
  start: number;
  isRemovable?: boolean;
  isBusy?: boolean;
}

function Count({ words, start, isRemovable = false, isBusy }: CountProps) {
  return (
    <Kept start={start}>
      {(value, keep) => (
        <Stepper
          value={value}
          min={1}
          max={9}
          onChange={keep}
          decreaseLabel={words.less}
          increaseLabel={words.more}
          valueLabel={`${value} ${words.short}`}
          isBusy={isBusy}
          removeAtMin={
            isRemovable ? { label: words.remove, onRemove: () => keep(start) } : undefined
          }
        />
      )}
    </Kept>
  );
}

/** The properties of a field that holds its own value, so that the developer can try it out. */
type Held<Props> = Omit<Props, 'value' | 'onChange'> & { start?: string };

function Text({ start = '', ...props }: Held<ComponentProps<typeof TextField>>) {
  const [value, keep] = useState(start);
  return <TextField {...props} value={value} onChange={keep} />;
}

function LongText({ start = '', ...props }: Held<ComponentProps<typeof TextArea>>) {
  const [value, keep] = useState(start);
  return <TextArea {...props} value={value} onChange={keep} />;
}

function Select({ start = '', ...props }: Held<ComponentProps<typeof SelectField>>) {
  const [value, keep] = useState(start);
  return <SelectField {...props} value={value} onChange={keep} />;
}

function TextFields({ words }: PartsProps) {
  const { label, hint, error } = words;
  const options = [
    { value: 'short', label: words.short },
    { value: 'long', label: words.long },
    { value: 'off', label: words.reason, isDisabled: true },
  ];
  return (
    <>
      <Sample name="TextField" state="empty, filled, off, with an error">
        <Text label={label} hint={hint} optionalLabel={words.optional} placeholder={words.short} />
        <Text label={words.long} start={words.long} />
        <TextField label={label} value={words.short} onChange={() => {}} disabled />
        <Text label={label} isRequired requiredLabel={words.required} hint={hint} error={error} />
      </Sample>
      <Sample name="TextField" state="left to right, with something at each end">
        <Text
          type="tel"
          label={label}
          leading="+965"
          trailing={<Icon name={LATER_ICONS.phone} />}
          start="99 12 34 56"
        />
      </Sample>
      <Sample name="TextArea" state="with a count, with an error">
        <LongText
          label={label}
          hint={hint}
          maxLength={200}
          countLabel={(length, most) => `${length} / ${most}`}
          start={words.long}
        />
        <LongText label={label} error={error} />
      </Sample>
      <Sample name="SelectField" state="empty, chosen, off, with an error">
        <Select label={label} placeholder={words.hint} options={options} />
        <Select label={label} placeholder={words.hint} options={options} start="long" />
        <SelectField label={label} options={options} value="short" onChange={() => {}} disabled />
        <Select label={label} error={error} placeholder={words.hint} options={options} />
      </Sample>
      <Sample name="Field" state="around a custom control">
        <Field label={label} hint={hint} aside="1 / 5" isRequired requiredLabel={words.required}>
          {(control) => <input {...control} type="range" min={1} max={5} defaultValue={3} />}
        </Field>
      </Sample>
      <Sample name="FieldError">
        <FieldError id="kit-error" label={label} error={words.error} />
      </Sample>
    </>
  );
}
