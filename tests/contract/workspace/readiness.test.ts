// The last projects of a user, fetched quietly while there is a network, and used without one.

import type { Call } from '@felles/adapters-http/wire';
import * as wire from '@felles/adapters-http/wire';
import { openWorkspace, type WorkspaceDoor } from '@felles/adapters-http/workspace';
import { createArticlesHttp } from '@felles/adapters-http/workspace/areas/articles';
import { frameServices } from '@felles/adapters-http/workspace/areas/frame';
import { PREFETCH_ROWS, siteDayServices } from '@felles/adapters-http/workspace/areas/site-day';
import { siteOutboxOf } from '@felles/adapters-http/workspace/areas/site-work';
import { createParticipantsHttp, createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import {
  createChecklistsHttp,
  createDeviationsHttp,
  createHoursHttp,
  createTasksHttp,
} from '@felles/adapters-http/workspace/records';
import { createVisitsHttp } from '@felles/adapters-http/workspace/user';
import { addDays, isOn, isoDate, isoInstant, mondayOf, osloDay, type Reply } from '@felles/core';
import { periodOfWeek } from '@felles/core/internal/workspace/hours/model';
import { READY_PROJECTS } from '@felles/core/internal/workspace/site-day/readiness';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { issueGrant } from '@felles/mock-server/internal';
import { asyncScheduler, BehaviorSubject } from 'rxjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aStaffPlace } from '../../support/a-staff-place.ts';
import { eventually } from '../../support/eventually.ts';
import { memoryCache } from '../../support/memory-cache.ts';
import { resultOf, serve, sinceMorning } from '../serving.ts';

/** A device of a user, at the page of the day. Its network can be cut. */
async function aDevice(login: string) {
  const { world, root } = await serve();
  const memory = memoryCache();
  const online$ = new BehaviorSubject(true);
  let running = 0;
  let most = 0;
  const quiet: { readonly url: string; readonly status: number }[] = [];
  const door = await openWorkspace({
    root,
    ...aStaffPlace({ access: issueGrant(world, login).access, origin: root }),
    answerCache: memory.place,
    online$,
    clock: { now: sinceMorning, schedule: asyncScheduler.schedule.bind(asyncScheduler) },
    async fetch(url, init) {
      const isQuiet = init?.priority === 'low';
      const note = (status: number) => isQuiet && quiet.push({ url: String(url).split('/rest')[1] ?? '', status });
      if (!online$.value) {
        note(0);
        throw new TypeError('Failed to fetch');
      }
      if (!isQuiet) return fetch(url, init);
      running += 1;
      most = Math.max(most, running);
      const answer = await fetch(url, init);
      running -= 1;
      note(answer.status);
      return answer;
    },
  });
  onTestFinished(door.close);
  door.session.open();
  await eventually(() => expect(door.me.me$.value.status).toBe('ready'));
  return {
    door,
    quiet,
    most: () => most,
    cut: () => online$.next(false),
    restore: () => online$.next(true),
  };
}

/** Visits so many projects, and opens the day. */
async function untilReady({ door }: Awaited<ReturnType<typeof aDevice>>, ids: readonly string[]) {
  const port = createVisitsHttp(door.http);
  for (const id of ids) await resultOf(port.record({ type: 'project', idtype: 'dataid', id }));
  const { visits } = frameServices(door);
  visits.open();
  onTestFinished(visits.close);
  const { readiness } = siteDayServices(door);
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

const PROJECT = { id: '1001', title: 'Storgata' };
const change = (call: SiteChange['call'], body: SiteChange['body'], id: string | null = null): SiteChange => {
  const record = id ?? '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b';
  const at = isoInstant(sinceMorning());
  return { call, project: PROJECT, record, id, point: null, title: '', at, body, photos: [] };
};

interface Sending {
  readonly list: string;
  asked(door: WorkspaceDoor): Reply<unknown>;
  made(client_id: string): SiteChange;
}

const SENDINGS: readonly Sending[] = [
  {
    list: 'deviations',
    asked: ({ http }) => createDeviationsHttp(http).deviations(PROJECT.id),
    made: (client_id) =>
      change('deviation.create', { client_id, registered_at: isoInstant(sinceMorning()), title: 'Rekkverk mangler' }),
  },
  {
    list: 'checklists',
    asked: ({ http }) => createChecklistsHttp(http).checklists(PROJECT.id),
    made: (client_id) => change('checklist.create', { client_id, template_id: '901', title: 'Vernerunde' }),
  },
  {
    list: 'own hours',
    asked: ({ http, clock }) => createHoursHttp(http).own(periodOfWeek(mondayOf(osloDay(clock.now())))),
    made: (client_id) =>
      change('hours.create', { client_id, date: isoDate(osloDay(sinceMorning())), art_id: '1', hours: 0.25 }),
  },
];

it.each(SENDINGS)(
  '[W-SITE-29] should list a change that the service took, without a network: $list',
  async ({ asked, made }) => {
    const { door, quiet, cut } = await aDevice('ola');
    const list = async (): Promise<string> => JSON.stringify(await resultOf(asked(door)));
    const one = made('0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b');
    expect(await list()).not.toContain(one.record);
    const outbox = siteOutboxOf(door);
    outbox.save(one).subscribe();
    await eventually(() => expect(quiet).not.toEqual([]));
    expect(outbox.entries$.value).toEqual([]);
    cut();
    expect(await list()).toContain(one.record);
  },
);

it('[W-SITE-29] should ask for the list at the next network, where the first one ends with the sending', async () => {
  const { door, quiet, cut, restore } = await aDevice('ola');
  const outbox = siteOutboxOf(door);
  outbox.settled$.subscribe(cut);
  const body = {
    client_id: change('deviation.create', {}).record,
    registered_at: isoInstant(sinceMorning()),
    title: 'Is',
  };
  outbox.save(change('deviation.create', body)).subscribe();
  const url = `/v1/projects/${PROJECT.id}/deviations`;
  await eventually(() => expect(quiet).toContainEqual({ url, status: 0 }));
  restore();
  await eventually(() => expect(quiet).toContainEqual({ url, status: 200 }));
});

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
