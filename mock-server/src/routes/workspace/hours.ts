import { siteRecords, hours as wire } from '@felles/adapters-http/wire';
import { type Day, dayIn } from '@felles/core';
import type { HoursPeriod } from '@felles/core/internal/workspace/hours/model';
import { fullName } from '@felles/core/workspace/persons';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import { requireSiteRight, seesHoursOf } from '../../rights/site-rights.ts';
import type { Service } from '../../row.ts';
import { createOnce } from '../../site-changes.ts';
import { nameOf, openHours } from '../../tables/hours.ts';
import { openPeople } from '../../tables/people.ts';
import { openProjects } from '../../tables/projects.ts';
import type { HoursRow } from '../../tables/site-records.ts';

/** [W-PROJECTS-56] The hours of a project, those of the user, and the calls that write and approve them. */
export function hoursRoutes(app: FastifyInstance, service: Service): void {
  const hours = openHours(service);
  const { rows: projects, maySee } = openProjects(service);
  const { persons } = openPeople(service);

  /** [W-SITE-13] */
  const seenBy =
    (staff: DemoStaff) =>
    (row: HoursRow): boolean =>
      seesHoursOf(staff, row.person?.person_id);

  function requireLine(staff: DemoStaff, projectId: string, id: string): HoursRow {
    const row = hours.find(projectId, id);
    if (row === null || !seenBy(staff)(row)) throw refusal(404, 'Linjen finnes ikke.');
    return row;
  }

  answer(app, service, siteRecords.hours, ({ staff, params: { project_id } }) =>
    hours.rows.list((row) => row.project_id === project_id && seenBy(staff)(row)),
  );

  answer(app, service, wire.own, ({ staff, query }) => {
    const [first, last] = periodOf(query);
    const isIn = ({ date }: HoursRow): boolean => {
      const day = dayIn(date);
      return day !== null && day >= first && day <= last;
    };
    return hours.rows
      .list((row) => isOwn(staff, row) && isIn(row) && maySee(staff)({ id: row.project_id }))
      .map((row) => ({ ...row, project_name: projects.get(row.project_id)?.title }));
  });

  /** The person of a new line: the user, or another whose hours the user writes. */
  function personFor(staff: DemoStaff, id: string | null | undefined) {
    if (!id || id === staff.personId) return nameOf(staff);
    requireSiteRight(staff, 'hours_for_others');
    const person = persons.get(id);
    return { person_id: id, person_name: person === null ? '' : fullName(person) };
  }

  answer(app, service, wire.create, ({ staff, params, body: { client_id, ...body }, key }) =>
    createOnce(service, 'hours', { params, body: { client_id, ...body } }, hours.rows, () => {
      const { person_id: personId, ...fields } = body;
      return hours.create({ ...fields, client_id }, personFor(staff, personId), {
        staff,
        projectId: params.project_id,
        key,
      });
    }),
  );

  answer(app, service, wire.change, ({ staff, params: { project_id: projectId, hours_id }, body, key }) =>
    hours.change(requireLine(staff, projectId, hours_id), body, { staff, projectId, key }),
  );

  answer(app, service, wire.remove, ({ staff, params: { project_id: projectId, hours_id }, body, key }) => {
    hours.remove(requireLine(staff, projectId, hours_id), body?.was ?? {}, { staff, projectId, key });
    return {};
  });

  answer(app, service, wire.approve, ({ staff, params: { project_id: projectId }, body, key }) =>
    hours.approve(body, { staff, projectId, key }),
  );
}

const isOwn = ({ personId }: DemoStaff, { person }: HoursRow): boolean => person?.person_id === personId;

function periodOf({ from, to }: HoursPeriod): readonly [Day, Day] {
  const [first, last] = [dayIn(from), dayIn(to)];
  if (first !== null && last !== null) return [first, last];
  const [wrong] = Object.entries({ from: first, to: last }).find(([, day]) => day === null) ?? [];
  throw refusal(400, 'Datoen finnes ikke.', undefined, `query.${wrong}`);
}
