/**
 * A browser test that passes only at its second try is tried five times more, alone. It then fails again if
 * it is broken, and passes if a busy machine had no time for it.
 */
const TIMES = '5';
/** A reason may hold a whole page. */
const MOST_LETTERS = 1000;

interface Suite {
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
}

/** What is used of Playwright's JSON report. */
export interface JourneysReport {
  suites: Suite[];
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
}

/** What is used of Vitest's JSON report. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

export interface EndedTest {
  title: string;
  place: string;
  project: string;
  why: string;
}

function specsBelow({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsBelow)];
}

/** The tests of Playwright's report with this status. */
export function endedAs(wanted: string, report: JourneysReport): EndedTest[] {
  return report.suites.flatMap(specsBelow).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        title,
        place: `${file}:${line}`,
        project: projectName,
        why: results[0]?.error?.message ?? 'It gave no reason.',
      })),
  );
}

/** The tests of Vitest's report that failed. */
export function failedIn({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${process.cwd()}/`, '');
    const failed = assertionResults.filter(({ status }) => status !== 'passed');
    // A file that could not be read at all has no tests.
    if (assertionResults.length === 0 && message) return [`${file}\n${message}`];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${file} ${fullName}\n${(failureMessages[0] ?? 'It gave no reason.').slice(0, MOST_LETTERS)}`,
    );
  });
}

/** Playwright's options to run this test alone. */
export function againAlone({ title, place, project }: EndedTest): string[] {
  const exactly = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return `${place} --project ${project} --no-deps --retries 0 --repeat-each ${TIMES} --workers 1`
    .split(' ')
    .concat('--grep', `${exactly}(?: @release)?$`);
}
