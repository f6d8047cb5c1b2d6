// The requirement rows, which of them passed tests prove, and what that leaves open. Pure: reads no file.

/** @typedef {{ id: string, kind: string, area: string, application: string }} Row */
/** @typedef {{ title: string, passed: boolean }} Test */

const ROW_ID = /\b[PW]-[A-Z]+-\d+\b/g;

/** The parts of the test run that prove rows; each leaves a report under its name. */
export const REPORTS = ['unit', 'screens', 'prop', 'contract', 'e2e'];

/** The rows of one tab-separated file: id, kind, area, statement. @returns {Row[]} */
export function parseRows(text, application) {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', kind = '', area = ''] = line.split('\t');
      return { id, kind, area, application };
    });
}

/** Every test of a Vitest or Playwright JSON report, under its whole title. @returns {Test[]} */
export function testsIn(report) {
  if ('testResults' in report) {
    return report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status, meta }) => ({
        title: fullName,
        passed: status === 'passed' && !meta?.retried,
      })),
    );
  }
  return report.suites.flatMap((suite) => testsInSuite(suite, ''));
}

/** A test that had to be tried again is flaky, and neither that nor one that is meant to fail proves anything. */
function testsInSuite({ title, specs = [], suites = [] }, above) {
  const path = `${above} ${title}`;
  const own = specs.map((spec) => ({
    title: `${path} ${spec.title}`,
    passed: spec.ok && spec.tests.length > 0 && spec.tests.every(passedAtOnce),
  }));
  return [...own, ...suites.flatMap((suite) => testsInSuite(suite, path))];
}

const passedAtOnce = ({ status, expectedStatus }) => status === 'expected' && expectedStatus !== 'failed';

/**
 * The state of the rows by the tests. A row is met when at least one passed test names it and no failed one does.
 * @param {readonly Row[]} rows
 * @param {readonly Test[]} tests
 * @param {Record<string, Record<string, { open: readonly string[] }>>} finished
 */
export function trace(rows, tests, finished) {
  const known = new Set(rows.map(({ id }) => id));
  const namedBy = (passed) =>
    new Set(tests.filter((test) => test.passed === passed).flatMap(({ title }) => title.match(ROW_ID) ?? []));
  const proven = namedBy(true);
  const broken = namedBy(false);
  const met = new Set([...proven].filter((id) => known.has(id) && !broken.has(id)));
  const expected = rows.filter(({ id, area, application }) => {
    const declared = finished[application]?.[area];
    return declared !== undefined && !declared.open.includes(id);
  });
  return {
    met,
    missing: expected.map(({ id }) => id).filter((id) => !met.has(id)),
    unknown: [...new Set([...proven, ...broken])].filter((id) => !known.has(id)).sort(),
    /** Named as open in an area that is declared finished, though a test proves it by now. */
    closed: Object.values(finished)
      .flatMap((areas) => Object.values(areas))
      .flatMap(({ open }) => open)
      .filter((id) => met.has(id)),
  };
}

/** How far each area is: met, total, and the ids still open. */
export function table(rows, met) {
  return [...byArea(rows)].map(([area, members]) => {
    const open = members.map(({ id }) => id).filter((id) => !met.has(id));
    return { area, met: members.length - open.length, total: members.length, open };
  });
}

const areaOf = ({ application, area }) => `${application}/${area}`;

function byArea(rows) {
  const areas = new Map();
  for (const row of rows) areas.set(areaOf(row), [...(areas.get(areaOf(row)) ?? []), row]);
  return areas;
}

/**
 * The summary of a run, and whether all is well. As long as a report is not there nobody can say that a row
 * of a finished area is missing: the tests that were not run may prove it.
 * @param {{ rows: readonly Row[], reports: Readonly<Record<string, object>>, finished: Parameters<typeof trace>[2], wantsTable: boolean }} run
 */
export function conclude({ rows, reports, finished, wantsTable }) {
  const there = Object.keys(reports);
  const absent = REPORTS.filter((name) => !there.includes(name));
  if (there.length === 0)
    return { lines: [`Run npm test first: there is no report of ${listed(absent)} yet.`], ok: false };
  const tests = there.flatMap((name) => testsIn(reports[name]));
  const { met, missing, unknown, closed } = trace(rows, tests, finished);
  const areas = wantsTable ? table(rows, met) : [];
  const passed = tests.filter((test) => test.passed).length;
  const lines = [
    ...areas.map(({ area, met: done, total, open }) => [areaInTable(area, done, total), ...open].join(' ').trimEnd()),
    `${met.size} of ${rows.length} rows are met by ${passed} passed tests of ${listed(there)}.`,
  ];
  if (absent.length > 0) {
    lines.push(
      `The reports of ${listed(absent)} are missing, so this is not the whole: run npm test first.`,
      `${missing.length} rows of areas declared finished are not met so far; the missing reports may prove them.`,
    );
  } else if (missing.length > 0) lines.push(`Missing in areas declared finished: ${missing.join(' ')}`);
  if (unknown.length > 0) lines.push(`Named in a test but in no list of rows: ${unknown.join(' ')}`);
  if (closed.length > 0) lines.push(`Declared open in finished.json but met: ${closed.join(' ')}`);
  return { lines, ok: absent.length + missing.length + unknown.length + closed.length === 0 };
}

const listed = (names) => names.join(', ');
const areaInTable = (area, met, total) => `${area.padEnd(26)} ${String(met).padStart(3)} / ${String(total).padEnd(4)}`;
