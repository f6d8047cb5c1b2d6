// The last projects of a user, fetched quietly while there is a network, and used without one.

import type { Call } from '@felles/adapters-http/wire';
import * as wire from '@felles/adapters-http/wire';
import { openWorkspace, type WorkspaceDoor } from '@felles/adapters-http/workspace';
import { createArticlesHttp } from '@felles/adapters-http/workspace/areas/articles';
import { frameServices } from '@felles/adapters-http/workspace/areas/frame';
import { PREFETCH_ROWS, siteDayServices } from '@felles/adapters-http/workspace/areas/site-day';
import { createParticipantsHttp, createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import {
  createChecklistsHttp,
  createDeviationsHttp,
  createHoursHttp,
  createTasksHttp,
} from '@felles/adapters-http/workspace/records';
import { createVisitsHttp } from '@felles/adapters-http/workspace/user';
import { addDays, isOn, mondayOf, osloDay, type Reply } from '@felles/core';
import { periodOfWeek } from '@felles/core/workspace/hours';
import { READY_PROJECTS } from '@felles/core/workspace/site-day';
import { issueGrant } from '@felles/mock-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aStaffPlace } from '../../support/a-staff-place.ts';
import { eventually } from '../../support/eventually.ts';
import { memoryCache } from '../../support/memory-cache.ts';
import { resultOf, serve } from '../serving.ts';

/** A device of a user, at the page of the day. Its network can be cut. */
async function aDevice(login: string) {
  const { world, root } = await serve();
  const memory = memoryCache();
  let isCut = false;
  let running = 0;
  let most = 0;
  const quiet: { readonly url: string; readonly status: number }[] = [];
  const door = await openWorkspace({
    root,
    ...aStaffPlace({ access: issueGrant(world, login).access, origin: root }),
    answerCache: memory.place,
    async fetch(url, init) {
      if (isCut) throw new TypeError('Failed to fetch');
      if (init?.priority !== 'low') return fetch(url, init);
      running += 1;
      most = Math.max(most, running);
      const answer = await fetch(url, init);
      running -= 1;
      quiet.push({ url: String(url).split('/rest')[1] ?? '', status: answer.status });
      return answer;
    },
  });
  onTestFinished(door.close);
  door.session.open();
  await eventually(() => expect(door.me.me$.value).not.toBeNull());
  return {
    door,
    quiet,
    most: () => most,
    cut: () => {
      isCut = true;
    },
  };
}

/** Visits so many projects, and opens the day. */
async function untilReady({ door }: Awaited<ReturnType<typeof aDevice>>, ids: readonly string[]) {
  const port = createVisitsHttp(door.http);
  for (const id of ids) await resultOf(port.record({ type: 'project', idtype: 'dataid', id }));
  const { visits } = frameServices(door);
  visits.open();
  onTestFinished(visits.close);
  const { readiness } = siteDayServices(door, visits);
  readiness.open();
  onTestFinished(readiness.close);
  await eventually(() => expect(readiness.view$.value).toBe(READY_PROJECTS));
  return visits.view$.value.project.list;
}

/** The questions of the pages of a project, by the ports of their areas. */
const pagesOf = ({ http, clock }: WorkspaceDoor, id: string) => {
  const monday = mondayOf(osloDay(clock.now()));
  return {
    project: createProjectsHttp(http).project(id),
    view: createProjectsHttp(http).view(id),
    participants: createParticipantsHttp(http).participants(id),
    tasks: createTasksHttp(http).tasks({ projectId: id }),
    checklists: createChecklistsHttp(http).checklists(id),
    templates: createChecklistsHttp(http).templates(),
    deviations: createDeviationsHttp(http).deviations(id),
    setup: createDeviationsHttp(http).setup(),
    week: createHoursHttp(http).own(periodOfWeek(monday)),
    nextWeek: createHoursHttp(http).own(periodOfWeek(addDays(monday, 7))),
    articles: createArticlesHttp(http).withResources(),
  } satisfies Readonly<Record<string, Reply<unknown>>>;
};

describe('[W-SITE-29] the last projects', () => {
  it('should be ready for all pages on site without a network, and no others', async () => {
    const device = await aDevice('ola');
    const ids = ['1006', '1005', '1004', '1003', '1002', '1001'];
    const list = await untilReady(device, ids);
    expect(list).toMatchObject({ value: ids.toReversed().map((dataid) => ({ dataid })) });
    expect(device.most()).toBe(1);
    const urls = device.quiet.map(({ url }) => url);
    expect(new Set(urls).size, 'each once').toBe(urls.length);
    device.cut();
    for (const id of ids.slice(1)) {
      const { view, deviations, ...others } = pagesOf(device.door, id);
      for (const [name, reply] of Object.entries<Reply<unknown>>(others))
        expect(await resultOf(reply), `${name} of ${id}`).toMatchObject({ ok: true });
      const switches = await resultOf(view);
      const hasDeviations = switches.ok && isOn(switches.value.deviations);
      expect(await resultOf(deviations), `deviations of ${id}`).toMatchObject({ ok: hasDeviations });
    }
    expect(await resultOf(createTasksHttp(device.door.http).tasks({ projectId: '1006' }))).toMatchObject({ ok: false });
  });

  it('should be asked for by no call that the service refuses', async () => {
    const device = await aDevice('per');
    await untilReady(device, ['1005', '1004', '1003', '1002', '1001']);
    expect(device.quiet.filter(({ status }) => status >= 400)).toEqual([]);
  });

  it('should be of all rows of the wire that say so', () => {
    const rows = Object.values<unknown>(wire).flatMap((part): readonly unknown[] => Object.values(Object(part)));
    const isRow = (row: unknown): row is Call => typeof row === 'object' && row !== null && 'prefetch' in row;
    const expected = new Set(rows.filter(isRow).filter(({ prefetch }) => prefetch !== null));
    expect(new Set<Call>(PREFETCH_ROWS)).toEqual(expected);
  });
});
