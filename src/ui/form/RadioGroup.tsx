import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';
import { OptionRow, type OptionRowProps } from './OptionRow.tsx';
import styles from './RadioGroup.module.css';

interface RadioGroupProps extends Omit<FieldGroupProps, 'error'> {
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

type RowOfCard = Omit<
  OptionRowProps,
  'type' | 'name' | 'value' | 'checked' | 'onChange' | 'isCard'
>;

interface RadioCardProps extends RowOfCard {
  value: string;
}

/** One choice of a RadioGroup. */
export function RadioCard({ value, ...row }: RadioCardProps) {
  const choice = useContext(ChoiceContext);
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
