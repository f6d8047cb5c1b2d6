// Calls that are on their way when their door is closed: each of them is answered.
import { setImmediate } from 'node:timers/promises';
import { answerOf } from '@felles/adapters-http';
import { openSmallPortal } from '@felles/adapters-http/portal';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import { projects, session } from '@felles/adapters-http/wire';
import { openWorkspace } from '@felles/adapters-http/workspace';
import { type Failure, whenDecided } from '@felles/core';
import { firstValueFrom, lastValueFrom, Subject, toArray } from 'rxjs';
import { expect, it } from 'vitest';
import { aStaffPlace } from '../support/a-staff-place.ts';
import { at, HOUR } from '../support/at.ts';

const ROOT = 'https://service.example';
const ENDED: Failure = {
  kind: 'misuse',
  where: '/v1/projects',
  issue: 'the portal or workspace was closed before the answer came: open() it anew, and ask again',
};

type Answers = Readonly<Record<string, (signal: AbortSignal | null) => Promise<Response>>>;

/** A service that answers the calls of a start, and others as they are given; silence lasts, also where a call is aborted. */
function serving(answers: Answers): typeof globalThis.fetch {
  const start: Answers = {
    '/manifest.json': async () => Response.json({ service_base_url: ROOT, additions: ['me'] }),
    '/rest/v1/me': async () => Response.json({ login_id: 'ola', name: 'Ola' }),
    '/rest/departments': async () => Response.json([{ id: 101, name: 'Sentrum', active: true }]),
  };
  const token = async () => Response.json({ token: 't', expires: '2026-11-19T11:00:00Z' });
  return async (url, init) => {
    const { pathname } = new URL(String(url));
    const answer = { ...start, ...answers }[pathname] ?? (pathname.includes('/token/') ? token : silence);
    return answer(init?.signal ?? null);
  };
}

const silence = () => new Promise<never>(() => undefined);

const clock = at('2026-11-19T10:00:00Z');

const openedWorkspace = (answers: Answers = {}) =>
  openWorkspace({ root: ROOT, fetch: serving(answers), clock, steadyClock: clock, ...aStaffPlace({ access: 'a1' }) });

const openedPortal = (answers: Answers = {}) =>
  openSmallPortal({ root: ROOT, code: 'nordlys', fetch: serving(answers), clock });

it('should answer a question once, say that the door was closed, and complete', async () => {
  const workspace = await openedWorkspace();
  await workspace.open();
  const asked = lastValueFrom(workspace.http.ask(projects.projects, { query: {} }).pipe(toArray()));
  const thrown = answerOf(workspace.http.ask(projects.projects, { query: {} })).catch((problem: unknown) => problem);
  await setImmediate();
  workspace.close();
  expect(await asked).toEqual([{ ok: false, error: ENDED }]);
  expect(await thrown).toMatchObject({ failure: ENDED });
  expect(workspace.errors.errors$.value).toEqual([]);
});

it('should answer a question whose answer has come in part', async () => {
  const begun = async (signal: AbortSignal | null) =>
    new Response(
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('['));
          signal?.addEventListener('abort', () => body.error(signal.reason));
        },
      }),
    );
  const workspace = await openedWorkspace({ '/rest/v1/projects': begun });
  await workspace.open();
  const asked = firstValueFrom(workspace.http.ask(projects.projects, { query: {} }));
  await setImmediate();
  workspace.close();
  expect(await asked).toEqual({ ok: false, error: ENDED });
});

it('should settle what waits for a view', async () => {
  const portal = await openedPortal();
  const timetable = createTimetable(portal);
  timetable.open();
  const decided = whenDecided(timetable.view$);
  await setImmediate();
  portal.close();
  expect(await decided).toMatchObject({
    status: 'failed',
    failure: { key: 'failure.refused', params: { message: ENDED.issue } },
  });
});

it('should answer `open()` of a workspace that is closed meanwhile', async () => {
  const workspace = await openedWorkspace({ '/rest/v1/me': silence });
  const opened = workspace.open();
  await setImmediate();
  workspace.close();
  expect(await opened).toMatchObject({ kind: 'signedOut', why: { key: 'signIn.failed' } });
});

const LOGIN = { body: { username: '10000001', password: 'trening', eier: 1, client: 'test', client_version: '1' } };

it.each([
  ['its answer', async () => new Response('', { status: 500 }), { kind: 'refused', status: 500 }],
  ['the network', () => Promise.reject(new TypeError('fetch failed')), { kind: 'unreachable', cause: 'network' }],
  ['its time limit', silence, { kind: 'unreachable', cause: 'timeout' }],
])('should let a change arrive that is on its way, and answer it by %s', async (_, end, failure) => {
  const release$ = new Subject<void>();
  const portal = await openedPortal({ '/rest/v1/portal/login': () => firstValueFrom(release$).then(end) });
  const sent = firstValueFrom(portal.http.ask(session.login, LOGIN));
  await setImmediate();
  portal.close();
  release$.next();
  await setImmediate();
  clock.pass(HOUR);
  expect(await sent).toMatchObject({ ok: false, error: failure });
});
