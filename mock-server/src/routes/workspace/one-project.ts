// The pages of one project: its features, its history, its parts, and the house register.
import { projects as wire } from '@felles/adapters-http/wire';
import type { WireFraction } from '@felles/core/internal/workspace/phases/model';
import type { Project } from '@felles/core/workspace/projects';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { HOURS_OPEN_DAYS, siteRightsOf } from '../../rights/site-rights.ts';
import type { Service } from '../../row.ts';
import { type Deed, openHistory, seesEntry } from '../../tables/history.ts';
import { openPhases } from '../../tables/phases.ts';
import { ALL_ON, openFlags, openProjects } from '../../tables/projects.ts';

export function oneProjectRoutes(app: FastifyInstance, service: Service): void {
  const { world, publish } = service;
  const { rows, requireProject, seenBy } = openProjects(service);
  const flags = openFlags(world, publish);
  const history = openHistory(service);
  const phases = openPhases(service);

  answer(app, service, wire.view, ({ staff, params: { project_id: id } }) => {
    const project = requireProject(staff, id);
    return {
      ...ALL_ON,
      ...flags.get(id),
      project_id: project.id,
      rights: siteRightsOf(staff),
      hours_open_days: HOURS_OPEN_DAYS,
      phases: phases.phasesOf(project).map(({ phase_id, phase_name, project_id, progress }) => ({
        phase_id,
        phase_name,
        project_id,
        progress: {
          activities: inWords(progress?.activities),
          hours: inWords(progress?.hours),
          templates: inWords(progress?.templates),
        },
      })),
    };
  });

  answer(app, service, wire.detail, ({ staff, params: { project_id } }) => {
    const { id, structure_node_id, title, project_number, internal_project_number, address, coordinates } =
      requireProject(staff, project_id);
    return {
      node_id: structure_node_id,
      project_id: id,
      tittel: title,
      prosjektnr: String(project_number ?? ''),
      referanse: String(internal_project_number ?? ''),
      address: address?.address,
      postnr: address?.postal_code,
      poststed: address?.city,
      latitude: coordinates?.latitude,
      longitude: coordinates?.longitude,
    };
  });

  answer(app, service, wire.history, ({ staff, params: { project_id } }) =>
    history.of(requireProject(staff, project_id)).filter((entry) => seesEntry(staff, entry)),
  );

  answer(app, service, wire.subprojects, ({ staff, params: { project_id } }) =>
    seenBy(staff).filter(({ parent_project_id: parent }) => String(parent) === project_id),
  );

  function changed(staff: DemoStaff, projectId: string, part: Partial<Project>, deed: Deed): Project {
    const project = requireProject(staff, projectId);
    history.record(project.id, staff, deed);
    return rows.put({ ...project, ...part, modified_date: new Date(world.now()).toISOString() });
  }

  answer(app, service, wire.connect, ({ staff, params: { project_id: id }, body }) => {
    const { postal_code: place } = requireProject(staff, id).address ?? {};
    const part = {
      boligmappa_number: `BM-${place ?? '0000'}-${body.building_id ?? id}`,
      boligmappa_project_number: `BP-${body.property_id ?? id}`,
    };
    return changed(staff, id, part, 'connected');
  });

  answer(app, service, wire.disconnect, ({ staff, params: { project_id: id } }) =>
    changed(staff, id, { boligmappa_number: null, boligmappa_project_number: null }, 'disconnected'),
  );
}

/** The view has the other spelling of a fraction. */
const inWords = (fraction: WireFraction | undefined) => ({ numerator: fraction?.num, denominator: fraction?.den });
