// The customer register of the demo company: its contacts, persons and departments, with their roles in projects.

import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import type { Id } from '@felles/core/internal/shared/wire-values';
import type { UsedRole } from '@felles/core/internal/workspace/persons/model';
import { countRoles } from '@felles/core/internal/workspace/persons/rules';
import { type Reachable, type ReachQuestion, samePartsOf } from '@felles/core/internal/workspace/register/doubles';
import type { Contact } from '@felles/core/workspace/contacts';
import type { RegisterDepartment } from '@felles/core/workspace/departments';
import type { Person } from '@felles/core/workspace/persons';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import * as z from 'zod/mini';
import type { Service } from '../row.ts';
import { openDepartments } from './departments.ts';
import { openPeople } from './people.ts';
import { openProjects, type ParticipantRow } from './projects.ts';
import { type Table, table } from './table.ts';
import { openTasks } from './tasks.ts';

/** One row at most: the department that reports. */
const reporting = table({
  name: 'reporting',
  schema: z.object({ id: z.literal('reporting'), department_id: z.string() }),
  idOf: ({ id }) => id,
  channelsOf: () => [CHANNELS.departments],
  events: { put: EVENTS.reporting.changed, gone: EVENTS.reporting.changed },
  demo: () => [],
});

/** A project with this status is over, and so are its roles. */
const DONE = '3';

interface Known {
  readonly id?: Id | null | undefined;
}

/** Whether a row names this one by its id. */
const isOf =
  ({ id }: Known) =>
  (other: Known | null | undefined): boolean =>
    other?.id === id;

/** [W-PLAN-09] The records of which one of these is the same; with none of them every record. */
export const isAskedFor = (asked: ReachQuestion, record: Reachable): boolean =>
  Object.values(asked).every((value) => value === undefined) || samePartsOf(asked, record).length > 0;

type Tables = Pick<Service, 'world' | 'publish'>;

export function openRegister({ world, publish }: Tables) {
  const { rows: projects, members, maySee } = openProjects({ world, publish });
  const people = openPeople({ world, publish });
  const tasks = openTasks({ world, publish });
  const ofPersons: Table<Person> = {
    ...people.persons,
    put(person, by) {
      const put = people.persons.put(person, by);
      members.list((row) => isOf(put)(row.person)).forEach(members.tell);
      tasks
        .list(({ assignees }) => assignees?.some(({ person_id: id }) => isOf(put)({ id })) ?? false)
        .forEach(tasks.tell);
      return put;
    },
  };
  const contacts: Table<Contact> = {
    ...people.contacts,
    put(contact, by) {
      const put = people.contacts.put(contact, by);
      members.list((row) => isOf(put)(row.contact)).forEach(members.tell);
      projects.list(({ employer }) => isOf(put)(employer?.contact)).forEach(projects.tell);
      people.persons.list((person) => isOf(put)(person.contact)).forEach(people.persons.tell);
      return put;
    },
  };

  const ofDepartments = openDepartments(world, publish);
  const departments: Table<RegisterDepartment> = {
    ...ofDepartments,
    put(department, by) {
      const put = ofDepartments.put(department, by);
      projects.list((project) => isOf(put)(project.department)).forEach(projects.tell);
      return put;
    },
  };

  /** Who takes part in what that the user sees, by the person. */
  function participations(staff: DemoStaff): ReadonlyMap<string, readonly ParticipantRow[]> {
    const byPerson = new Map<string, ParticipantRow[]>();
    const sees = maySee(staff);
    for (const row of members.list(({ project_id: id }) => sees({ id }))) {
      const id = row.person?.id ?? '';
      byPerson.set(id, [...(byPerson.get(id) ?? []), row]);
    }
    return byPerson;
  }

  /** The projects' roles, each once. */
  const rolesIn = (rows: readonly ParticipantRow[]) => [
    ...new Map(rows.flatMap(({ roles }) => roles ?? []).map((role) => [role.id, role])).values(),
  ];

  /** The roles of the newest projects first; one is active while a project goes on in which it is held. */
  function usedRoles(rows: readonly ParticipantRow[]): readonly UsedRole[] {
    const newest = rows.toSorted((a, b) => Number(b.project_id) - Number(a.project_id));
    return rolesIn(newest).map(({ id, title }, sorting) => ({
      id,
      active: newest.some(({ project_id: project, roles }) => {
        const isHeld = (roles ?? []).some((role) => role.id === id);
        return isHeld && String(projects.get(project)?.status?.status_code) !== DONE;
      }),
      sorting: sorting + 1,
      title: title ?? '',
    }));
  }

  return {
    contacts,
    persons: ofPersons,
    departments,
    reporting: reporting(world, publish),
    /** Every person with the roles held in projects. */
    personsWithRoles(staff: DemoStaff): readonly Person[] {
      const byPerson = participations(staff);
      return ofPersons.list().map((person) => ({ ...person, roles: rolesIn(byPerson.get(person.id) ?? []) }));
    },
    /** [W-CONTACTS-07] One person, with the roles from projects. */
    inFull(staff: DemoStaff, person: Person): Person {
      const rows = participations(staff).get(person.id) ?? [];
      return {
        ...person,
        roles: rolesIn(rows),
        role_statistics: countRoles(rows, person.id),
        last_used_roles: usedRoles(rows),
      };
    },
    /** One contact with who works there, and the projects that it takes part in and the user sees. */
    withOthers(staff: DemoStaff, contact: Contact): Contact {
      const sees = maySee(staff);
      const inProjects = new Set(members.list((row) => isOf(contact)(row.contact)).map(({ project_id: id }) => id));
      return {
        ...contact,
        persons: ofPersons
          .list((person) => isOf(contact)(person.contact))
          .map(({ id, first_name, last_name, mobile, email, send_sms, send_mail }) => ({
            id,
            first_name,
            last_name,
            mobile,
            email,
            send_sms,
            send_mail,
          })),
        projects: projects
          .list((project) => inProjects.has(project.id) && sees(project))
          .map(({ id, title, project_number }) => ({ id, title, project_number })),
      };
    },
  };
}
