// [W-PLAN-11] The acts of users that others are told of: one table for all areas, with the words of each.
import type { DemoStaff } from '@felles/fixtures/workspace/staff';

/** The numbers of the service for the colours of a notification. */
const COLOURS = { none: 0, green: 2, yellow: 3 } as const;

type Words = (title: string) => string;

/** Each act of an area with its words and its colour. The area is the category, and the kind of record that it leads to. */
const NEWS = {
  'deadline.moved': [(title) => `Frist flyttet: ${title}`, COLOURS.yellow],
  'deviation.assigned': [(title) => `Du er ansvarlig for avviket: ${title}`, COLOURS.none],
  'expense.approved': [(title) => `Utgift godkjent: ${title}`, COLOURS.green],
  'expense.returned': [(title) => `Utgift returnert: ${title}`, COLOURS.yellow],
  'hours.approved': [(title) => `Timer godkjent: ${title}`, COLOURS.green],
  'hours.returned': [(title) => `Timer returnert: ${title}`, COLOURS.yellow],
  'phase.completed': [(title) => `Fase fullført: ${title}`, COLOURS.green],
  'phase.planned': [(title) => `Plan endret: ${title}`, COLOURS.yellow],
  'phase.remaining': [(title) => `${title} er flyttet til gjenstår`, COLOURS.yellow],
  'phase.started': [(title) => `${title} er startet`, COLOURS.none],
  'task.assigned': [(title) => `Du er satt på: ${title}`, COLOURS.none],
  'task.moved': [(title) => `Oppgave flyttet: ${title}`, COLOURS.yellow],
} as const satisfies Readonly<Record<string, readonly [Words, number]>>;

/** An act at a record of a project, and the persons whom it concerns. */
export interface Act {
  readonly act: keyof typeof NEWS;
  readonly by: DemoStaff;
  readonly projectId: string;
  readonly persons: readonly (string | null | undefined)[];
  /** Of the record, as people know it. */
  readonly title: string;
  /** Old and new, a sum, or a reason. */
  readonly detail?: readonly string[];
  /** The id of the record; of hours their first day, at which the page of a week opens. */
  readonly dataid: string;
  /** The records, where `dataid` is of none. */
  readonly records?: readonly string[];
}

/** The words of an act, and where its notification leads. The project comes last, as the others are about the record. */
export function wordsOf({ act, by, title, detail = [], dataid, records }: Act, project: string | null | undefined) {
  const [words, importance] = NEWS[act];
  const [category = ''] = act.split('.');
  return {
    ...{ act, category, datatype: category, dataid, importance },
    message: words(title),
    by: by.name,
    detail: [...detail, project ?? ''].filter(Boolean).join(' · '),
    ...(records && { records: [...records] }),
  };
}

/** "«Hvilken kvittering?»"; nothing without a reason. */
export const quoteOf = (reason: string | null | undefined): readonly string[] =>
  reason?.trim() ? [`«${reason.trim()}»`] : [];
