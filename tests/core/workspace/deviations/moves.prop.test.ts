import { parseIsoDate } from '@felles/core';
import { changeOf, creationOf, isUnsent, recordOf } from '@felles/core/internal/workspace/deviations/changes';
import { DEVIATION_FORM, problemOfDeadline } from '@felles/core/internal/workspace/deviations/form';
import { problemsOfMove, rightOfMove } from '@felles/core/internal/workspace/deviations/moves';
import { SITE_RIGHTS } from '@felles/core/internal/workspace/projects/rights';
import { LONGEST } from '@felles/core/internal/workspace/site-work/text-rules';
import {
  Deviation,
  type DeviationSetup,
  mainMove,
  movesOf,
  statusIn,
  trackOf,
} from '@felles/core/workspace/deviations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const IDS = ['1', '2', '3', '4', '5'];
const setups: fc.Arbitrary<DeviationSetup> = fc.subarray(IDS, { minLength: 1 }).chain((ids) =>
  fc
    .tuple(
      ...ids.map((status) =>
        fc.record({
          status: fc.constant(status),
          name: fc.constant(`S${status}`),
          closes: fc.boolean(),
          next: fc.subarray([...IDS, '9']),
        }),
      ),
    )
    .map((statuses) => ({ statuses, kinds: [], notice: [] })),
);
const deviations = fc.constantFrom(...IDS, 7, null).map((status) => Deviation.parse({ deviation_id: '1', status }));
const rights = fc.subarray([...SITE_RIGHTS]);
const PROJECT = { id: '1001', title: 'Storgata' };
const NOW = Date.parse('2026-11-19T10:00:00Z');

describe('[W-SITE-55] the track of a deviation', () => {
  const moved = (to: string) => ({ what: 'moved', to, at: `2026-11-1${to.slice(1)}T10:00:00Z`, by: null });
  const logs = fc.array(fc.constantFrom(...IDS).map((id) => moved(`S${id}`)));

  it('should have the present status once, what came before by the log, and all else open, in the order of the service', () => {
    fc.assert(
      fc.property(setups, deviations, fc.option(logs), (setup, deviation, lines) => {
        const log = lines && [{ what: 'registered', at: '2026-11-10T10:00:00Z', by: null }, ...lines];
        const track = trackOf(setup, { ...deviation, log: null }, log as Deviation['log']); // no more is read
        const now = statusIn(setup, deviation);
        expect(track.map(({ status }) => status)).toEqual(now ? setup.statuses : []);
        const present = track.findIndex(({ state }) => state === 'now');
        expect(track.filter(({ state }) => state === 'now').map(({ status }) => status)).toEqual(now ? [now] : []);
        for (const [at, { status, state, line }] of track.entries()) {
          const last =
            log?.findLast((one) => 'to' in one && one.to === status.name) ?? (at === 0 ? log?.[0] : undefined);
          expect(line).toEqual(at <= present ? (last ?? null) : null);
          if (at !== present) expect(state).toBe(at < present && (log === null || last) ? 'past' : 'open');
        }
      }),
    );
  });
});

describe('the moves of a deviation', () => {
  it('[W-SITE-11] [W-SITE-14] should be offered exactly where the service takes them from this user', () => {
    fc.assert(
      fc.property(setups, deviations, rights, (setup, deviation, given) => {
        const offered = movesOf(setup, deviation, given);
        const from = statusIn(setup, deviation);
        for (const to of setup.statuses ?? []) {
          if (to === null) continue;
          const isTaken =
            from !== null &&
            to.status !== from.status &&
            problemsOfMove(from, to, {}, null).status === undefined &&
            given.includes(rightOfMove(from, to));
          expect(offered.includes(to)).toBe(isTaken);
        }
        expect(offered.every((one) => setup.statuses?.includes(one))).toBe(true);
      }),
    );
  });

  it('[W-SITE-14] should need a measure to close, and a reason to open again, and nothing between', () => {
    const [open, closed] = [
      { status: '1', closes: false, next: ['2', '3'] },
      { status: '2', closes: true, next: ['1'] },
    ];
    const words = fc.constantFrom(undefined, null, '', ' ', 'Montert');
    fc.assert(
      fc.property(words, words, words, (measure, reason, before) => {
        const asked = { measure, reason };
        const isDone = Boolean((measure === undefined ? before : measure)?.trim());
        expect('measure' in problemsOfMove(open, closed, asked, before)).toBe(!isDone);
        expect('reason' in problemsOfMove(closed, open, asked, before)).toBe(!reason?.trim());
        const other = { status: '3', closes: false, next: [] };
        expect(problemsOfMove(open, other, asked, before)).toEqual({});
      }),
    );
  });

  it('should have a main one that goes forward, and closes where one of them does', () => {
    const statuses = [
      { status: '1', name: 'Ny', closes: false, next: ['2', '4'] },
      { status: '2', name: 'Under arbeid', closes: false, next: ['3'] },
      { status: '3', name: 'Til kontroll', closes: false, next: ['4', '2'] },
      { status: '4', name: 'Lukket', closes: true, next: ['2'] },
    ];
    const setup = { statuses, kinds: [], notice: [] };
    const mainOf = (status: number) => {
      const deviation = Deviation.parse({ deviation_id: '1', status });
      return mainMove(setup, deviation, movesOf(setup, deviation, SITE_RIGHTS));
    };
    expect([1, 2, 3, 4].map(mainOf)).toEqual(['4', '3', '4', null]);
  });
});

