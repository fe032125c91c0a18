/**
 * A browser test that failed once beside others is tried five times more, alone: one that is broken now
 * and then fails here too, and fails the run; one that a busy machine had no time for does not.
 */
const TIMES = '5';
/** Of a reason, which may hold a whole page. */
const MOST_LETTERS = 1000;

function specsBelow({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsBelow)];
}

/** The tests of Playwright's report that ended as `wanted` says. */
export function endedAs(wanted, report) {
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
export function failedIn({ testResults }) {
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

/** What Playwright is told to run this test, and no other, on a machine that does nothing else. */
export function againAlone({ title, place, project }) {
  const exactly = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return `${place} --project ${project} --no-deps --retries 0 --repeat-each ${TIMES} --workers 1`
    .split(' ')
    .concat('--grep', `${exactly}(?: @release)?$`);
}
