import { createContext, use, useId, useMemo, type ReactNode } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import { OptionRow } from './OptionRow.tsx';
import styles from './RadioGroup.module.css';

interface RadioGroupProps {
  label: ReactNode;
  optionalLabel?: string;
  /** Hides the label except for screen readers, if a heading already shows it. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  value: string | undefined;
  onChange: (value: string) => void;
  /** Side by side, for few and short choices. */
  isInline?: boolean;
  /** One RadioCard for each choice. */
  children: ReactNode;
}

interface Choice {
  name: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

const ChoiceContext = createContext<Choice>({ name: '', value: undefined, onChange: () => {} });

export function RadioGroup(props: RadioGroupProps) {
  const { error, value, onChange, isInline = false, children, ...texts } = props;
  const id = useId();
  const choice = useMemo(() => ({ name: id, value, onChange }), [id, value, onChange]);
  return (
    <FieldGroup {...texts} error={error}>
      <div className={isInline ? styles.inline : styles.cards}>
        <ChoiceContext value={choice}>{children}</ChoiceContext>
      </div>
    </FieldGroup>
  );
}

interface RadioCardProps {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  isDisabled?: boolean;
  disabledNote?: ReactNode;
  /** Below the row and outside its label, usually the fields of the chosen card. */
  below?: ReactNode;
}

/** One choice of a RadioGroup. */
export function RadioCard({ value, ...row }: RadioCardProps) {
  const choice = use(ChoiceContext);
  return (
    <OptionRow
      {...row}
      isCard
      type="radio"
      name={choice.name}
      value={value}
      checked={choice.value === value}
      onChange={() => choice.onChange(value)}
    />
  );
}
