import { statistics as wire } from '@felles/adapters-http/wire';
import { parseIsoDate } from '@felles/core';
import { type DaySpan, DEMO_DAYS, type DemoStaff, type DemoStatistics, demoStatistics } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openCheckIns } from '../../tables/checkins.ts';
import { openDocuments } from '../../tables/documents.ts';
import { openProjects } from '../../tables/projects.ts';

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

  const { seenBy } = openProjects(service);
  const documents = openDocuments(service);
  const { countsOf } = openCheckIns(service);
  const today = (): number => Math.floor(world.now() / DAY);

  /** Where nothing else is asked for, a month of them. */
  function spanOf({ from, to }: Asked['query']): DaySpan {
    const now = today();
    const within = (day: number): number => Math.max(now - DEMO_DAYS + 1, Math.min(now, day));
    return { from: within(dayIn(from) ?? now - MONTH + 1), to: within(dayIn(to) ?? now) };
  }

  function of({ staff, query }: Asked, span: DaySpan = spanOf(query)) {
    const asked = query.project_id === undefined ? null : new Set(query.project_id.split(','));
    const projects = seenBy(staff).filter(({ id }) => asked === null || asked.has(String(id)));
    // A project that the user does not see is refused: no figures are not the same as none.
    if (asked !== null && projects.length === 0) throw refusal(404, 'Prosjektet finnes ikke.');
    return projects.map((project) => ({
      identity: {
        project_id: project.id,
        project_node_id: project.structure_node_id,
        project_name: project.title,
        project_number: project.project_number,
        internal_project_number: project.internal_project_number,
      },
      figures: demoStatistics(world.state.seed, Number(project.id), span),
    }));
  }

  const told = ({ query: { from, to } }: Asked) => ({ from: from ?? null, to: to ?? null });
  const idsOf = (asked: Asked): ReadonlySet<string> =>
    new Set(of(asked).map(({ identity }) => String(identity.project_id)));
  const activeAt = (ids: ReadonlySet<string>): number => sumOf(Object.values(countsOf(ids).now));
  const checkIns = (all: readonly DemoStatistics[], asked: Asked, ids = idsOf(asked)) => ({
    ...summed(all.map((figures) => figures.checkIns)),
    antall_aktive: activeAt(ids),
    project_count: all.length,
    ...told(asked),
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
      ...told(asked),
    };
  };
  const deviations = (all: readonly DemoStatistics[]) => {
    const statuses = byStatus(all.map((figures) => figures.deviations));
    return { per_status: statuses, deviation_count: sumOf(statuses.map(({ count }) => count)) };
  };
  const allOf = (asked: Asked) => of(asked).map(({ figures }) => figures);

  answer(app, service, wire.checkins, (asked) => checkIns(allOf(asked), asked));
  answer(app, service, wire.checkinsPerProject, (asked) =>
    of(asked).map(({ identity, figures }) => ({
      ...identity,
      ...checkIns([figures], asked, new Set([String(identity.project_id)])),
    })),
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
    const day = today();
    const { now, today: came } = countsOf(idsOf(asked));
    const between = (from: number, to: number) => {
      const all = of(asked, { from, to }).map(({ figures }) => figures);
      const { ansatte_ok, ansatte_fail, ue_ok, ue_fail, gjest } = checkIns(all, asked);
      return { check_in_ok: ansatte_ok + ue_ok, check_in_failed: ansatte_fail + ue_fail, guest: gjest };
    };
    return {
      now,
      today: came,
      yesterday: between(day - 1, day - 1),
      last_thirty_days: summed([between(day - MONTH + 1, day - 1), came]),
    };
  });
  answer(app, service, wire.phaseState, (asked) =>
    of(asked).flatMap(({ identity, figures }) => figures.phases.map((phase) => ({ ...identity, ...phase }))),
  );
  answer(app, service, wire.photos, (asked) =>
    of(asked).flatMap(({ identity: { project_id, project_name, project_node_id } }) =>
      documents.photosOf({ id: project_id, title: project_name, structure_node_id: project_node_id }),
    ),
  );
  answer(app, service, wire.tasks, (asked) => tasks(allOf(asked), asked));
  answer(app, service, wire.tasksPerProject, (asked) =>
    of(asked).map(({ identity, figures }) => ({ ...identity, ...tasks([figures], asked) })),
  );

  const ofOne = ({ staff, query }: Asked, projectId: string) =>
    allOf({ staff, query: { ...query, project_id: projectId } });
  answer(app, service, wire.checkinsOfProject, ({ staff, query, params: { project_id: id } }) =>
    checkIns(ofOne({ staff, query }, id), { staff, query }, new Set([id])),
  );
  answer(app, service, wire.tasksOfProject, ({ staff, query, params: { project_id: id } }) =>
    tasks(ofOne({ staff, query }, id), { staff, query }),
  );
}

const DAY = 86_400_000;

/** How many days a month has, for what is told of the last one. */
const MONTH = 30;

/** A day as it is written at the beginning of a text, counted from 1970; null where there is none. */
const dayIn = (text: string | undefined): number | null => parseIsoDate((text ?? '').slice(0, 10));

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
