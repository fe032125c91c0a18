/** Counts the attacks and their faults. */

/** The kinds of faults; each report begins with one of these words. */
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

export type Tally = ReturnType<typeof tallyOf>;

export function tallyOf(title: string) {
  const fields = new Set<string>();
  const classes = new Set<string>();
  const pairs = new Set<string>();
  const pages = new Set<string>();
  const faults: string[] = [];
  let visits = 0;
  const fault = (sentence: string) => {
    faults.push(sentence);
    process.stdout.write(`${sentence}\n`);
  };
  return {
    count: (field: string, hostile: string) => {
      fields.add(field);
      classes.add(hostile);
      pairs.add(`${field}: ${hostile}`);
    },
    visited: (page: string) => {
      visits += 1;
      pages.add(page);
    },
    fault,
    /** Counts the faults of a page; an error that the page itself reports is not one. */
    told: (field: string, hostile: string, found: readonly string[]) => {
      for (const each of found)
        if (!each.startsWith('error: ')) fault(`${field}: ${each.slice(0, 400)}: ${hostile}`);
    },
    faults: () => faults,
    /** Prints one line with all numbers. */
    print: () => {
      const of = (kind: string) => faults.filter((each) => each.includes(`: ${kind}: `)).length;
      const tried = `${fields.size} fields, ${classes.size} classes, ${pairs.size} pairs of both, ${pages.size} pages, ${visits} visits`;
      const came = FAULTS.map((kind) => `${of(kind)} ${kind}`).join(', ');
      process.stdout.write(`${title}: ${tried}; ${came}\n`);
    },
  };
}
