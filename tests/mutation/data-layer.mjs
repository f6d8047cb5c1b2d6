// Puts one deliberate mistake after the other into the data layer, and asks whether a property fails. It takes a quarter of an hour.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const AT = new URL('../../core/src/data/', import.meta.url);

/** File, what is there, what is there instead, and what that is. */
const BUGS = [
  [
    'query.ts',
    'keyOf(question) === keyOf(said.question) ? said :',
    'question !== null && said.question !== null ? said :',
    'an answer to the question before is shown',
  ],
  ['query.ts', 'if (asking.closed) ask();', 'ask();', 'each reason to ask again cancels the answer on its way'],
  ['query.ts', 'else isWantedAgain = true;', '', 'a reason to ask again is forgotten while something is asked'],
  ['query.ts', 'since.reduce((now, change) => change(now), value)', 'value', 'events during a fetch are lost'],
  [
    'query.ts',
    '    since = [];\n    isWantedAgain',
    '    isWantedAgain',
    'events before a fetch are applied to it too',
  ],
  [
    'collection.ts',
    'const included = done$.value.map(({ key }) => key);',
    'const included = entries$.value.map(({ key }) => key);',
    'a fetch is thought to have what was only sent',
  ],
  [
    'collection.ts',
    'done$.next([...',
    "if (edit.kind !== 'change') done$.next([...",
    'an answered edit is let go before the list has it',
  ],
  [
    'collection.ts',
    'doneKeys.has(entry.key) ? null :',
    'false ? null :',
    'what was created is shown under both its names',
  ],
  [
    'collection.ts',
    '    again$: merge(again$, unheard$),',
    '    again$,',
    'without an event, the list is not asked for after an answered edit',
  ],
  ['collection.ts', 'if (own) edits?.outbox.conclude(own.key);', '', 'an own event does not end the sending'],
  ['changes.ts', 'isOlder?.(item, known) ? known : item', 'item', 'an older form takes the place of a newer one'],
  ['changes.ts', 'if (known) {', 'if (known && keys.length === 0) {', 'a known thing is put in a second time'],
  [
    'collection.ts',
    'lane.slice(0, lane.indexOf(own.key) + 1) : [...lane, own.key]',
    '[own.key] : [own.key]',
    'an older answered edit covers a newer one',
  ],
  ['rows.ts', "state !== 'lost' && state !== 'failed'", "state !== 'lost'", 'a refused removal stays hidden'],
  ['rows.ts', "edit.kind === 'change' && state !== 'failed'", "edit.kind === 'change'", 'a refused edit stays applied'],
  ['outbox.ts', 'if (isKept(entry.key) && ', 'if (', 'it is sent before it is kept'],
  ['outbox.ts', ' || lanes.has(entry.lane)', '', 'what follows overtakes what is on its way'],
  [
    'outbox.ts',
    'if (!isRefused(entry.refusal)) put(again);',
    'if (isRefused(entry.refusal)) put(again);',
    'what was refused is asked under the key that brings the refusal again',
  ],
  ['outbox.ts', '.send(input, key)', '.send(input, newKey())', 'each attempt has a key of its own'],
  [
    'outbox.ts',
    '    unkept$.next(unkept$.value.filter(({ key }) => !keys.has(key)));\n    pump',
    '    pump',
    'what another tab has sent comes back',
  ],
  [
    'form.ts',
    'letGo((field, mine) => isSame(mine, now[field]));',
    'letGo(() => true);',
    'what was typed during a saving is lost with it',
  ],
  ['form.ts', 'needs.saved(answer, sent);\n', '', 'the record does not take in what was saved'],
  ['form.ts', 'typed.get(field)?.before ?? now[field]', 'now[field]', 'what another user saved is no longer shown'],
  [
    'command.ts',
    '(creates || isSame) ? before',
    'isSame ? before',
    'what may have been created is created again once it is changed',
  ],
  ['command.ts', 'if (view$.value.isSending) return false;', '', 'a second press sends a second time'],
];

/** Where a mistake in a file is to be noticed. */
const NOTICED_IN = { 'changes.ts': 'collection', 'rows.ts': 'collection' };

let survivors = 0;
for (const [file, from, to, what] of BUGS) {
  const path = new URL(file, AT);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(from).length !== 2) throw new Error(`${file}: not there once: ${from}`);
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  let isCaught = false;
  try {
    execFileSync(
      'npx',
      ['vitest', 'run', '--project', 'prop', `core/data/${NOTICED_IN[file] ?? file.replace('.ts', '')}`, '--bail', '1'],
      { cwd: new URL('..', import.meta.url), stdio: 'pipe', timeout: 120_000 },
    );
  } catch {
    isCaught = true;
  } finally {
    writeFileSync(path, whole);
  }
  if (!isCaught) survivors += 1;
  console.log(isCaught ? 'caught  ' : 'SURVIVED', file.padEnd(14), what);
}
process.exitCode = survivors > 0 ? 1 : 0;
