// Reading an answer: every byte of it is checked against the wire table before anything else sees it.
import { deepStrictEqual } from 'node:assert';
import { interpret } from '@felles/adapters-http';
import { timetable } from '@felles/adapters-http/wire';
import { inventClasses } from './classes.mjs';
import { takeTurns, timed } from './measure.mjs';

export async function measure({ short }) {
  const classes = inventClasses(5_000);
  const text = JSON.stringify(classes);
  const bytes = new TextEncoder().encode(text);
  const answer = { status: 200, type: 'application/json', bytes };
  const ours = () => interpret(timetable.classes, answer);
  deepStrictEqual(ours(), { ok: true, value: classes });
  const figures = await takeTurns(
    {
      ours: timed(ours),
      // The work of every client with its bytes, and that work without turning bytes into text.
      fromBytes: timed(() => JSON.parse(new TextDecoder().decode(bytes))),
      fromText: timed(() => JSON.parse(text)),
    },
    { rounds: short ? 9 : 41, warmUp: 10 },
  );
  const row = (against, theirs, goal) => ({
    what: 'Reading and checking 5,000 classes of eight fields',
    against,
    ...(goal && { goal }),
    unit: 'ms',
    ours: figures.ours,
    theirs,
  });
  return [
    row('JSON.parse of the same text', figures.fromText, { atMost: 4.5 }),
    row('TextDecoder and JSON.parse of the same bytes', figures.fromBytes),
  ];
}
