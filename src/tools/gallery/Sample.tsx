import { useState, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface SampleProps {
  /** The part, and which of its states. */
  name: string;
  state?: string;
  /** As wide as the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** One part in one state, under its own name. */
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

/** Holds the value of one sample, so that it can be tried out. */
export function Kept<Value>({ start, children }: KeptProps<Value>) {
  const [value, keep] = useState(start);
  return children(value, keep);
}