describe('a change of a deviation', () => {
  it('[W-SITE-24] should carry the value that the user saw of each field that it changes, and of no other', () => {
    const deviation = Deviation.parse({
      deviation_id: 7,
      client_id: 'c-1',
      status: 2,
      place: 'Tak',
      responsible: { person_id: 4, person_name: 'Per Moe' },
    });
    const change = changeOf(PROJECT, deviation, { status: '4', measure: 'Tettet', responsible_id: null }, NOW);
    expect(change).toMatchObject({ call: 'deviation.change', record: 'c-1', id: '7', at: '2026-11-19T10:00:00.000Z' });
    expect(change.body['was']).toEqual({ status: '2', measure: null, responsible_id: '4' });
    const reopened = changeOf(PROJECT, deviation, { status: '2', reason: 'Igjen' }, NOW);
    expect(reopened.body['was']).toEqual({ status: '2' });
  });

  it('[W-SITE-22] should lie in the lane of its record, also while that has no id of the service', () => {
    const unsent = Deviation.parse({ deviation_id: 'c-1', client_id: 'c-1', title: 'Fukt' });
    const sent = Deviation.parse({ deviation_id: '7', client_id: 'c-1' });
    const old = Deviation.parse({ deviation_id: '8', client_id: null });
    expect([unsent, sent, old].map(isUnsent)).toEqual([true, false, false]);
    expect([unsent, sent, old].map(recordOf)).toEqual(['c-1', 'c-1', '8']);
    expect(changeOf(PROJECT, unsent, { place: 'Tak' }, NOW).id).toBeNull();
    expect(creationOf(PROJECT, { title: 'Fukt' }, [], 'c-1', NOW).body).toEqual({
      title: 'Fukt',
      client_id: 'c-1',
      registered_at: '2026-11-19T10:00:00.000Z',
    });
  });
});

describe('the fields of a deviation', () => {
  it('[W-SITE-60] should be wrong exactly where they are too long, odd or no choice', () => {
    const problems = (part: object) =>
      Object.keys(DEVIATION_FORM.problemsOf({ ...DEVIATION_FORM.valuesOf({ title: 'x' }), ...part }));
    expect(problems({})).toEqual([]);
    expect(problems({ title: ' ' })).toEqual(['title']);
    expect(problems({ title: 'x'.repeat(LONGEST.title), place: 'x'.repeat(LONGEST.place) })).toEqual([]);
    expect(problems({ title: 'x'.repeat(LONGEST.title + 1) })).toEqual(['title']);
    expect(problems({ description: 'En\nto ' })).toEqual([]);
    expect(problems({ description: 'a\u0007' })).toEqual(['description']);
    expect(problems({ severity: '4', deadline: '2026-02-31' })).toEqual(['severity', 'deadline']);
    expect(DEVIATION_FORM.fieldsOf(DEVIATION_FORM.valuesOf({ severity: 2 }), ['severity', 'place'], null)).toEqual({
      severity: 2,
      place: null,
    });
  });

  it('[W-SITE-16] should have no deadline before the day of the deviation', () => {
    const day = parseIsoDate('2026-11-19');
    expect(problemOfDeadline('2026-11-18', day)).toEqual({
      key: 'deviations.earlyDeadline',
      params: { day: '19.11.2026' },
    });
    expect([problemOfDeadline('2026-11-19', day), problemOfDeadline('', day), problemOfDeadline('x', day)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
