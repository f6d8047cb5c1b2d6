import { checkins as wire } from '@felles/adapters-http/wire';
import { hasLeft } from '@felles/core/workspace/checkins';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openCheckIns } from '../../tables/checkins.ts';
import { openProjects } from '../../tables/projects.ts';
import { nextId } from '../../world/ledger.ts';

export function checkInRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const { requireProject } = openProjects(service);
  const { rows, ofProject } = openCheckIns(service);
  const at = (): string => new Date(world.now()).toISOString();

  answer(app, service, wire.checkIns, ({ params: { project_id } }) => ofProject(project_id));

  answer(app, service, wire.checkIn, ({ staff, params: { project_id }, body, key }) => {
    const { id: projectId } = requireProject(staff, project_id);
    return rows.put(
      {
        ...body,
        id: nextId(world, 10_000_000),
        projectId,
        valid: true,
        errors: [],
        checkedOut: false,
        checkinTime: at(),
        checkinByName: staff.name,
        checkinById: staff.personId,
        checkoutTime: null,
        checkoutByName: null,
        checkoutById: null,
      },
      { key },
    );
  });

  answer(app, service, wire.checkOut, ({ staff, params: { project_id, checkin_id }, key }) => {
    const row = rows.get(checkin_id);
    if (row === null || String(row.projectId) !== project_id) throw refusal(404, 'Innsjekkingen finnes ikke.');
    // Who has left has left: the first time stands.
    if (hasLeft(row)) return row;
    return rows.put(
      { ...row, checkedOut: true, checkoutTime: at(), checkoutByName: staff.name, checkoutById: staff.personId },
      { key },
    );
  });
}
