import { participants as participantWire, projects as wire } from '@felles/adapters-http/wire';
import { compareNames, searchFor } from '@felles/core/internal/shared/norwegian';
import type { Participant } from '@felles/core/workspace/participants';
import type { Project } from '@felles/core/workspace/projects';
import { PROJECT_ROLES, PROJECT_STATUSES } from '@felles/fixtures/workspace/projects';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { createOnce } from '../../site-changes.ts';
import { openAgreementChanges } from '../../tables/agreement-changes.ts';
import { openHistory } from '../../tables/history.ts';
import { type Orders, pageOf } from '../../tables/page.ts';
import { openPhases } from '../../tables/phases.ts';
import { openProjects, type ParticipantRow } from '../../tables/projects.ts';
import { nextId } from '../../world/ledger.ts';

const ORDERS: Orders<Project> = {
  title: (a, b) => compareNames(a.title, b.title),
  project_number: (a, b) => compareNames(a.project_number, b.project_number),
  status: (a, b) => compareNames(a.status?.status_code, b.status?.status_code),
  modified_date: (a, b) => (a.modified_date ?? '').localeCompare(b.modified_date ?? ''),
};

export function projectRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const { rows, members, requireProject, putPhoto, seenBy } = openProjects(service);
  const history = openHistory(service);
  const phases = openPhases(service);
  const agreements = openAgreementChanges(service);

  answer(app, service, wire.projects, ({ staff, query: { page, page_size, q = '', status, type, sort } }) => {
    const isFound = searchFor(q);
    const found = seenBy(staff).filter((project) => {
      if (status !== undefined && String(project.status?.status_code) !== status) return false;
      if (type !== undefined && String(project.type?.id) !== type) return false;
      const { title, project_number: number, internal_project_number: internalNumber, address } = project;
      return isFound(title, number, internalNumber, address?.address);
    });
    return pageOf(found, { page, page_size, sort }, ORDERS);
  });

  answer(app, service, wire.project, ({ staff, params: { project_id } }) => requireProject(staff, project_id));

  answer(app, service, wire.create, ({ staff, body: { client_id, ...body }, key }) => {
    return createOnce(service, 'projects', { body: { client_id, ...body } }, rows, () => {
      const { address_by_matrix: _matrix, address_by_search: _search, address_by_user: _user, ...said } = body;
      const at = new Date(world.now()).toISOString();
      const id = nextId(world, 100_000);
      history.record(id, staff, 'created');
      const made = rows.put(
        {
          status: PROJECT_STATUSES[0],
          project_number: nextProjectNumber(rows.list()),
          internal_project_number: `P-${id}`,
          number_of_units: 1,
          ...said,
          id,
          structure_node_id: String(20_000 + Number(id)),
          created_date: at,
          modified_date: at,
        },
        { key },
      );
      phases.begin(id);
      return made;
    });
  });

  /** Only the service decides these fields: the values of the caller are ignored. */
  const kept = ({ id, created_date, structure_node_id, department }: Project): Project => ({
    id,
    created_date,
    structure_node_id,
    department,
    modified_date: new Date(world.now()).toISOString(),
  });

  answer(app, service, wire.change, ({ staff, params: { project_id }, body }) => {
    const project = requireProject(staff, project_id);
    history.record(project.id, staff, 'changed');
    return rows.put({ ...project, ...body, ...kept(project) });
  });

  answer(app, service, wire.replace, ({ staff, params: { project_id }, body }) => {
    const project = requireProject(staff, project_id);
    history.record(project.id, staff, 'changed');
    return rows.put({ ...body, ...kept(project) });
  });

  answer(app, service, wire.uploadPhoto, ({ staff, params: { project_id }, body: { file }, key }) => {
    const project = requireProject(staff, project_id);
    putPhoto(project, file, { key });
    history.record(project.id, staff, 'photographed');
    return {};
  });

  const shown = ({ project_id: _, ...participant }: ParticipantRow): Participant => participant;

  function requireParticipant(projectId: string, id: string): ParticipantRow {
    const participant = members.get(id);
    if (participant === null || participant.project_id !== projectId) throw refusal(404, 'Deltakeren finnes ikke.');
    return participant;
  }

  answer(app, service, participantWire.roles, () => PROJECT_ROLES);

  answer(app, service, participantWire.participants, ({ params: { project_id } }) =>
    members.list((row) => row.project_id === project_id).map(shown),
  );

  answer(app, service, participantWire.add, ({ staff, params, body: { client_id, ...fields }, key }) => {
    const project = requireProject(staff, params.project_id);
    return shown(
      createOnce(service, 'participants', { params, body: { client_id, ...fields } }, members, () => {
        const row = members.put({ ...fields, id: nextId(world, 100_000), project_id: project.id }, { key });
        agreements.cover(project, row, staff);
        return row;
      }),
    );
  });

  answer(app, service, participantWire.change, ({ staff, params: { project_id, participant_id }, body, key }) => {
    const row = requireParticipant(project_id, participant_id);
    const changed = members.put({ ...body, id: row.id, project_id: row.project_id }, { key });
    agreements.cover(requireProject(staff, project_id), changed, staff);
    return shown(changed);
  });

  answer(app, service, participantWire.remove, ({ params: { project_id, participant_id }, key }) => {
    requireParticipant(project_id, participant_id);
    members.remove(participant_id, { key });
    return {};
  });
}

/** The numbers go on from the highest there is. */
const nextProjectNumber = (projects: readonly Project[]): string =>
  String(1 + Math.max(2_599, ...projects.map(({ project_number: number }) => Number(number) || 0)));
