// npm run mutations [-- PATH …]: breaks the rule files of core at every place (StrykerJS), and runs the tests of their area.
// Without a path: all of them. The score of an area, in percent, must not be lower than in scores.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from './changed.mjs';
import { breakArea } from './stryker.mjs';

const root = join(import.meta.dirname, '../..');
const scoresFile = join(import.meta.dirname, 'scores.json');

const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only the areas that differ from main, or that the last commit on main changed. */
    changed: { type: 'boolean' },
    /** Time for all areas together. Mutants that are not reached in time do not fail. */
    seconds: { type: 'string' },
    /** Stores the scores, and compares none. */
    store: { type: 'boolean' },
  },
});
const deadline = options.seconds ? Date.now() + Number(options.seconds) * 1_000 : Number.POSITIVE_INFINITY;

const AREA = /^core\/src\/(data|realtime|shared|shell|portal\/[^/]+|workspace\/[^/]+)\/.+\.ts$/;
const NO_RULES = /\/(index|messages|model|ports?|([a-z-]+-)?store)\.ts$/;

const files = readdirSync(join(root, 'core/src'), { recursive: true })
  .map((path) => `core/src/${path}`)
  .filter((path) => AREA.test(path) && !NO_RULES.test(path))
  .sort();
const areaOf = (file) => AREA.exec(file)[1];
const filesOf = (area) => files.filter((file) => areaOf(file) === area);

const scores = JSON.parse(readFileSync(scoresFile, 'utf8'));
const chosen = options.changed ? inChangedAreas() : files.filter(isNamed);
let isBelow = false;
for (const area of new Set(chosen.map(areaOf))) {
  const inArea = chosen.filter((file) => areaOf(file) === area);
  const isWhole = inArea.length === filesOf(area).length;
  const showsSurvivors = paths.length > 0 && !options.store;
  if (Date.now() >= deadline) {
    console.log(`${area}: not reached in ${options.seconds} s`);
    continue;
  }
  const { planned, tried, survived, endedWell } = await breakArea({
    root,
    area,
    files: inArea,
    deadline,
    showsSurvivors,
  });
  // A mutant that was not reached counts as caught, so only a score that is lower in any case fails.
  const score = planned === 0 ? 100 : Math.floor((1 - survived / planned) * 100);
  const bound = scores[area] === undefined ? 'no bound yet' : `at least ${scores[area]} %`;
  console.log(`${area}: ${tried} of ${planned} mutants tried, ${survived} survived: ${score} %, ${bound}`);
  if (!endedWell || (isWhole && !options.store && score < scores[area])) isBelow = true;
  else if (options.store && isWhole && Date.now() < deadline) scores[area] = score;
}
if (options.store) writeFileSync(scoresFile, `${JSON.stringify(scores, Object.keys(scores).sort(), 2)}\n`);
process.exit(isBelow ? 1 : 0);

function isNamed(file) {
  return paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));
}

function inChangedAreas() {
  const changed = changedFiles(root, 'core/src');
  if (changed === null) {
    console.log('Git has no history to compare with: nothing is tried.');
    return [];
  }
  const touched = new Set(changed.filter((file) => files.includes(file)).map(areaOf));
  if (touched.size === 0) console.log('No file of rules has changed.');
  return files.filter((file) => touched.has(areaOf(file)));
}
