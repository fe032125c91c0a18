/** What was tried, and what came of it. */

/** The faults that an attack may cause, by the first word of what is told of them. */
const FAULTS = [
  'executed',
  'off-site',
  'policy',
  'totals',
  'crash',
  'console',
  'overflow',
  'slow',
] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Tally {
  count: (field: string, hostile: string) => void;
  visited: (page: string) => void;
  fault: (sentence: string) => void;
  faults: () => string[];
  /** Writes one line with all numbers. */
  print: () => void;
}

export function tallyOf(title: string): Tally {
  const fields = new Set<string>();
  const classes = new Set<string>();
  const pairs = new Set<string>();
  const pages = new Set<string>();
  const faults: string[] = [];
  let visits = 0;
  return {
    count: (field, hostile) => {
      fields.add(field);
      classes.add(hostile);
      pairs.add(`${field}: ${hostile}`);
    },
    visited: (page) => {
      visits += 1;
      pages.add(page);
    },
    fault: (sentence) => {
      faults.push(sentence);
      process.stdout.write(`${sentence}\n`);
    },
    faults: () => faults,
    print: () => {
      const of = (kind: FaultKind) => faults.filter((each) => each.includes(`: ${kind}: `)).length;
      const tried = `${fields.size} fields, ${classes.size} classes, ${pairs.size} pairs of both, ${pages.size} pages, ${visits} visits`;
      const came = FAULTS.map((kind) => `${of(kind)} ${kind}`).join(', ');
      process.stdout.write(`${title}: ${tried}; ${came}\n`);
    },
  };
}
