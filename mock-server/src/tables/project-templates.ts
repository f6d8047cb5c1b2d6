// The templates of projects: their parts are made in a new project, and a project is saved as one.
import { type Day, dayIn, isoDate, isoInstant } from '@felles/core';
import { Id } from '@felles/core/internal/shared/wire-values';
import type { NewTemplate, TemplateSlice } from '@felles/core/internal/workspace/project-templates/model';
import { partsIn, templateDay } from '@felles/core/internal/workspace/project-templates/rules';
import { namesake } from '@felles/core/internal/workspace/project-templates/save';
import { no, textOf } from '@felles/core/texts';
import { ProjectTemplate, partCounts, type TemplateContent } from '@felles/core/workspace/project-templates';
import type { Project } from '@felles/core/workspace/projects';
import { demoHandbooks } from '@felles/fixtures/workspace/handbook';
import { demoProjectTemplates } from '@felles/fixtures/workspace/project-templates';
import * as z from 'zod/mini';
import { invalid } from '../refusals.ts';
import type { Service } from '../row.ts';
import { nextId } from '../world/ledger.ts';
import { openChecklists } from './checklists.ts';
import { openDeadlines } from './deadlines.ts';
import { openHandbook } from './handbook.ts';
import { openHistory } from './history.ts';
import { type Act, firstDayOf } from './phase-changes.ts';
import { openPhases } from './phases.ts';
import { table } from './table.ts';

const templates = table<ProjectTemplate>({
  name: 'project-templates',
  schema: ProjectTemplate,
  idOf: ({ template_id: id }) => id,
  channelsOf: () => [],
  events: null,
  demo: (_seed, now) => demoProjectTemplates(now),
});

/** A slice that was made, so that a repeated request is given it. */
const MadeSlice = z.object({ id: Id, project_id: Id, made: z.int() });

const slices = table<z.infer<typeof MadeSlice>>({
  name: 'template-slices',
  schema: MadeSlice,
  idOf: ({ id }) => id,
  channelsOf: () => [],
  events: null,
  demo: () => [],
});

/** One record of a part and several, for the history. */
const NAMES = {
  phases: ['fase', 'faser'],
  milestones: ['milepæl', 'milepæler'],
  deadlines: ['frist', 'frister'],
  checklists: ['sjekkliste', 'sjekklister'],
  handbook: ['håndbok', 'håndbøker'],
} as const;

