import { setImmediate } from 'node:timers/promises';
import { openSmallPortal } from '@felles/adapters-http/portal';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import { openWorkspace } from '@felles/adapters-http/workspace';
import { projectServices } from '@felles/adapters-http/workspace/areas/projects';
import { expect, it } from 'vitest';
import { aStaffPlace } from '../support/a-staff-place.ts';
import { at, HOUR } from '../support/at.ts';

const ROOT = 'https://service.example';
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
  expect([ended, asked.length, timetable.view$.value.failure]).toEqual([['/rest/classes'], 4, null]);
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
  expect([asked.length, list.view$.value.status]).toEqual([before, 'loading']);
});
