// What failed, said once more at the end of a run: of a long output many see the end only. Pure: reads no file.
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ title: string, error: string }} Failure */

const MOST_FAILURES = 20;
const MOST_LINES = 15;

/** Every test of a Vitest or Playwright JSON report that failed, or passed only when tried again. @returns {Failure[]} */
export function failuresIn(report) {
  if ('testResults' in report) return report.testResults.flatMap(failuresInFile);
  const unplaced = report.errors?.map(({ message }) => ({ title: 'Outside every test', error: message })) ?? [];
  return [...unplaced, ...report.suites.flatMap((suite) => failuresInSuite(suite, []))];
}

/** As many lines as are worth reading where the reader sees nothing else: the first failures, the first lines of each. */
export function retold(failures) {
  const lines = failures.slice(0, MOST_FAILURES).flatMap(({ title, error }) => {
    const said = stripVTControlCharacters(error).trim().split('\n');
    return [`FAILED ${title}`, ...said.slice(0, MOST_LINES).map((line) => `    ${line}`.trimEnd())];
  });
  const left = failures.length - MOST_FAILURES;
  return left > 0 ? [...lines, `… and ${left} more`] : lines;
}

/** A file that could not even be loaded has no tests that failed, only a message. */
function failuresInFile({ name, status, message = '', assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return status === 'failed' ? [{ title: name, error: message }] : [];
  return tests.map(({ fullName, failureMessages }) => ({ title: fullName, error: failureMessages.join('\n') }));
}

function failuresInSuite({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failureOf([...path, spec.title], results)),
  );
  return [...own, ...suites.flatMap((suite) => failuresInSuite(suite, path))];
}

/** The first attempt that went wrong, with the step of the test that it got to. */
function failureOf(path, results) {
  const { steps = [], errors = [] } = results.find(({ status }) => status !== 'passed') ?? {};
  return {
    title: [...path, ...failedSteps(steps)].join(' › '),
    error: errors.map(({ message }) => message).join('\n'),
  };
}

function failedSteps(steps) {
  const failed = steps.find(({ error }) => error !== undefined);
  return failed ? [failed.title, ...failedSteps(failed.steps ?? [])] : [];
}
