// The days of a template on the calendar, and its parts in the slices that the service makes.
import { addDays, type Day } from '../../shared/dates.ts';
import { dayOff, workdaysAround } from '../../shared/workdays.ts';
import { TEMPLATE_PARTS, type TemplateContent, type TemplatePart } from './model.ts';

/** [W-PLAN-08] A day of a template in a project: the next working day where it falls on none, so that all keep their order. */
export function templateDay(first: Day, days: number): Day {
  const day = addDays(first, days);
  return dayOff(day) === null ? day : workdaysAround(day)[1];
}

/** A day of a template with the record that it is of. */
export interface PlannedDay {
  readonly kind: 'start' | 'end' | 'milestone' | 'deadline';
  readonly title: string;
  /** Before it is moved to a working day. */
  readonly counted: Day;
  readonly day: Day;
}

/** The days of these parts, in their order. */
export function plannedDays(
  template: TemplateContent,
  parts: readonly TemplatePart[],
  first: Day,
): readonly PlannedDay[] {
  const dayOf = (kind: PlannedDay['kind'], title: string, days: number | null | undefined): readonly PlannedDay[] =>
    days === null || days === undefined
      ? []
      : [{ kind, title, counted: addDays(first, days), day: templateDay(first, days) }];
  const { phases, milestones, deadlines } = partsIn(template, parts);
  return [
    ...phases.flatMap(({ phase_name, from, to }) => [
      ...dayOf('start', phase_name ?? '', from),
      ...dayOf('end', phase_name ?? '', to),
    ]),
    ...milestones.flatMap(({ title, days }) => dayOf('milestone', title, days)),
    ...deadlines.flatMap(({ title, days }) => dayOf('deadline', title, days)),
  ].toSorted((one, other) => one.counted - other.counted);
}

export const isMoved = ({ counted, day }: PlannedDay): boolean => counted !== day;

/** Of a template, only these parts. */
export const partsIn = (template: TemplateContent, parts: readonly TemplatePart[]) => ({
  phases: parts.includes('phases') ? template.phases : [],
  milestones: parts.includes('milestones') ? template.milestones : [],
  deadlines: parts.includes('deadlines') ? template.deadlines : [],
  checklists: parts.includes('checklists') ? template.checklists : [],
  handbook: parts.includes('handbook') ? (template.handbook ?? null) : null,
});

/** How many records each part has. A handbook is one. */
export type PartCounts = Readonly<Record<TemplatePart, number>>;

export function partCounts(template: TemplateContent, parts: readonly TemplatePart[] = TEMPLATE_PARTS): PartCounts {
  const { phases, milestones, deadlines, checklists, handbook } = partsIn(template, parts);
  return {
    phases: phases.length,
    milestones: milestones.length,
    deadlines: deadlines.length,
    checklists: checklists.length,
    handbook: handbook === null ? 0 : 1,
  };
}

/** The parts with records, in order. */
export const filledParts = (counts: PartCounts): readonly TemplatePart[] =>
  TEMPLATE_PARTS.filter((part) => counts[part] > 0);

export const hoursOf = ({ phases }: Pick<TemplateContent, 'phases'>): number =>
  phases.reduce((sum, { hours_budget: hours }) => sum + (hours ?? 0), 0);

/** The most records that one request makes, so that its progress is seen, and a lost one costs little. */
export const LARGEST_SLICE = 10;

/** Each record of the parts in exactly one slice. */
export const slicesOf = (counts: PartCounts) =>
  filledParts(counts).flatMap((part) =>
    Array.from({ length: Math.ceil(counts[part] / LARGEST_SLICE) }, (_, at) => ({
      part,
      from: at * LARGEST_SLICE,
      to: Math.min(counts[part], (at + 1) * LARGEST_SLICE),
    })),
  );
