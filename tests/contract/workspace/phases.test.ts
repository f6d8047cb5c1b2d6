import { createDeadlinesHttp, createPhasesHttp } from '@felles/adapters-http/workspace/phases';
import { createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { type Fraction, osloDay, type Reply } from '@felles/core';
import { openDeadlines } from '@felles/core/internal/workspace/deadlines/rules';
import { fractionOf } from '@felles/core/internal/workspace/phases/fraction';
import type { ProjectPhases } from '@felles/core/internal/workspace/phases/model';
import { groupPhases } from '@felles/core/internal/workspace/phases/rules';
import { PROJECT_ADDRESS } from '@felles/core/internal/workspace/projects/rules';
import { knownFractionsOf, PHASE_GROUPS } from '@felles/core/workspace/phases';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { answerOf, resultOf } from '../serving.ts';
import { keysOf, named, serveStaff } from './serving.ts';

async function phases(login = 'ola') {
  const server = await serveStaff(login);
  const calls = createPhasesHttp(server.http);
  const of = async (projectId: string) => {
    const answer = await answerOf(calls.phases(projectId));
    return 'phases' in answer ? answer : expect.fail('a bare list');
  };
  const all = async () =>
    (await answerOf(createProjectsHttp(server.http).projects({ ...PROJECT_ADDRESS.standard, size: 200 }))).result_set;
  return { ...server, calls, of, all };
}

const placesOf = (answer: ProjectPhases) =>
  answer.phases.map(({ phase_id: phaseId }) => ({ projectId: answer.project_id ?? '', phaseId }));
const sumOf = (fractions: readonly (Fraction | null | undefined)[], part: keyof Fraction) =>
  fractions.reduce((sum, fraction) => sum + (fraction?.[part] ?? 0), 0);

describe('the phases of a project over HTTP', () => {
  it('[W-PHASES-16] [W-PHASES-06] [W-PHASES-02] [W-PHASES-04] should come with their project and definitions', async () => {
    const { of } = await phases();
    const answer = await of('1001');
    expect(answer).toMatchObject({ project_id: '1001', internal_project_no: 'P-1001', project_no: '2600' });
    expect(keysOf(answer)).toEqual(
      named(
        'project_id project_name project_no internal_project_no parent_project_id definitions phases first_day told',
      ),
    );
    expect(keysOf(answer.definitions?.[0])).toEqual(named('id name shortname order'));
    const [first] = answer.phases;
    const planned = 'planned_from planned_to';
    expect(keysOf(first)).toEqual(
      named(`phase_id phase_name phase_shortname progress project_id completed started ${planned}`),
    );
    expect(keysOf(first?.progress ?? {})).toEqual(named('activities hours milestones templates'));
    expect(first).toMatchObject({ phase_name: 'Grunn', phase_shortname: 'GRU', project_id: '1001' });
  });

  it('should fit each project’s status: planned none started, active some, else all completed', async () => {
    const { of, all } = await phases();
    for (const { id, status } of await all()) {
      const groups = groupPhases(await of(id));
      const [started, remaining, completed] = PHASE_GROUPS.map((group) => groups[group].length);
      if (status?.status_code === '1') expect([started, completed]).toEqual([0, 0]);
      else if (status?.status_code === '2') expect(started).toBeGreaterThan(0);
      else expect([started, remaining]).toEqual([0, 0]);
    }
  });

  it('should be all phases of the company for a new project, none of them started', async () => {
    const { http, of } = await phases();
    const made = await answerOf(createProjectsHttp(http).create({ title: 'Ny skole' }, 'k1'));
    const answer = await of(made.id);
    expect(answer.phases.map(({ phase_id: id }) => id)).toEqual(answer.definitions?.map(({ id }) => id));
    expect(groupPhases(answer).remaining).toHaveLength(answer.phases.length);
  });

  it('[W-PHASES-17] [W-PHASES-18] [W-PHASES-23] [W-PHASES-24] should have documents, milestones and checkpoints', async () => {
    const { calls, of } = await phases();
    for (const place of placesOf(await of('1001'))) {
      const documents = await answerOf(calls.documents(place));
      expect(documents.length).toBeGreaterThan(0);
      const milestones = await answerOf(calls.milestones(place));
      expect(keysOf(milestones[0])).toEqual(
        named('milestone_id title is_applicable is_completed comment created_by_user created_date date'),
      );
      const checkpoints = await answerOf(calls.checkpoints(place));
      expect(keysOf(checkpoints[0])).toEqual(named('activity_id checked_date checkpoint_title user'));
      const done = [
        ...checkpoints.filter(({ checked_date: date }) => date).map(({ checkpoint_title: title }) => title),
        ...milestones.filter(({ is_completed: is }) => is).map(({ title }) => `Milepæl oppfylt: ${title}`),
        ...documents.map(({ title }) => `Dokument lagt inn: ${title}`),
      ];
      const activities = await answerOf(calls.activities(place));
      expect(activities.map(({ checkpoint_title: title }) => title).sort()).toEqual(done.sort());
      const dates = activities.map(({ checked_date: date }) => date ?? '');
      expect(dates).toEqual(dates.toSorted().reverse());
    }
  });

  it('[W-PHASES-19] [W-PHASES-26] [W-PHASES-01] should tell the same progress in both spellings, and in the list', async () => {
    const { calls, of, ask } = await phases();
    const answer = await of('1001');
    for (const [at, place] of placesOf(answer).entries()) {
      const [progress, before] = [await answerOf(calls.progress(place)), await answerOf(calls.progressBefore(place))];
      const { hours, templates, activities } = knownFractionsOf(progress);
      expect(knownFractionsOf(before)).toMatchObject({ hours, templates });
      const listed = knownFractionsOf(answer.phases[at]?.progress);
      expect(listed).toEqual({ ...knownFractionsOf(before), activities });
      const points = await answerOf(calls.checkpoints(place));
      const checked = points.filter(({ checked_date: date }) => date);
      expect(activities).toEqual({ done: checked.length, of: points.length });
      const applicable = (await answerOf(calls.milestones(place))).filter(({ is_applicable: is }) => is);
      const met = applicable.filter(({ is_completed: is }) => is);
      expect(listed.milestones).toEqual({ done: met.length, of: applicable.length });
    }
    expect((await ask('GET', '/v1/projects/1001/phases/1/progress')).answer.hours).toHaveProperty('numerator');
    expect((await ask('GET', '/project/process/1001/phase/1/progress')).answer.hours).toHaveProperty('num');
  });

  it('[W-PHASES-25] should have the deadlines that the list of all deadlines has of the project', async () => {
    const { calls, of, http, world } = await phases();
    const all = await answerOf(createDeadlinesHttp(http).deadlines());
    for (const id of ['1001', '1002', '1007']) {
      const each = await Promise.all(placesOf(await of(id)).map((place) => answerOf(calls.deadlines(place))));
      expect(each.flat()).toEqual(all.filter(({ project_id: own }) => own === id));
      const { passed, coming } = openDeadlines(each.flat(), osloDay(world.now()));
      for (const { day } of [...passed, ...coming]) expect(Math.abs(day - osloDay(world.now()))).toBeLessThan(150);
    }
  });

  it('[W-PHASES-22] should add up to the progress of the project, and the hours to those that are registered', async () => {
    const { calls, of, http } = await phases();
    for (const id of ['1001', '1004']) {
      const each = (await of(id)).phases.map(({ progress }) => knownFractionsOf(progress));
      const summary = knownFractionsOf(await answerOf(calls.summary(id)));
      for (const measure of ['activities', 'hours', 'milestones'] as const)
        for (const part of ['done', 'of'] as const)
          expect(summary[measure]?.[part]).toBe(
            sumOf(
              each.map((one) => one[measure]),
              part,
            ),
          );
      const articles = await answerOf(createStatisticsHttp(http).hours({ projectId: id }));
      expect(summary.hours?.done).toBe(articles.reduce((sum, { total_hours: hours }) => sum + (hours ?? 0), 0));
    }
  });

  it('[W-PHASES-05] should have a report of each phase, counted from the same records', async () => {
    const { calls, of, http, world } = await phases();
    const reports = await answerOf(createStatisticsHttp(http).phaseStates({ projectId: '1001' }));
    const answer = await of('1001');
    expect(reports.map(({ phase_id: id }) => id)).toEqual(answer.phases.map(({ phase_id: id }) => id));
    for (const [at, report] of reports.entries()) {
      const { milestones, hours } = knownFractionsOf(answer.phases[at]?.progress);
      expect([report.milestones_completed, report.milestones_total]).toEqual([milestones?.done, milestones?.of]);
      expect(fractionOf({ num: report.hours_registered, den: report.hours_budget })).toEqual(hours);
      const deadlines = await answerOf(calls.deadlines({ projectId: '1001', phaseId: report.phase_id ?? '' }));
      const { passed, coming } = openDeadlines(deadlines, osloDay(world.now()));
      expect(report).toMatchObject({
        deadlines_passed: passed.length,
        deadlines_scheduled: coming.length,
        deadlines_total: deadlines.length,
      });
    }
  });

  it('[W-PHASES-15] should have what was done lately in the user’s projects, with where, the latest first', async () => {
    for (const login of ['ola', 'nina']) {
      const { calls, all } = await phases(login);
      const recent = await answerOf(calls.recent());
      expect(recent.length).toBeGreaterThan(10);
      expect(keysOf(recent[0])).toEqual(
        named('activity_id checked_date checkpoint_title user project_id project_name phase_id'),
      );
      const projects = new Map((await all()).map(({ id, title }) => [id, title]));
      for (const { project_id: id, project_name: name } of recent) expect(projects.get(id ?? '')).toBe(name);
      const dates = recent.map(({ checked_date: date }) => date ?? '');
      expect(dates).toEqual(dates.toSorted().reverse());
    }
  });

  it('should be refused for a project, or a phase, that is not there or not for the user', async () => {
    const { calls } = await phases('nina');
    const missing = { ok: false, error: { status: 404 } };
    for (const projectId of ['404', '1020']) {
      expect(await resultOf(calls.phases(projectId))).toMatchObject(missing);
      expect(await resultOf(calls.summary(projectId))).toMatchObject(missing);
      expect(await resultOf(calls.milestones({ projectId, phaseId: '1' }))).toMatchObject(missing);
    }
    const place = { projectId: '1001', phaseId: '99' };
    const replies: readonly Reply<unknown>[] = [
      calls.documents(place),
      calls.milestones(place),
      calls.activities(place),
      calls.checkpoints(place),
      calls.deadlines(place),
      calls.progress(place),
      calls.progressBefore(place),
    ];
    for (const reply of replies) expect(await resultOf(reply)).toMatchObject(missing);
  });

  it.each([
    ['W-PHASES-15', '/project/activity'],
    ['W-PHASES-16', '/project/process/1001/phases'],
    ['W-PHASES-17', '/project/process/1001/phase/2/documents'],
    ['W-PHASES-18', '/project/process/1001/phase/2/milestones'],
    ['W-PHASES-19', '/project/process/1001/phase/2/progress'],
    ['W-PHASES-22', '/v1/projects/1001/progress_summary'],
    ['W-PHASES-23', '/v1/projects/1001/phases/2/activities'],
    ['W-PHASES-24', '/v1/projects/1001/phases/2/checkpoints'],
    ['W-PHASES-25', '/v1/projects/1001/phases/2/deadlines'],
    ['W-PHASES-26', '/v1/projects/1001/phases/2/progress'],
  ])('[%s] should be asked at %s', async (_, path) => {
    const { ask } = await phases();
    expect((await ask('GET', path)).status).toBe(200);
  });

  it('should know no other spelling of its paths', async () => {
    const { ask } = await phases();
    for (const path of ['/project/process/1001/phase', '/v1/projects/1001/phase/1/progress', '/project/activities'])
      expect((await ask('GET', path)).status, path).toBe(404);
  });
});

describe('a phase that a developer moves on', () => {
  it('should tell of it live, and have it in every answer at once', async () => {
    const { root, port, calls, of } = await phases();
    const groups = groupPhases(await of('1001'));
    const phaseId = groups.started[0]?.phase_id ?? expect.fail('no phase is under way');
    const place = { projectId: '1001', phaseId };
    const client = await aClient(root, port);
    const told: string[] = [];
    client.listen('project.1001').subscribe(({ event }) => told.push(event));
    await subscribed(client, ['project.1001']);
    const step = async (what: string) => {
      const body = JSON.stringify({ project_id: '1001', phase_id: phaseId, what });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${root}/control/api/phases`, { method: 'POST', headers, body })).status;
    };
    const before = knownFractionsOf(await answerOf(calls.progress(place))).activities;
    expect([await step('checkpoint'), await step('milestone'), await step('phase')]).toEqual([200, 200, 200]);
    await expect.poll(() => told).toEqual(['checkpoint.checked', 'milestone.changed', 'phase.changed']);
    expect(knownFractionsOf(await answerOf(calls.progress(place))).activities?.done).toBe((before?.done ?? 0) + 1);
    expect((await answerOf(calls.activities(place)))[0]?.user).toBe('Kari Lunde');
    expect(groupPhases(await of('1001')).completed.map(({ phase_id: id }) => id)).toContain(phaseId);
    expect(await step('phase')).toBe(404);
  });
});
