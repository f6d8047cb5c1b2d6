import { statistics as wire } from '@felles/adapters-http/wire';
import { type DemoStaff, type DemoStatistics, demoParticipants, demoProjects, demoStatistics } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';

interface Asked {
  readonly staff: DemoStaff;
  readonly query: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly project_id?: string | undefined;
  };
}

/** The figures of the projects that the user may see. */
export function statisticsRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  function projectsFor(staff: DemoStaff, projectId: string | undefined) {
    const { seed } = world.state;
    const takesPart = (id: number) => demoParticipants(seed, id).some(({ person }) => person?.id === staff.personId);
    return demoProjects(seed, world.now())
      .filter(({ id }) => projectId === undefined || String(id) === projectId)
      .filter(({ id }) => staff.reach === 'all' || takesPart(id))
      .map((project) => ({
        identity: {
          project_id: project.id,
          project_node_id: project.structure_node_id,
          project_name: project.title,
          project_number: project.project_number,
          internal_project_number: project.internal_project_number,
        },
        figures: demoStatistics(seed, project.id),
      }));
  }

  const of = ({ staff, query }: Asked) => projectsFor(staff, query.project_id);
  const span = ({ query: { from, to } }: Asked) => ({ from: from ?? null, to: to ?? null });
  const checkIns = (all: readonly DemoStatistics[], asked: Asked) => ({
    ...summed(all.map((figures) => figures.checkIns)),
    project_count: all.length,
    ...span(asked),
  });
  const checklists = (all: readonly DemoStatistics[]) => ({
    ...summed(all.map(({ checklists: { checkpoint_statuses: _, ...counts } }) => counts)),
    checkpoint_statuses: byStatus(all.map((figures) => figures.checklists.checkpoint_statuses)),
    project_count: all.length,
  });
  const tasks = (all: readonly DemoStatistics[], asked: Asked) => {
    const statuses = byStatus(all.map((figures) => figures.tasks));
    return {
      per_status: statuses,
      task_count: sumOf(statuses.map(({ count }) => count)),
      project_count: all.length,
      ...span(asked),
    };
  };
  const deviations = (all: readonly DemoStatistics[]) => {
    const statuses = byStatus(all.map((figures) => figures.deviations));
    return { per_status: statuses, deviation_count: sumOf(statuses.map(({ count }) => count)) };
  };
  const allOf = (asked: Asked) => of(asked).map(({ figures }) => figures);

  answer(app, service, wire.checkins, (asked) => checkIns(allOf(asked), asked));
  answer(app, service, wire.checkinsPerProject, (asked) =>
    of(asked).map(({ identity, figures }) => ({ ...identity, ...checkIns([figures], asked) })),
  );
  answer(app, service, wire.checklists, (asked) => checklists(allOf(asked)));
  answer(app, service, wire.checklistsPerProject, (asked) =>
    of(asked).map(({ identity, figures }) => ({ ...identity, ...checklists([figures]) })),
  );
  answer(app, service, wire.contracts, (asked) => {
    const all = allOf(asked);
    return { contract_count: sumOf(all.map(({ contracts }) => contracts)), project_count: all.length };
  });
  answer(app, service, wire.deviations, (asked) => deviations(allOf(asked)));
  answer(app, service, wire.deviationsPerProject, (asked) =>
    of(asked).map(({ identity, figures }) => ({ ...identity, ...deviations([figures]) })),
  );
  answer(app, service, wire.hours, (asked) => {
    const all = allOf(asked);
    return (all[0]?.hours ?? []).map(({ art_id, name }, place) => ({
      art_id,
      name,
      ...summed(all.map(({ hours }) => counted(hours[place]))),
    }));
  });
  answer(app, service, wire.innsjekk, (asked) => {
    const { ansatte_ok, ansatte_fail, ue_ok, ue_fail, gjest } = checkIns(allOf(asked), asked);
    const times = (factor: number) => ({
      check_in_ok: factor * (ansatte_ok + ue_ok),
      check_in_failed: factor * (ansatte_fail + ue_fail),
      guest: factor * gjest,
    });
    return { now: times(1), today: times(2), yesterday: times(3), last_thirty_days: times(40) };
  });
  answer(app, service, wire.phaseState, (asked) =>
    of(asked).flatMap(({ identity, figures }) => figures.phases.map((phase) => ({ ...identity, ...phase }))),
  );
  answer(app, service, wire.photos, (asked) =>
    of(asked).flatMap(({ identity: { project_id }, figures }) =>
      figures.photos.map((photo) => ({ ...photo, project_id, date: new Date(world.now()).toISOString() })),
    ),
  );
  answer(app, service, wire.tasks, (asked) => tasks(allOf(asked), asked));
  answer(app, service, wire.tasksPerProject, (asked) =>
    of(asked).map(({ identity, figures }) => ({ ...identity, ...tasks([figures], asked) })),
  );

  const ofOne = (staff: DemoStaff, projectId: string) => {
    const all = projectsFor(staff, projectId).map(({ figures }) => figures);
    if (all.length === 0) throw refusal(404, 'Prosjektet finnes ikke.');
    return all;
  };
  answer(app, service, wire.checkinsOfProject, ({ staff, query, params: { project_id: id } }) =>
    checkIns(ofOne(staff, id), { staff, query }),
  );
  answer(app, service, wire.tasksOfProject, ({ staff, query, params: { project_id: id } }) =>
    tasks(ofOne(staff, id), { staff, query }),
  );
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The same counts of many, each added up. */
function summed<K extends string>(all: readonly Readonly<Record<K, number>>[]): Readonly<Record<K, number>> {
  const sums: Record<string, number> = {};
  for (const counts of all)
    for (const [name, count] of Object.entries<number>(counts)) sums[name] = (sums[name] ?? 0) + count;
  // Every one of them has the same names.
  return sums as Record<K, number>;
}

const counted = (hours: DemoStatistics['hours'][number] | undefined) => ({
  count: hours?.count ?? 0,
  line_count: hours?.line_count ?? 0,
  total_hours: hours?.total_hours ?? 0,
});

/** Lists of the same statuses, with their counts added up. */
function byStatus<T extends { readonly count: number }>(lists: readonly (readonly T[])[]): readonly T[] {
  return (lists[0] ?? []).map((status, place) => ({
    ...status,
    count: sumOf(lists.map((list) => list[place]?.count ?? 0)),
  }));
}
