import { createChecklistsHttp, createDeviationsHttp, createHoursHttp } from '@felles/adapters-http/workspace/records';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { addDays, isoDate, osloDay } from '@felles/core';
import type { PeriodQuestion } from '@felles/core/data';
import { EVERY_DAY } from '@felles/core/internal/data/period';
import { numberIn } from '@felles/core/internal/shared/numbers';
import { CHECKLIST_LISTING } from '@felles/core/internal/workspace/checklists/rules';
import { DEVIATION_LISTING } from '@felles/core/internal/workspace/deviations/rules';
import { HOURS_LISTING } from '@felles/core/internal/workspace/hours/rules';
import { inHundredths } from '@felles/core/internal/workspace/site-records/budget';
import { type Listing, recordsFor } from '@felles/core/internal/workspace/site-records/rules';
import { CHECKPOINT_STATUSES, checkpointsOf, statusOfCheckpoint } from '@felles/core/workspace/checklists';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../serving.ts';
import { keysOf, named, serveStaff, statusOf } from './serving.ts';

async function aSite(login = 'ola', changed?: (answer: Response) => Response) {
  const server = await serveStaff(login, changed);
  return {
    ...server,
    records: {
      ...createChecklistsHttp(server.http),
      ...createHoursHttp(server.http),
      ...createDeviationsHttp(server.http),
    },
    statistics: createStatisticsHttp(server.http),
    today: osloDay(server.world.now()),
  };
}

/** Projects of the demo that have deviations and hours, and enough of everything. */
const PROJECTS = ['1001', '1003', '1007', '1009'];

describe('the records of a project over HTTP', () => {
  it('[W-PROJECTS-56] should be its checklists, deviations and hours, each with the fields of a real record', async () => {
    const { records, seen } = await aSite();
    const all = await Promise.all(PROJECTS.map((id) => answerOf(records.checklists(id))));
    const checklists = all.flat();
    expect(seen.map(({ url }) => url)).toContain('/rest/v1/projects/1001/checklists');
    for (const checklist of checklists) {
      expect(keysOf(checklist)).toEqual(
        named('checklist_id title date phase_id phase_name checkpoints client_id template_id signed_at signed_by log'),
      );
      for (const checkpoint of checkpointsOf(checklist))
        expect(keysOf(checkpoint)).toEqual(
          named(
            'checkpoint_id title field status value checked_date user help options unit comment photos template_point_id deviation_id',
          ),
        );
    }
    const points = checklists.flatMap(checkpointsOf);
    expect(new Set(points.map((point) => (point.status === null) === (point.checked_date === null)))).toEqual(
      new Set([true]),
    );
    expect(points.some(({ value }) => value !== null)).toBe(true);

    const deviations = (await Promise.all(PROJECTS.map((id) => answerOf(records.deviations(id))))).flat();
    expect(seen.at(-1)?.url).toMatch(/^\/rest\/v1\/projects\/\d+\/deviations$/);
    for (const deviation of deviations)
      expect(keysOf(deviation)).toEqual(
        named(
          'deviation_id title status status_name date deadline closed_date responsible place description number client_id kind severity registered_by registered_at received_at checklist_id checkpoint_id measure photos',
        ),
      );
    for (const part of ['responsible', 'closed_date'] as const)
      expect(new Set(deviations.map((one) => one[part] === null))).toEqual(new Set([true, false]));

    const hours = await answerOf(records.hours('1001'));
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/projects/1001/hours' });
    for (const line of hours) {
      expect(keysOf(line)).toEqual(
        named(
          'hours_id date art_id name person hours phase_id phase_name project_id client_id from to pause extras comment status returned_text approved_by registered_by',
        ),
      );
      expect(keysOf(line.person)).toEqual(['person_id', 'person_name']);
    }
    expect(hours.length).toBeGreaterThan(5);
  });

  it('[W-PROJECTS-56] should be those of projects that the user sees alone, and lose only what cannot be read', async () => {
    const { records } = await aSite('nina');
    for (const ask of [records.checklists, records.deviations, records.hours]) {
      expect(await statusOf(ask('1010'))).toBe(404);
    }
    const broken = [{ hours_id: 1, hours: {}, person: 4 }, 'x', { date: '2026-11-19' }, null];
    const { records: changed } = await aSite('ola', () => Response.json(broken));
    expect(await answerOf(changed.hours('1001'))).toMatchObject([{ hours_id: '1', hours: null, person: null }]);
  });

  it('should be not there under a path that is misspelt', async () => {
    const { ask } = await aSite();
    for (const path of ['checklist', 'deviation', 'hour', 'checklists/1'])
      expect((await ask('GET', `/v1/projects/1001/${path}`)).status).toBe(404);
  });
});

describe('the figures of a project', () => {
  it('[W-PROJECTS-56] should agree with its lists for any period', async () => {
    const { records, statistics, today } = await aSite();
    const back = (days: number) => isoDate(addDays(today, -days));
    const periods: readonly PeriodQuestion[] = [
      EVERY_DAY,
      { from: back(30), to: back(0) },
      { from: back(120), to: '' },
      { from: '', to: back(90) },
      { from: back(0), to: back(0) },
      { from: '2001-01-01', to: '2001-01-31' },
    ];
    for (const projectId of PROJECTS) {
      const checklists = await answerOf(records.checklists(projectId));
      const deviations = await answerOf(records.deviations(projectId));
      const hours = await answerOf(records.hours(projectId));
      for (const period of periods) {
        const asked = { projectId, ...(period.from && { from: period.from }), ...(period.to && { to: period.to }) };
        const of = <T extends { readonly date?: string | null | undefined }>(all: readonly T[], listing: Listing<T>) =>
          recordsFor(all, { ...period, only: '', text: '', sort: '' }, listing, today);

        const lists = of(checklists, CHECKLIST_LISTING);
        const points = lists.flatMap(checkpointsOf);
        const counted = await answerOf(statistics.checklists(asked));
        expect([counted.checklist_count, counted.checkpoint_count]).toEqual([lists.length, points.length]);
        for (const status of CHECKPOINT_STATUSES)
          expect(counted.checkpoint_statuses?.find((one) => one.status === status)?.count).toBe(
            points.filter((point) => statusOfCheckpoint(point) === status).length,
          );

        const found = of(deviations, DEVIATION_LISTING);
        const { deviation_count, per_status } = await answerOf(statistics.deviations(asked));
        expect(deviation_count).toBe(found.length);
        for (const { status, name, count } of per_status ?? [])
          expect(count).toBe(found.filter((one) => one.status === status && one.status_name === name).length);

        const lines = of(hours, HOURS_LISTING);
        const articles = await answerOf(statistics.hours(asked));
        expect(articles.reduce((sum, { line_count }) => sum + (line_count ?? 0), 0)).toBe(lines.length);
        for (const { art_id, total_hours } of articles)
          expect(total_hours).toBe(
            inHundredths(
              lines
                .filter((line) => line.art_id === art_id)
                .reduce((sum, line) => sum + (numberIn(line.hours) ?? 0), 0),
            ),
          );
      }
    }
  });
});
