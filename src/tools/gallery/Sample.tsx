import { useState, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface SampleProps {
  /** The name of the part, and its state. */
  name: string;
  state?: string;
  /** Takes the full width of the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** One part in one state, with its name above. */
export function Sample({ name, state, isWide, children }: SampleProps) {
  return (
    <div className={classes('kit-sample', isWide && 'kit-wide')}>
      <p className="kit-name">
        <bdi>
          <code>{name}</code>
          {state && ` ${state}`}
        </bdi>
      </p>
      <div className="kit-box">{children}</div>
    </div>
  );
}

interface KeptProps<Value> {
  start: Value;
  children: (value: Value, keep: (value: Value) => void) => ReactNode;
}

/** Holds the value of a sample, so that the developer can try it out. */
export function Kept<Value>({ start, children }: KeptProps<Value>) {
  const [value, keep] = useState(start);
  return children(value, keep);
}
