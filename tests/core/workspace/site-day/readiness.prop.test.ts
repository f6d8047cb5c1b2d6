// The last projects of a user, fetched quietly: of any projects, rights, failures and moments.
import { type Failure, fail, type Load, ok, type Result } from '@felles/core';
import { NOT_OFFERED } from '@felles/core/internal/shared/result';
import { type Me, SIGHTS } from '@felles/core/internal/workspace/me/model';
import { createReadiness, isReadable, READY_PROJECTS } from '@felles/core/internal/workspace/site-day/readiness';
import type { Sight } from '@felles/core/workspace/me';
import type { ProjectView } from '@felles/core/workspace/projects';
import fc from 'fast-check';
import { BehaviorSubject, defer, delay, finalize, of, tap } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at, HOUR, SECOND } from '../../../support/at.ts';

const LOST: Failure = { kind: 'unreachable', cause: 'network' };
const FORBIDDEN: Failure = { kind: 'refused', refusal: 'forbidden', status: 403, type: '', message: '' };
const NAMES: readonly Sight[] = ['projects', 'articles', 'deviations', 'hours', 'tasks'];

const outcome = fc.constantFrom<Result<unknown>>(ok([]), ok([]), fail(NOT_OFFERED), fail(FORBIDDEN), fail(LOST));
const view = fc.oneof(
  { weight: 4, arbitrary: fc.boolean().map((deviations) => ok({ deviations })) },
  { weight: 1, arbitrary: fc.constantFrom(fail(LOST), fail(FORBIDDEN)) },
);
const project = fc.record({ view, answers: fc.tuple(outcome, outcome, outcome, outcome, outcome) });
const situation = fc.record({
  projects: fc.array(project, { maxLength: 8 }),
  sees: fc.option(fc.subarray([...NAMES]), { nil: null }),
  isOnline: fc.boolean(),
  isVisible: fc.boolean(),
  savesData: fc.boolean(),
});
type Situation = typeof situation extends fc.Arbitrary<infer S> ? S : never;

/** A device whose page of the day is open; each answer takes a second. */
function aDevice({ projects, sees, isOnline, isVisible, savesData }: Situation) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const me$ = new BehaviorSubject<Load<Pick<Me, 'sees'>>>({ status: 'loading' });
  const online$ = new BehaviorSubject(isOnline);
  const asked: string[] = [];
  const kept: (readonly string[])[] = [];
  const running = new Set<string>();
  let most = 0;
  const answer = <T>(name: string, result: Result<T>) =>
    defer(() => {
      asked.push(name);
      running.add(name);
      most = Math.max(most, running.size);
      const end = (): void => void running.delete(name);
      return of(result).pipe(delay(SECOND, clock), tap(end), finalize(end));
    });
  const store = createReadiness({
    port: {
      // Of a view only its switches are read.
      view: (id) => answer(`${id} view`, (projects[Number(id)]?.view ?? fail(LOST)) as Result<ProjectView>),
      calls: (id) =>
        NAMES.map((sight, index) => ({
          sight,
          fetch: () => answer(`${id} ${sight}`, projects[Number(id)]?.answers[index] ?? fail(LOST)),
        })),
      retain: (ids) => kept.push(ids),
    },
    projects$: new BehaviorSubject(projects.map((_, index) => String(index))),
    me$,
    online$,
    visible$: new BehaviorSubject(isVisible),
    savesData: () => savesData,
    clock,
  });
  store.open();
  return {
    store,
    clock,
    asked,
    kept,
    online$,
    most: () => most,
    known: () => me$.next({ status: 'ready', value: { sees } }),
  };
}

const isSettled = (result: Result<unknown>): boolean =>
  result.ok || (result.error.kind === 'refused' && result.error.status < 500);

describe('[W-SITE-29] the last projects', () => {
  it('should be asked for by what the user may read, up to the first failure, and tell once all are whole', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const { store, clock, asked, kept, most, known } = aDevice(given);
        clock.pass(HOUR);
        expect(asked, 'before the user is known').toEqual([]);
        known();
        clock.pass(SECOND);
        expect(asked, 'the page itself is first').toEqual([]);
        clock.pass(2 * 60 * SECOND);
        const isTime = given.isOnline && given.isVisible && !given.savesData && given.projects.length > 0;
        const expected: string[] = [];
        let ready: number | null = 0;
        for (const [id, { view: switches, answers }] of given.projects.slice(0, READY_PROJECTS).entries()) {
          expected.push(`${id} view`);
          if (!switches.ok) {
            if (switches.error === FORBIDDEN) continue;
            ready = null;
            break;
          }
          const { value } = switches;
          const has = (sight: Sight) =>
            given.sees?.includes(sight) !== false && (sight !== 'deviations' || value.deviations);
          const parts = NAMES.flatMap((sight, index) =>
            has(sight) ? [{ sight, answer: answers[index] ?? fail(LOST) }] : [],
          );
          const lost = parts.findIndex(({ answer }) => !isSettled(answer));
          expected.push(...parts.slice(0, lost < 0 ? parts.length : lost + 1).map(({ sight }) => `${id} ${sight}`));
          if (lost >= 0) {
            ready = null;
            break;
          }
          ready += 1;
        }
        expect(asked).toEqual(isTime ? expected : []);
        expect(most()).toBeLessThanOrEqual(1);
        expect(store.view$.value).toBe(isTime ? ready : null);
        const last = given.projects.slice(0, READY_PROJECTS).map((_, index) => String(index));
        expect(kept).toEqual(isTime ? [last] : []);
      }),
    );
  });

  it('should stop without a network or with the page, and go on with the network', () => {
    const whole = { view: ok({ deviations: true }), answers: [ok([]), ok([]), ok([]), ok([]), ok([])] as const };
    const projects = [whole, whole].map(({ answers, ...rest }) => ({ ...rest, answers: [...answers] }));
    const { store, clock, asked, online$, known } = aDevice({
      ...{ projects, sees: null, isOnline: true, isVisible: true, savesData: false },
    } as Situation);
    known();
    clock.pass(5 * SECOND);
    const before = asked.length;
    expect(before).toBeGreaterThan(0);
    online$.next(false);
    clock.pass(HOUR);
    expect([asked.length, store.view$.value]).toEqual([before, null]);
    online$.next(true);
    clock.pass(60 * SECOND);
    expect(store.view$.value).toBe(2);
    // Without a network the answers are still on the device.
    online$.next(false);
    expect(store.view$.value).toBe(2);
    online$.next(true);
    store.close();
    const all = asked.length;
    clock.pass(HOUR);
    expect(asked).toHaveLength(all);
  });

  it('should be read by sight and switch alone', () => {
    for (const sight of SIGHTS) {
      const me = (sees: readonly string[] | null): Load<Pick<Me, 'sees'>> => ({ status: 'ready', value: { sees } });
      expect(isReadable(sight, me(null), { deviations: true })).toBe(true);
      expect(isReadable(sight, me([]), { deviations: true })).toBe(false);
      expect(isReadable(sight, me([sight]), { deviations: false })).toBe(sight !== 'deviations');
    }
  });
});
