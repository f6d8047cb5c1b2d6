// The last answers of the service, for times without a network: stored, used, and removed with their user.
import { setImmediate } from 'node:timers/promises';
import { createHttp, type Http } from '@felles/adapters-http';
import type { HttpCache } from '@felles/adapters-http/internal/http';
import { createUserCache, NO_CACHE } from '@felles/adapters-http/internal/workspace-door/user-cache';
import { type Call, projects } from '@felles/adapters-http/wire';
import type { Result } from '@felles/core';
import type { AnswerCache } from '@felles/core/data';
import { createAccess } from '@felles/core/internal/shared/access';
import type { SessionState } from '@felles/core/internal/workspace/session/store';
import { BehaviorSubject, firstValueFrom, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at, DAY, MINUTE, SECOND } from '../support/at.ts';
import { memoryCache } from '../support/memory-cache.ts';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const SCHOOL = { id: '7', title: 'Skole Fjordveien' };
const answer = (project: object) => async () => Response.json(project);
const NO_PROJECTS = { result_set: [], total_count: 0, page_count: 1, page: 1, page_size: 10 };
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const silence = () => new Promise<Response>(() => {});
const unreachable = (cause: 'network' | 'timeout') => ({ kind: 'unreachable', cause });

describe('a call whose answers are stored', () => {
  it('should be answered by its last answer, with its time, when there is no network', async () => {
    const device = aDevice();
    await device.ask(answer(SCHOOL));
    device.clock.pass(60 * SECOND);
    expect(await device.ask(noNetwork)).toMatchObject([
      { ok: true, value: SCHOOL, fromCache: { at: NOON, failure: unreachable('network') } },
    ]);
  });

  it('should fail without an earlier answer', async () => {
    expect(await aDevice().ask(noNetwork)).toEqual([{ ok: false, error: unreachable('network') }]);
  });

  it('should be answered after two seconds by a slow service, and store the late answer', async () => {
    const device = aDevice();
    await device.ask(answer(SCHOOL));
    device.clock.pass(60 * SECOND);
    const late = new Subject<Response>();
    const asked = device.ask(() => firstValueFrom(late));
    device.clock.pass(2 * SECOND - 1);
    await setImmediate();
    expect(device.results()).toEqual([]);
    device.clock.pass(1);
    expect(await asked).toMatchObject([{ fromCache: { at: NOON, failure: unreachable('timeout') } }]);
    late.next(Response.json({ ...SCHOOL, title: 'Skole Fjordveien 2' }));
    await setImmediate();
    expect(await device.ask(noNetwork)).toMatchObject([{ value: { title: 'Skole Fjordveien 2' } }]);
  });

  it('should wait for a slow service without an earlier answer', async () => {
    const device = aDevice();
    const asked = device.ask(silence);
    device.clock.pass(10 * SECOND);
    await setImmediate();
    expect(device.results()).toEqual([]);
    device.clock.pass(20 * SECOND);
    expect(await asked).toEqual([{ ok: false, error: unreachable('timeout') }]);
  });

  it('should count an answer of a few seconds ago as the answer of the service', async () => {
    const device = aDevice();
    await device.ask(answer(SCHOOL));
    device.clock.pass(9 * SECOND);
    const [result] = await device.ask(noNetwork);
    expect(result).toMatchObject({ ok: true, value: SCHOOL });
    expect(result).not.toHaveProperty('fromCache');
  });

  it('should keep a refusal a refusal', async () => {
    const device = aDevice();
    await device.ask(answer(SCHOOL));
    const refused = { error: { http_status: 403, message: 'Ingen tilgang', type: 'Forbidden' } };
    expect(await device.ask(async () => Response.json(refused, { status: 403 }))).toMatchObject([
      { ok: false, error: { refusal: 'forbidden' } },
    ]);
  });

  it('should not use an answer that this program cannot read, or one of more than 14 days', async () => {
    const device = aDevice();
    await device.ask(answer(SCHOOL));
    device.clock.pass(14 * DAY);
    expect(await device.ask(noNetwork)).toEqual([{ ok: false, error: unreachable('network') }]);
    await device.ask(answer(SCHOOL));
    device.damage();
    device.clock.pass(60 * SECOND);
    expect(await device.ask(noNetwork)).toEqual([{ ok: false, error: unreachable('network') }]);
  });

  it('should tell once when the service answers again', async () => {
    const device = aDevice();
    await device.ask(answer(SCHOOL));
    device.clock.pass(60 * SECOND);
    await device.ask(noNetwork);
    await device.ask(noNetwork);
    expect(device.late()).toBe(0);
    await device.ask(answer(SCHOOL));
    await device.ask(answer(SCHOOL));
    expect(device.late()).toBe(1);
  });
});

describe('a call without stored answers', () => {
  it('should store nothing', async () => {
    const device = aDevice();
    await device.ask(async () => Response.json([]), projects.history);
    expect(device.stored()).toEqual([]);
    expect(await device.ask(noNetwork, projects.history)).toMatchObject([{ ok: false }]);
  });
});

