// What the page is made of: finding its elements, and putting what is known into them. No markup is ever written.
// @ts-check

/** @typedef {string | number | HTMLElement | null | undefined} Cell */

/** @param {string} id */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Tells the developer what came of it. @param {string} text */
export function say(text) {
  if (element('status').textContent !== text) element('status').textContent = text;
}

/** What each table shows, so that rows are rebuilt only when that changes, and focus and selection stay. */
const shown = /** @type {Map<string, string>} */ (new Map());

/**
 * @template T
 * @param {string} id
 * @param {readonly T[]} entries
 * @param {(entry: T) => readonly Cell[]} cellsOf
 */
export function fillTable(id, entries, cellsOf) {
  const now = JSON.stringify(entries);
  if (shown.get(id) === now) return;
  shown.set(id, now);
  element(id).replaceChildren(...entries.map((entry) => tableRow(cellsOf(entry))));
  element(`${id}-none`).hidden = entries.length > 0;
}

/** @param {readonly Cell[]} cells */
function tableRow(cells) {
  const row = document.createElement('tr');
  for (const content of cells) {
    const cell = document.createElement('td');
    cell.append(content instanceof HTMLElement ? content : String(content ?? ''));
    row.append(cell);
  }
  return row;
}

/** @param {string} id @param {readonly (readonly [string, string])[]} facts */
export function fillFacts(id, facts) {
  const parts = facts.flatMap(([term, fact]) => [textElement('dt', term), textElement('dd', fact)]);
  element(id).replaceChildren(...parts);
}

/** @param {string} label @param {string} about @param {() => void} press */
export function button(label, about, press) {
  const made = textElement('button', label);
  made.setAttribute('aria-label', `${label} ${about}`);
  made.addEventListener('click', press);
  return made;
}

/** @param {string} name @param {string} text */
function textElement(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
