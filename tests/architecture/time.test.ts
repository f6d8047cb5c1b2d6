import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { timeTaken } from './time.ts';

const core = join(import.meta.dirname, '../../core/src');

describe('core', () => {
  it('should take time and chance from its arguments alone', () => {
    const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const taken = files.flatMap((file) =>
      timeTaken(readFileSync(join(core, file), 'utf8'), { readsDates: file === 'shared/dates.ts' }).map(
        (code) => `${file}: ${code}`,
      ),
    );
    expect(taken).toEqual([]);
    expect(files.length, 'a check that sees nothing passes').toBeGreaterThanOrEqual(25);
  });
});

/** A source with its imports of rxjs, under their own names. */
const withRxjs = (code: string): string => {
  const names = [...new Set(code.match(/\b[a-zA-Z]+\b/g))].filter((name) => RXJS.includes(name));
  return `import { ${names.join(', ')} } from 'rxjs';\n${code}`;
};
const RXJS =
  'auditTime bufferTime debounceTime delay interval observeOn of publishReplay repeat ReplaySubject retry sampleTime shareReplay subscribeOn throttleTime timeInterval timeout timeoutWith timer timestamp windowTime'.split(
    ' ',
  );

describe('the wall around time', () => {
  it.each([
    'timer(5)',
    'timer(0, 5)',
    'interval(5)',
    'delay(5)',
    'debounceTime(5)',
    'throttleTime(5)',
    'auditTime(5)',
    'sampleTime(100)',
    'bufferTime(100)',
    'windowTime(100)',
    'timeout(5)',
    'timeout({ first: 5 })',
    'timeoutWith(5, of(1))',
    'timestamp()',
    'timeInterval()',
    'observeOn(other)',
    'subscribeOn(other)',
    'retry({ delay: 5 })',
    'retry({ delay })',
    'retry({ ...settings })',
    'retry(settings)',
    'repeat({ delay: 1000 })',
    'shareReplay(1, 5)',
    'shareReplay({ bufferSize: 1, windowTime: 5 })',
    'shareReplay(...settings)',
    'publishReplay(1, 5)',
    'new ReplaySubject(1, 5)',
    'timer(clock.now())',
    'timer(5).pipe(map(() => clock))',
    'timer(5), clock',
    'timer(wait(clock))',
  ])('should stop an operator that is not given the clock: %s', (code) => {
    expect(timeTaken(withRxjs(code))).not.toEqual([]);
  });

  it.each([
    ['an operator that is handed on', "import { timer } from 'rxjs'; const wait = timer;"],
    ['an operator under another name', "import { timer as wait } from 'rxjs';"],
    ['all of rxjs under one name', "import * as rxjs from 'rxjs';"],
    ['rxjs handed on', "export { timer } from 'rxjs';"],
    ['all of rxjs handed on', "export * from 'rxjs';"],
    ['rxjs fetched later', "const { timer } = await import('rxjs');"],
    ['the clock of microtasks', "import { asapScheduler } from 'rxjs';"],
    ['the default clock', "import { asyncScheduler } from 'rxjs';"],
    ['the clock of a browser', "import { animationFrameScheduler } from 'rxjs';"],
    ['the frames of a browser', "import { animationFrames } from 'rxjs';"],
    ['the clock without one', "import { queueScheduler } from 'rxjs';"],
    ['the day it is', "import dayjs from 'dayjs'; dayjs();"],
    ['the day it is, in UTC', "import dayjs from 'dayjs'; dayjs.utc();"],
    ['the day that is not given', "import dayjs from 'dayjs'; dayjs(undefined);"],
    ['the calendar handed on', "import dayjs from 'dayjs'; const now = dayjs;"],
    ['a date', 'new Date(5);'],
    ['a date in words', 'Date();'],
    ['the time', 'Date.now();'],
    ['the time, spelt otherwise', "Date['now']();"],
    ['the time handed on', 'const time = Date;'],
    ['the clock of dates', "new Intl.DateTimeFormat('no');"],
    ['the language handed on', 'const { DateTimeFormat } = Intl;'],
    ['the time since the start', 'performance.now();'],
    ['a timer', 'setTimeout(act, 5);'],
    ['a timer that repeats', 'setInterval(act, 5);'],
    ['a timer by the way round', 'globalThis.setTimeout(act, 5);'],
    ['a microtask', 'queueMicrotask(act);'],
    ['chance', 'Math.random();'],
    ['chance, spelt otherwise', "Math['random']();"],
    ['chance handed on', 'const { random } = Math;'],
    ['chance of the better kind', 'crypto.randomUUID();'],
  ])('should stop %s', (_, code) => {
    expect(timeTaken(code)).not.toEqual([]);
  });

  it.each(['new Date();', 'Date.now();', 'Date();', 'const time = Date;'])(
    'should stop what time it is also where dates are read: %s',
    (code) => {
      expect(timeTaken(code, { readsDates: true })).not.toEqual([]);
    },
  );

  it.each(['new Date(5).toISOString();', 'Date.parse(text);', 'Date.UTC(2026, 10);', "new Intl.DateTimeFormat('no');"])(
    'should let dates be read in one file: %s',
    (code) => {
      expect(timeTaken(code, { readsDates: true })).toEqual([]);
    },
  );

  it.each([
    'timer(5, clock)',
    'timer(0, 5, needs.clock)',
    'bufferTime(100, clock)',
    'timestamp(clock)',
    'timeout({ first: 5, scheduler: needs.clock, with: () => of(1) })',
    'repeat({ delay: () => timer(5, clock) })',
    'repeat()',
    'retry(3)',
    'retry({ count: 3 })',
    'shareReplay(1)',
    'shareReplay({ bufferSize: 1, refCount: true })',
    'shareReplay(1, 5, clock)',
    'new ReplaySubject(1)',
    'new ReplaySubject(1, 5, clock)',
    'of(1)',
  ])('should let by what needs no clock or has it: %s', (code) => {
    expect(timeTaken(withRxjs(code))).toEqual([]);
  });

  it.each([
    'const delay = 5; plan(delay);',
    "import type { SchedulerLike } from 'rxjs'; export const now = (clock: SchedulerLike) => clock.now();",
    'interface Times { readonly performance: Date; setTimeout(): void }',
    'export const read = (at: Date): Date => at;',
    'const times = { crypto: 1, timer: 2 }; times.crypto;',
    'Math.max(1, 2);',
    "new Intl.Collator('nb');",
    "import dayjs from 'dayjs'; dayjs.extend(utc); dayjs.utc(text, WRITTEN, true);",
    '// Date.now() and setTimeout(act, 5)',
  ])('should let by what only sounds like time: %s', (code) => {
    expect(timeTaken(code)).toEqual([]);
  });
});
