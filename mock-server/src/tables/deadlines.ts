// The deadlines of projects. Each stands in the record of its project; the fields that this lacks are here.
import { isoInstant, osloDay, parseIsoDate } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { Id } from '@felles/core/internal/shared/wire-values';
import { problemsOfChange, seenDeadline } from '@felles/core/internal/workspace/deadlines/form';
import type { DeadlineChange, NewDeadline } from '@felles/core/internal/workspace/deadlines/model';
import { type Deadline, needsReason } from '@felles/core/workspace/deadlines';
import type { Project } from '@felles/core/workspace/projects';
import { demoPhaseDefinitions, PHASE_OF_DEADLINE } from '@felles/fixtures/workspace/phases';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import * as z from 'zod/mini';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { refuseChanged } from '../site-changes.ts';
import { refuse } from './deviations.ts';
import { openHistory } from './history.ts';
import { type Act, quoteOf } from './news.ts';
import { openNotifications } from './notifications.ts';
import { openProjects } from './projects.ts';
import { table } from './table.ts';

const LastChange = z.object({ by: z.string(), at: z.string() });

/** The phase of a deadline that was given another one, whether it was moved when it was late, and the last changes. */
const MoreRow = z.object({
  project_deadline_id: Id,
  phase_id: z.nullish(z.string()),
  was_late: z.boolean(),
  changes: z.record(z.string(), LastChange),
});
type MoreRow = z.infer<typeof MoreRow>;

const more = table<MoreRow>({
  name: 'deadlines',
  schema: MoreRow,
  idOf: ({ project_deadline_id: id }) => id,
  channelsOf: () => [],
  events: null,
  demo: () => [],
});

/** A deadline is known by its project and its place in it. */
const MOST = 100;
const idAt = (projectId: string, place: number): string => String(Number(projectId) * MOST + place);

const PHASE_NAMES = new Map(demoPhaseDefinitions().map(({ id, name }) => [id, name]));

/** The fields of a change in words, for the history. */
const FIELDS = new Map([
  ['title', 'navn'],
  ['abbreviation', 'forkortelse'],
  ['day', 'dag'],
  ['phase_id', 'fase'],
  ['done', 'tilstand'],
]);

