// What can be said of a list of mutations without running one. Pure: reads no file.

/** @typedef {{ row: string, file: string, find: string, replace: string, why: string, projects?: readonly string[] }} Mutation */
/** @typedef {{ testResults: readonly { name: string, assertionResults: readonly { fullName: string, status: string }[] }[] }} Report */
/** @typedef {{ id: string, kind: string, area: string, application: string }} Row */

/** Where a rule breaks unseen when nobody tried: rules and constants hold everywhere, the rest only where it is shown. */
const TRIED_KINDS = ['rule', 'constant'];

/**
 * The rules and constants of the areas declared finished that no mutation breaks.
 * @param {readonly Row[]} rows
 * @param {Record<string, Record<string, { open: readonly string[] }>>} finished
 * @param {readonly Mutation[]} mutations
 */
export function untried(rows, finished, mutations) {
  const tried = new Set(mutations.map(({ row }) => row));
  return rows
    .filter(({ id, kind, area, application }) => {
      const declared = finished[application]?.[area];
      return declared !== undefined && !declared.open.includes(id) && TRIED_KINDS.includes(kind) && !tried.has(id);
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
