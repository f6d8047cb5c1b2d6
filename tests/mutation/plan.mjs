// What can be said of a list of mutations without running one. Pure: reads no file.

/** @typedef {{ row: string, file: string, find: string, replace: string, why: string, projects?: readonly string[] }} Mutation */
/** @typedef {{ testResults: readonly { name: string, assertionResults: readonly { fullName: string, status: string }[] }[] }} Report */
/** @typedef {{ id: string, kind: string, area: string, application: string }} Row */

/**
 * The rules of finished areas that no mutation breaks: none of the list, and none that Stryker makes by itself. A row of
 * another kind needs none: the test of a constant states its value, and a text or a call is seen where it is shown.
 * @param {readonly Row[]} rows
 * @param {Record<string, Record<string, { open: readonly string[] }>>} finished
 * @param {readonly Mutation[]} mutations
 * @param {Readonly<Record<string, string>>} byStryker the file of each row that Stryker breaks
 */
export function untried(rows, finished, mutations, byStryker) {
  const tried = new Set([...mutations.map(({ row }) => row), ...Object.keys(byStryker)]);
  return rows
    .filter(({ id, kind, area, application }) => {
      const declared = finished[application]?.[area];
      return declared !== undefined && !declared.open.includes(id) && kind === 'rule' && !tried.has(id);
    })
    .map(({ id }) => id);
}

/**
 * Why a mutation cannot be tried, or null when it can.
 * @param {Mutation} mutation
 * @param {string} source the file's text
 */
export function obstacle({ find, replace, why }, source) {
  if (find === replace) return 'it changes nothing';
  if (why.trim() === '') return 'it does not say which mistake it is';
  const times = source.split(find).length - 1;
  return times === 1 ? null : `what it looks for stands there ${times} times`;
}

/**
 * So many parts of about the same size, an area whole in one of them: the files of tests that name its rows need to be
 * read by that part alone.
 * @template {{ row: string }} T
 * @param {readonly T[]} mutations
 * @param {number} count
 */
export function shareOut(mutations, count) {
  const areaOf = (/** @type {T} */ { row }) => row.replace(/-\d+$/, '');
  const areas = [...new Set(mutations.map(areaOf))].map((area) => mutations.filter((each) => areaOf(each) === area));
  const parts = Array.from({ length: count }, () => /** @type {T[]} */ ([]));
  for (const area of areas.sort((a, b) => b.length - a.length))
    parts.reduce((least, part) => (part.length < least.length ? part : least)).push(...area);
  return parts;
}

/** The pattern of the tests whose titles name one of these rows. @param {readonly string[]} ids */
export const naming = (ids) => ids.map((id) => `\\[${id}\\]`).join('|');

/**
 * The tests of the reports, each under the name of its project.
 * @param {Readonly<Record<string, Report>>} reports
 */
export const testsIn = (reports) =>
  Object.entries(reports).flatMap(([project, { testResults }]) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        file: `${project} ${name}`,
        project,
        title: fullName,
        state: status,
      })),
    ),
  );
