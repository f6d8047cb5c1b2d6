import { setImmediate } from 'node:timers/promises';
import { openPortal, openSmallPortal } from '@felles/adapters-http/portal';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import { openWorkspace } from '@felles/adapters-http/workspace';
import { projectServices } from '@felles/adapters-http/workspace/areas/projects';
import { expect, it } from 'vitest';
import { aStaffPlace } from '../support/a-staff-place.ts';
import { at, HOUR } from '../support/at.ts';

const ROOT = 'https://service.example';
const ENDED = 'the portal or workspace was closed before the answer came: open() it anew, and ask again';
const DEPARTMENTS = [{ id: 101, name: 'Sentrum', active: true }];

/** A service whose lists are never answered, with what was asked and what was given up. */
function aSlowService() {
  const asked: string[] = [];
  const ended: string[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const { pathname } = new URL(String(url));
    asked.push(pathname);
    if (pathname === '/manifest.json') return Response.json({ service_base_url: ROOT, additions: ['me'] });
    if (pathname.includes('/token/')) return Response.json({ token: 't', expires: '2026-11-19T11:00:00Z' });
    if (pathname === '/rest/departments') return Response.json(DEPARTMENTS);
    if (pathname.endsWith('/v1/me')) return Response.json({ login_id: 'ola', name: 'Ola' });
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => {
        ended.push(pathname);
        reject(new DOMException('', 'AbortError'));
      });
    });
  };
  return { clock: at('2026-11-19T10:00:00Z'), asked, ended, fetch };
}

it('should end the calls and timers of a timetable that is still open', async () => {
  const { clock, asked, ended, fetch } = aSlowService();
  const portal = await openSmallPortal({ root: ROOT, code: 'nordlys', fetch, clock });
  const timetable = createTimetable(portal);
  timetable.open();
  await setImmediate();
  expect(asked.at(-1)).toBe('/rest/classes');
  portal.close();
  await setImmediate();
  clock.pass(2 * HOUR);
  await setImmediate();
  expect([ended, asked.length]).toEqual([['/rest/classes'], 4]);
  expect(timetable.view$.value).toMatchObject({ status: 'failed', failure: { params: { message: ENDED } } });
});

it('should end the calls and timers of a list that is still open, and of the session', async () => {
  const { clock, asked, ended, fetch } = aSlowService();
  const place = aStaffPlace({ access: 'a1' });
  const workspace = await openWorkspace({ root: ROOT, fetch, clock, steadyClock: clock, ...place });
  expect(await workspace.open()).toEqual({ kind: 'signedIn', owner: 'user ola' });
  const list = projectServices(workspace).lines();
  list.open();
  await setImmediate();
  const before = asked.length;
  workspace.close();
  await setImmediate();
  clock.pass(2 * HOUR);
  await setImmediate();
  expect(ended).toContain('/rest/v1/projects');
  expect(asked).toHaveLength(before);
  expect(list.view$.value).toMatchObject({ status: 'failed', failure: { kind: 'misuse', issue: ENDED } });
  expect(workspace.errors.errors$.value).toEqual([]);
});

it('should tell a call through a closed door why nothing is asked, and ask again once the door is open', async () => {
  const { clock, asked, fetch } = aSlowService();
  const place = aStaffPlace({ access: 'a1' });
  const workspace = await openWorkspace({ root: ROOT, fetch, clock, steadyClock: clock, ...place });
  await workspace.open();
  workspace.close();
  await setImmediate();
  const list = projectServices(workspace).lines();
  const before = asked.length;
  list.open();
  await setImmediate();
  expect(asked).toHaveLength(before);
  expect(list.view$.value).toMatchObject({ status: 'failed', failure: { kind: 'misuse', where: '/v1/projects' } });
  expect(await workspace.open()).toEqual({ kind: 'signedIn', owner: 'user ola' });
  list.reload();
  await setImmediate();
  expect(asked.slice(before)).toContain('/rest/v1/projects');
});

it('should open a portal anew after it was closed', async () => {
  const { clock, asked, fetch } = aSlowService();
  const refusing: typeof fetch = async (url, init) =>
    /classes|manifest|token|departments/.test(String(url)) ? fetch(url, init) : new Response('', { status: 503 });
  const portal = await openPortal({ root: ROOT, code: 'nordlys', fetch: refusing, clock });
  const timetable = createTimetable(portal);
  portal.close();
  timetable.open();
  await setImmediate();
  expect(asked).not.toContain('/rest/classes');
  expect(timetable.view$.value).toMatchObject({ status: 'failed', failure: { key: 'failure.refused' } });
  timetable.close();
  portal.open();
  timetable.open();
  await setImmediate();
  expect(asked).toContain('/rest/classes');
});

it.each([undefined, 'service.example', 'localhost:4000'])('should name `root` where it is %s', async (root) => {
  // Programs in JavaScript leave it out.
  const options = { root: root as string, code: 'nordlys' };
  for (const opening of [openPortal(options), openSmallPortal(options)])
    await expect(opening).rejects.toThrow(`\`root\` is '${root}'`);
});

it('should name the code of a center that is missing', async () => {
  await expect(openPortal({ root: ROOT, code: '' })).rejects.toThrow('`code` is missing');
});
