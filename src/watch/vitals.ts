/** How fast this page was for its diner, in the measures that browsers and their makers agree on. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

type Vitals = Readonly<Partial<Record<MetricType['name'], number>>>;

const values: Partial<Record<MetricType['name'], number>> = {};
let isNew = false;

function note({ name, value }: MetricType): void {
  // A shift is a number below one; the others are milliseconds.
  values[name] = name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value);
  isNew = true;
}

export function measureVitals(): void {
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) {
    measure(note, { reportAllChanges: true });
  }
}

/** As they stand, if one has changed since they were taken last. */
export function takeVitals(): Vitals | undefined {
  if (!isNew) return undefined;
  isNew = false;
  return { ...values };
}
