// The figures as a table and as data.
import { spread } from './measure.mjs';

/**
 * Medians with their quartiles, and whether the median meets the goal. The ratio is ours to theirs round by round, or to
 * their only figure; theirs to ours in a row that says how many times faster we are.
 */
export function summarize(part, { what, against, isTimesFaster, goal = null, unit, ours, theirs, detail = null }) {
  const ratio = isTimesFaster ? ratios(theirs, ours) : ratios(ours, theirs);
  return {
    part,
    what,
    against,
    ratio,
    goal,
    met: goal === null ? null : isMet(ratio.median, goal),
    unit,
    ours: spread(ours),
    theirs: spread(theirs),
    detail,
  };
}

export function printRows(rows) {
  const table = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
  for (const cells of table) {
    console.log(
      cells
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  '),
    );
  }
  for (const { detail } of rows) if (detail) console.log(`\n${detail}`);
}

const HEAD = ['what', 'against', 'ours', 'theirs', 'ratio', 'middle half', 'goal', ''];

function cellsOf({ what, against, ratio, goal, met, unit, ours, theirs }) {
  return [
    what,
    against,
    `${figure(ours.median)} ${unit}`,
    `${figure(theirs.median)} ${unit}`,
    `${figure(ratio.median)} ×`,
    ratio.low === ratio.high ? '' : `${figure(ratio.low)}–${figure(ratio.high)}`,
    goal ? inWords(goal) : '',
    met === null ? '' : met ? 'met' : 'MISSED',
  ];
}

const ratios = (of, to) => spread(of.map((figure, round) => figure / (to.length === 1 ? to[0] : to[round])));
const isMet = (value, { atLeast, atMost }) => (atLeast === undefined ? value <= atMost : value >= atLeast);
const inWords = ({ atLeast, atMost }) => (atLeast === undefined ? `≤ ${atMost} ×` : `≥ ${atLeast} ×`);

/** Three digits are what such measurements are worth. */
function figure(value) {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
}
