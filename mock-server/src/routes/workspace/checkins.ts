// Who is checked in at the sites of the demo company.
import { CHANNELS, EVENTS, checkins as wire } from '@felles/adapters-http/wire';
import { CheckIn, hasLeft } from '@felles/core/workspace/checkins';
import { demoCheckIns } from '@felles/fixtures/workspace/checkins';
import { recordedProjectIds } from '@felles/fixtures/workspace/projects';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { createOnce } from '../../site-changes.ts';
import { openProjects } from '../../tables/projects.ts';
import { table } from '../../tables/table.ts';
import { nextId } from '../../world/ledger.ts';

const checkIns = table<CheckIn>({
  name: 'checkins',
  schema: CheckIn,
  idOf: ({ id }) => id,
  channelsOf: ({ projectId }) => [CHANNELS.checkIns(projectId)],
  projectOf: ({ projectId }) => projectId,
  events: {
    put: (row) => (hasLeft(row) ? EVENTS.checkIn.checkedOut : EVENTS.checkIn.created),
    gone: EVENTS.checkIn.gone,
  },
  // The projects that only fill the world have none.
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoCheckIns(seed, now, id)),
});

export function openCheckIns({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = checkIns(world, publish);
  return { rows, ofProject: (id: string) => rows.list(({ projectId }) => projectId === id) };
}

export function checkInRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const { requireProject } = openProjects(service);
  const { rows, ofProject } = openCheckIns(service);
  const at = (): string => new Date(world.now()).toISOString();

  answer(app, service, wire.checkIns, ({ params: { project_id } }) => ofProject(project_id));

  answer(app, service, wire.checkIn, ({ staff, params, body: { client_id, ...body }, key }) => {
    const { id: projectId } = requireProject(staff, params.project_id);
    return createOnce(service, 'checkins', { params, body: { client_id, ...body } }, rows, () =>
      rows.put(
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
      ),
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