describe('stored answers of several users', () => {
  it('should show no user the answers of another', async () => {
    const device = aDevice();
    await device.ask(answer(SCHOOL));
    device.signedIn('kari');
    device.clock.pass(60 * SECOND);
    expect(await device.ask(noNetwork)).toMatchObject([{ ok: false }]);
    device.signedIn('ola');
    expect(await device.ask(noNetwork)).toMatchObject([{ ok: true, value: SCHOOL }]);
  });

  it('should go when their user signs out, and an answer that comes later is not stored', async () => {
    const device = aDevice();
    await device.ask(answer(SCHOOL));
    const late = new Subject<Response>();
    const asked = device.ask(() => firstValueFrom(late));
    await setImmediate();
    device.session$.next({ kind: 'signingOut' });
    late.next(Response.json(SCHOOL));
    await asked;
    device.session$.next({ kind: 'signedOut', why: null });
    expect(device.stored()).toEqual([]);
  });

  it('should stay with the user who asked, when another signs in before the answer', async () => {
    const device = aDevice();
    const late = new Subject<Response>();
    const asked = device.ask(() => firstValueFrom(late));
    await setImmediate();
    device.signedIn('kari');
    late.next(Response.json(SCHOOL));
    await asked;
    expect(device.stored()).toEqual([]);
  });

  it('should stay when the session ends without a sign-out', async () => {
    const device = aDevice();
    await device.ask(answer(SCHOOL));
    device.session$.next({ kind: 'signedOut', why: null });
    device.signedIn('ola');
    device.clock.pass(60 * SECOND);
    expect(await device.ask(noNetwork)).toMatchObject([{ ok: true, value: SCHOOL }]);
  });
});

describe('[W-SITE-29] a prefetched answer', () => {
  it('should be asked for again only once it is half an hour old', async () => {
    const device = aDevice();
    let asked = 0;
    const counted = async () => {
      asked += 1;
      return Response.json(SCHOOL);
    };
    for (const wait of [0, 29 * MINUTE, MINUTE, 0]) {
      device.clock.pass(wait);
      expect(await device.prefetch(counted)).toEqual([{ ok: true, value: SCHOOL }]);
    }
    expect(asked).toBe(2);
    // A page that asks gets it.
    device.clock.pass(MINUTE);
    expect(await device.ask(noNetwork)).toMatchObject([{ ok: true, value: SCHOOL }]);
  });

  it('should fail where there is no network, also with an old answer, and where the device stores nothing', async () => {
    const device = aDevice();
    await device.prefetch(answer(SCHOOL));
    device.clock.pass(31 * MINUTE);
    expect(await device.prefetch(noNetwork)).toEqual([{ ok: false, error: unreachable('network') }]);
    const forbidden = aDevice(NO_CACHE);
    expect(await forbidden.prefetch(answer(SCHOOL))).toMatchObject([{ ok: false, error: { kind: 'unavailable' } }]);
  });

  it('should leave the device once its project is none of the last ones', async () => {
    const device = aDevice();
    await device.ask(answer(SCHOOL));
    await device.ask(answer(NO_PROJECTS), projects.projects);
    device.retain(['1', '77']);
    expect(device.stored().map((key) => key.split('/rest')[1])).toEqual(['/v1/projects']);
  });
});

/** A device of the user ola, who asks for one project. */
function aDevice(stores?: AnswerCache) {
  const clock = at('2026-11-18T12:00:00Z');
  const memory = memoryCache();
  const cache = createUserCache(stores ?? memory.place, clock);
  const session$ = new BehaviorSubject<SessionState>({ kind: 'signedIn', owner: 'ola' });
  cache.follow({ state$: session$ });
  let late = 0;
  cache.late$.subscribe(() => {
    late += 1;
  });
  const access = createAccess();
  access.next({ ...access.value, base: 'https://service.example', token: 'token' });
  let fetch: () => Promise<Response> = noNetwork;
  const httpOf = (by: HttpCache) => createHttp({ root: '', fetch: () => fetch(), access, clock, cache: by });
  const http = httpOf(cache);
  const quietHttp = httpOf(cache.prefetch);
  let results: Result<unknown>[] = [];
  async function ask(at: Http, by: () => Promise<Response>, call: Call) {
    fetch = by;
    const heard: Result<unknown>[] = [];
    results = heard;
    await new Promise<void>((complete) => {
      at.ask(call, call.params ? { params: { project_id: '7' } } : {}).subscribe({
        next: (result) => heard.push(result),
        complete,
      });
    });
    return heard;
  }
  return {
    clock,
    session$,
    late: () => late,
    stored: memory.keys,
    damage: memory.damage,
    results: () => results,
    signedIn: (owner: string) => session$.next({ kind: 'signedIn', owner }),
    retain: cache.retain,
    ask: (by: () => Promise<Response>, call: Call = projects.project) => ask(http, by, call),
    prefetch: (by: () => Promise<Response>) => ask(quietHttp, by, projects.project),
  };
}