export function openDeadlines(service: Pick<Service, 'world' | 'publish'>) {
  const { world, publish } = service;
  const extras = more(world, publish);
  const { rows: projects, tellDeadlines } = openProjects(service);
  const history = openHistory(service);
  const { takingPart, newsOf, tell } = openNotifications(service);

  const whole = ({ id, title: project_name, deadlines }: Project) =>
    (deadlines ?? []).map(({ abbreviation, title, event_date, event_status }, place) => {
      const own = idAt(id, place);
      const known = extras.get(own);
      const phase = known?.phase_id !== undefined ? known.phase_id : (PHASE_OF_DEADLINE[abbreviation ?? ''] ?? null);
      const event = { event_instance_id: own, event_occurence_id: own, instance_date: event_date };
      return {
        project_deadline_id: own,
        deadline_title: title,
        event: { ...event, status: event_status, title },
        project_id: id,
        project_name,
        phase_id: phase,
        phase_name: PHASE_NAMES.get(phase ?? '') ?? null,
        abbreviation,
        was_late: known?.was_late ?? false,
      };
    });

  /** [W-PLAN-11] A move concerns those who take part. */
  const moved = (project: Project, by: DemoStaff, of: Pick<Act, 'title' | 'dataid' | 'detail'>): Act => ({
    ...{ act: 'deadline.moved', by, projectId: project.id, persons: takingPart(project.id) },
    ...of,
  });

  /** A value of a field in words. */
  function inWords(field: string, value: unknown): string {
    const day = field === 'day' ? parseIsoDate(String(value)) : null;
    if (day !== null) return dayMonthYear(day);
    if (field === 'done') return value === true ? 'ferdig' : 'åpen';
    if (field === 'phase_id') return PHASE_NAMES.get(String(value)) ?? 'ingen';
    return `«${value ?? ''}»`;
  }

  /** Puts new deadlines behind those of the project. */
  function add(project: Project, bodies: readonly NewDeadline[], key: string | null): readonly Deadline[] {
    const place = project.deadlines?.length ?? 0;
    if (place + bodies.length > MOST) throw refusal(409, `Et prosjekt har høyst ${MOST} frister.`, 'Limit');
    for (const [at, { phase_id }] of bodies.entries())
      extras.put({
        project_deadline_id: idAt(project.id, place + at),
        phase_id: phase_id || null,
        was_late: false,
        changes: {},
      });
    const made = bodies.map(({ abbreviation, title, day }) => ({
      abbreviation: abbreviation.trim(),
      title: title.trim(),
      event_date: day,
      event_status: 'SCHEDULED',
    }));
    return whole(projects.put({ ...project, deadlines: [...(project.deadlines ?? []), ...made] }, { key })).slice(
      place,
    );
  }

  return {
    /** By the phase in which they lie, or all. */
    of: (project: Project, phaseId?: string) =>
      whole(project).filter(({ phase_id: phase }) => phaseId === undefined || phase === phaseId),

    add,

    /** How many are told where this user moves a deadline of the project. */
    told: (project: Project, staff: DemoStaff): number =>
      newsOf(moved(project, staff, { title: '', dataid: '' })).length,

    /** [W-PLAN-04] [W-PLAN-12] */
    create(project: Project, body: NewDeadline, staff: DemoStaff, key: string | null): Deadline {
      const [deadline] = add(project, [body], key);
      const text = `laget fristen til ${inWords('day', body.day)}:`;
      history.note(project.id, staff, { text, title: body.title.trim() });
      if (deadline === undefined) throw new Error('A deadline that was made is not there.');
      return deadline;
    },

    /** [W-PLAN-04] [W-PLAN-12] */
    change(project: Project, id: string, body: DeadlineChange, staff: DemoStaff, key: string | null): Deadline {
      const place = whole(project).findIndex(({ project_deadline_id: own }) => own === id);
      const before: Deadline | undefined = whole(project)[place];
      if (before === undefined) throw refusal(404, 'Fristen finnes ikke i dette prosjektet.');
      const { was, reason, ...wanted } = body;
      const seen = seenDeadline(before);
      const known = extras.get(id);
      refuseChanged(seen, wanted, was, (field) => known?.changes[field] ?? { by: null, at: null });
      const today = osloDay(world.now());
      refuse(problemsOfChange(before, body, today));
      const given = {
        ...wanted,
        ...(wanted.title !== undefined && { title: wanted.title.trim() }),
        ...(wanted.abbreviation !== undefined && { abbreviation: wanted.abbreviation.trim() }),
        ...(wanted.phase_id !== undefined && { phase_id: wanted.phase_id || null }),
      };
      const old = new Map<string, unknown>(Object.entries(seen));
      const now = Object.entries(given).filter(([field, value]) => value !== undefined && value !== old.get(field));
      if (now.length === 0) return before;
      const { title, abbreviation, day, phase_id, done } = given;
      const change = { by: staff.name, at: isoInstant(world.now()) };
      extras.put({
        project_deadline_id: id,
        phase_id: phase_id === undefined ? known?.phase_id : phase_id,
        was_late: known?.was_late === true || (day !== undefined && needsReason(before, today)),
        changes: { ...known?.changes, ...Object.fromEntries(now.map(([field]) => [field, change])) },
      });
      const words = now.map(
        ([field, value]) => `${FIELDS.get(field)} fra ${inWords(field, old.get(field))} til ${inWords(field, value)}`,
      );
      history.note(project.id, staff, {
        text: `endret fristen, ${words.join(', ')}${reason?.trim() ? ` (${reason.trim()})` : ''}:`,
        title: seen.title,
      });
      if (now.some(([field]) => field === 'day')) {
        const detail = [`fra ${inWords('day', seen.day)} til ${inWords('day', day)}`, ...quoteOf(reason)];
        tell(moved(project, staff, { title: seen.title ?? '', dataid: id, detail }));
      }
      const deadlines = (project.deadlines ?? []).map((deadline, at) =>
        at === place
          ? {
              ...deadline,
              ...(title !== undefined && { title }),
              ...(abbreviation !== undefined && { abbreviation }),
              ...(day !== undefined && { event_date: day }),
              ...(done !== undefined && { event_status: done ? 'COMPLETED' : 'SCHEDULED' }),
            }
          : deadline,
      );
      const after = projects.put({ ...project, deadlines }, { key });
      if (now.every(([field]) => field === 'phase_id')) tellDeadlines(project.id);
      return whole(after)[place] ?? before;
    },
  };
}
