import { isoDate, osloDay } from '@felles/core';
import { demoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../answer.ts';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { openPhases } from '../tables/phases.ts';
import * as calls from './calls/phases.ts';

/** A person who checks things for a developer. */
const USER = demoStaff[1]?.name ?? '';

/** How a developer, or a test, moves a phase on. A user who looks at its project sees it at once. */
export function phaseControlRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const { rows } = openPhases(service);

  answer(app, service, calls.step, ({ body: { project_id, phase_id, what } }) => {
    const isIn = (row: { readonly project_id: string; readonly phase_id: string }): boolean =>
      row.project_id === project_id && row.phase_id === phase_id;
    const now = new Date(world.now()).toISOString();
    const today = isoDate(osloDay(world.now()));
    if (what === 'checkpoint') {
      const next = rows.checkpoints.list((row) => isIn(row) && !row.checked_date)[0];
      if (next === undefined) throw refusal(404, 'No checkpoint of the phase is left.');
      rows.checkpoints.put({ ...next, checked_date: now, user: USER });
      return { what, title: next.checkpoint_title ?? '' };
    }
    if (what === 'milestone') {
      const next = rows.milestones.list((row) => isIn(row) && row.is_applicable === true && !row.is_completed)[0];
      if (next === undefined) throw refusal(404, 'No milestone of the phase is left.');
      rows.milestones.put({ ...next, is_completed: true, created_by_user: USER, created_date: now });
      return { what, title: next.title ?? '' };
    }
    const phase = rows.phases.list(isIn)[0];
    if (phase === undefined || phase.completed !== null) throw refusal(404, 'The phase has no step left.');
    const isBegun = phase.started !== null;
    rows.phases.put({ ...phase, started: phase.started ?? today, completed: isBegun ? today : null });
    return { what, title: isBegun ? 'completed' : 'started' };
  });
}
