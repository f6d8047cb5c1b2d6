// The decisions that rows, code and tests name, and whether each is written down. Pure: reads no file.

/** How the ids of each kind of file are spelt. */
const SPELT = {
  portal: /\bD-\d{2,3}\b/g,
  workspace: /\bD\d{2,3}\b/g,
  cases: /\b[RSMVI]-\d{2}\b/g,
};

/** @returns {ReadonlySet<string>} the ids that a file of decisions defines: in a heading, a first cell or a first bold word. */
export const definedIn = (text) =>
  new Set([...text.matchAll(/^(?:## |\| |- \*\*)(D-?\d{2,3}|[RSMVI]-\d{2})\b/gm)].map(([, id]) => id ?? ''));

/**
 * The ids that lead nowhere, each with where it is named.
 * @param {{ portal: string, workspace: string, reliability: string }} written
 * @param {readonly { place: string, application: 'portal' | 'workspace' | null, text: string }[]} naming
 *   rows of an application, or a source, which names decisions of the portal and cases alone
 */
export function leadingNowhere(written, naming) {
  const portal = definedIn(written.portal);
  const workspace = definedIn(written.workspace);
  const cases = definedIn(written.reliability);
  const missing = (text, spelt, defined) => (text.match(spelt) ?? []).filter((id) => !defined.has(id));
  return naming.flatMap(({ place, application, text }) => {
    const lost =
      application === 'workspace'
        ? missing(text, SPELT.workspace, workspace)
        : application === 'portal'
          ? missing(text, SPELT.portal, portal)
          : [...missing(text, SPELT.portal, portal), ...missing(text, SPELT.cases, cases)];
    return [...new Set(lost)].map((id) => `${place}: ${id}`);
  });
}