export function openProjectTemplates(service: Service) {
  const { world, publish } = service;
  const rows = templates(world, publish);
  const made = slices(world, publish);
  const phases = openPhases(service);
  const deadlines = openDeadlines(service);
  const checklists = openChecklists(service);
  const handbook = openHandbook(service);
  const history = openHistory(service);

  /** Makes the records, and counts them. */
  function makeRecords(act: Act, template: ProjectTemplate, { part, from, to }: TemplateSlice, first: Day): number {
    const { project, staff, key } = act;
    const all = partsIn(template, [part]);
    const dayAt = (days: number): string => isoDate(templateDay(first, days));
    const dayOrNone = (days: number | null | undefined) => (days === null || days === undefined ? null : dayAt(days));
    const own = new Map(
      phases
        .counted()(project)
        .map(({ phase }) => [phase.phase_id, phase]),
    );
    const inSlice = <T>(records: readonly T[]): readonly T[] => records.slice(from, to);
    const known = inSlice(all.phases).flatMap((record) => {
      const phase = own.get(record.phase_id);
      return phase === undefined ? [] : [{ phase, record }];
    });
    for (const { phase, record } of known)
      phases.rows.phases.put(
        {
          ...phase,
          hours_budget: record.hours_budget ?? 0,
          planned_from: dayOrNone(record.from),
          planned_to: dayOrNone(record.to),
        },
        { key },
      );
    const milestones = inSlice(all.milestones).filter(({ phase_id: id }) => own.has(id));
    for (const { phase_id, title, days } of milestones)
      phases.rows.milestones.put(
        {
          milestone_id: nextId(world, 10_000_000),
          project_id: project.id,
          phase_id,
          title,
          is_applicable: true,
          is_completed: false,
          comment: null,
          created_by_user: null,
          created_date: null,
          date: dayAt(days),
        },
        { key },
      );
    const dated = inSlice(all.deadlines).map(({ days, phase_id, title, abbreviation }) => ({
      title,
      abbreviation,
      phase_id,
      day: dayAt(days),
    }));
    if (dated.length > 0) deadlines.add(project, dated, key);
    const lists = inSlice(all.checklists);
    for (const { template_id, title, phase_id } of lists)
      checklists.create(project.id, { client_id: crypto.randomUUID(), template_id, title, phase_id }, { staff, key });
    const [book] = inSlice(all.handbook === null ? [] : [all.handbook]);
    if (book !== undefined) handbook.choose(project.id, book.handbook_id);
    return known.length + milestones.length + dated.length + lists.length + (book === undefined ? 0 : 1);
  }

  /** The first day by the plan, or that of the contract. */
  function firstDayIn(project: Project): Day | null {
    const planned = phases
      .counted()(project)
      .flatMap(({ phase }) => dayIn(phase.planned_from) ?? []);
    return planned.toSorted((one, other) => one - other)[0] ?? firstDayOf(project);
  }

  function contentOf(project: Project): TemplateContent {
    const first = firstDayIn(project);
    const daysTo = (date: string | null | undefined): number | null => {
      const day = dayIn(date);
      return day === null || first === null ? null : Math.max(0, day - first);
    };
    const counted = phases.counted()(project);
    const book = handbook.of(project.id);
    return {
      first_day: first === null ? null : isoDate(first),
      phases: counted.map(({ phase }) => ({
        phase_id: phase.phase_id,
        phase_name: phases.nameOf(phase)?.name ?? null,
        hours_budget: phase.hours_budget,
        from: daysTo(phase.planned_from),
        to: daysTo(phase.planned_to),
      })),
      milestones: counted.flatMap((found) =>
        phases.milestoneRowsIn(found).flatMap(({ phase_id, title, date, is_applicable }) => {
          const days = daysTo(date);
          return days === null || is_applicable !== true ? [] : [{ phase_id, title: title ?? '', days }];
        }),
      ),
      deadlines: deadlines.of(project).flatMap(({ deadline_title: title, abbreviation, phase_id, event }) => {
        const days = daysTo(event.instance_date);
        return days === null ? [] : [{ title: title ?? '', abbreviation: abbreviation ?? '', phase_id, days }];
      }),
      checklists: [
        ...new Map(
          checklists.rows
            .list(({ project_id: of, template_id: id }) => of === project.id && Boolean(id))
            .map(({ template_id, title, phase_id }) => [
              template_id,
              { template_id: template_id ?? '', title, phase_id },
            ]),
        ).values(),
      ],
      handbook: demoHandbooks().find(({ handbook_id: id }) => id === book.handbook_id) ?? null,
    };
  }

  return {
    rows,
    slices: made,
    contentOf,

    /** [W-PLAN-08] [W-PLAN-12] */
    make(act: Act, slice: TemplateSlice) {
      const template = rows.get(slice.template_id);
      if (template === null) throw invalid('Malen finnes ikke.', 'template_id');
      const first = dayIn(slice.first_day);
      if (first === null) throw invalid('Dagen finnes ikke.', 'first_day');
      const count = partCounts(template)[slice.part];
      if (slice.from >= slice.to || slice.to > count) throw invalid('Malen har ikke så mange av disse.', 'to');
      const done = makeRecords(act, template, slice, first);
      const [one, several] = NAMES[slice.part];
      const text = `la inn ${done} ${done === 1 ? one : several} fra malen:`;
      history.note(act.project.id, act.staff, { text, title: template.title });
      const { id: project_id } = act.project;
      if (made.list((one) => one.project_id === project_id).length === 0)
        rows.put({ ...template, used: (template.used ?? 0) + 1 });
      return made.put({ id: nextId(world, 100_000), project_id, made: done });
    },

    /** [W-PLAN-08] [W-PLAN-12] */
    save({ project, staff, key }: Act, { title, parts }: NewTemplate): ProjectTemplate {
      const taken = namesake(rows.list(), title);
      if (taken !== undefined)
        throw invalid(textOf(no, { key: 'projectTemplates.taken', params: { title: taken.title } }), 'title');
      const content = contentOf(project);
      const saved = rows.put(
        {
          ...content,
          ...partsIn(content, parts),
          template_id: nextId(world, 100_000),
          title: title.trim(),
          saved_by: staff.name,
          saved_at: isoInstant(world.now()),
          used: 0,
        },
        { key },
      );
      history.note(project.id, staff, { text: 'lagret prosjektet som mal:', title: saved.title });
      return saved;
    },
  };
}
