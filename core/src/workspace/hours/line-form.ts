// The form of one line. A new line is filled in with the last choice of its project, in the fields that the user leaves alone.
import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import type { CollectionView } from '../../data/collection.ts';
import { createCommand } from '../../data/command.ts';
import { createForm } from '../../data/form.ts';
import type { Answer } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Day, isoDate } from '../../shared/dates.ts';
import type { Load } from '../../shared/load.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { ArticleLookup } from '../articles/lookup.ts';
import type { ProjectView } from '../projects/model.ts';
import { type DraftedForm, type SeenRecord, seenRecord } from '../site-work/drafts.ts';
import type { SiteChange } from '../site-work/model.ts';
import { notStored, type SiteOutbox } from '../site-work/store.ts';
import {
  changeBetween,
  draftOf,
  type FieldChange,
  fieldsOfDraft,
  type HoursDraft,
  type HoursProject,
  latestLine,
  problemsOfDraft,
  projectOfLine,
  usualDraft,
} from './form.ts';
import type { HoursFields, HoursLine } from './model.ts';
import { type LineNews, lineNews, rowOfLine, SeenLine } from './news.ts';
import { fieldsOfLine, mayRegister } from './rules.ts';
import { copiedTo, type HoursRow } from './week.ts';

/** The line of a form: its id, or null for a new one, which may be like another line. `done` is called after the saving. */
interface LineOfForm {
  readonly id: Id | null;
  readonly day: Day;
  readonly like: HoursLine | null;
  readonly done: () => void;
}

interface LineFormNeeds {
  readonly list$: Behavior<Pick<CollectionView<HoursLine>, 'status'>>;
  readonly rows$: Behavior<readonly HoursRow[]>;
  /** The project of the form, with the user's rights and the open days. */
  readonly place$: Behavior<Pick<Answer<Id, ProjectView>, 'load'>>;
  readonly articles$: ArticleLookup['articles$'];
  readonly today$: Behavior<Day>;
  readonly save: SiteOutbox['save'];
  readonly creationOf: (fields: HoursFields, project: HoursProject, record: string) => SiteChange;
  readonly changeOf: (line: HoursLine, body: SiteChange['body']) => SiteChange;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

/** The line of a form as its user saw it, and its row and its news since then. */
export interface FollowedLine extends LineNews {
  readonly seen: SeenLine;
  readonly row: HoursRow | null;
}

/** The form of a line; `followed$` is null for a new one, and for one that was not there. */
export type LineForm = DraftedForm<HoursDraft> & {
  readonly seen: SeenRecord<SeenLine | null>;
  readonly followed$: Behavior<FollowedLine | null>;
};

/** The form in the place of a line. Events leave its line alone: another user's change is a conflict of the saved one. */
export function createLineForm({ id, day, like, done }: LineOfForm, needs: LineFormNeeds): LineForm {
  const { list$, rows$, place$, articles$, today$, save, creationOf, changeOf, newKey, clock } = needs;
  const found = rows$.value.find((row) => row.id === id);
  const seen = seenRecord<SeenLine | null>(found ? { item: found.item, served: found.served } : null, SeenLine);
  const lineOf = (): HoursLine | null => seen.record$.value?.item ?? null;
  const followed$ = derive({ line: seen.record$, rows: rows$ }, ({ line, rows }): FollowedLine | null => {
    const row = line && rowOfLine(rows, line.item);
    return line && { seen: line, row, ...lineNews(line, row) };
  });
  const record$ = new BehaviorSubject(newKey());

  /** The project that the user has chosen for a new line. */
  const project$ = new BehaviorSubject<HoursProject | null>(null);
  // [W-SITE-52] The first lines that are there fill the form in; later ones change nothing in it.
  let own: readonly HoursLine[] | null = null;
  const given = { list: list$, rows: rows$, project: project$, line: seen.record$ };
  const start$ = derive(given, ({ list, rows, project, line }): HoursDraft => {
    if (id !== null) return draftOf(fieldsOfLine(line?.item ?? null), line && projectOfLine(line.item));
    if (list.status === 'ready') own ??= rows.map(({ item }) => item);
    const first = like ?? latestLine(own ?? []);
    const usual =
      like !== null && project === null
        ? draftOf(copiedTo(day, like), null)
        : usualDraft(own ?? [], project ?? (first && projectOfLine(first)), isoDate(day));
    return { ...usual, project: first && projectOfLine(first) };
  });

  const made = createForm<FormRecord, HoursDraft, SiteChange, null>({
    record$: derive({ start: start$, place: place$ }, ({ start, place: { load } }) => ({
      start,
      project: load.status === 'ready' ? load.value : null,
    })),
    valuesOf: ({ start }) => start,
    problemsOf(draft, { project }) {
      const articles = articles$.value;
      return problemsOfDraft(draft, articles.status === 'ready' ? articles.value : null, {
        today: today$.value,
        // A day that the user leaves as it was is not refused.
        back: draft.date === lineOf()?.date ? null : (project?.hours_open_days ?? null),
        mayRegister: mayRegister(project),
      });
    },
    inputOf(draft) {
      const fields = fieldsOfDraft(draft);
      const phase = phasesIn(place$.value.load).find(({ phase_id }) => phase_id === fields.phase_id);
      const line = lineOf();
      const change =
        line === null
          ? creationOf(fields, draft.project ?? { id: '', title: '' }, record$.value)
          : changeOf(line, sentBy(changeBetween(fieldsOfLine(line), fields)));
      return { ...change, ...(phase && { shown: { ...change.shown, ...phase } }) };
    },
    command: createCommand({
      send: save,
      creates: false,
      words: NOT_STORED,
      online$: new BehaviorSubject(true),
      newKey,
      clock,
    }),
    saved: () => record$.next(newKey()),
    done,
  });

  /** [W-SITE-41] Another project brings its usual day into the fields that are as they were filled in. */
  function choose(project: HoursProject | null): void {
    const { values, changed } = made.view$.value;
    const typed = new Set<keyof HoursDraft>(changed);
    if (TIME.some((field) => typed.has(field))) for (const field of TIME) typed.add(field);
    // The fields of a draft are its keys, which `Object.keys` forgets.
    for (const field of Object.keys(values) as (keyof HoursDraft)[]) if (!typed.has(field)) made.takeTheirs(field);
    project$.next(project);
  }

  return {
    ...made,
    // The day of another project is no change by another user.
    view$: derive({ view: made.view$ }, ({ view }) => ({ ...view, theirs: {} })),
    record$,
    seen,
    followed$,
    // [W-SITE-26] The service would refuse it, and the user still has the words here.
    save() {
      if (id === null || followed$.value?.closed === null) made.save();
    },
    change(part) {
      const { isTimed, hours, start, end, pause } = made.view$.value.values;
      if (id === null && part.project !== undefined) choose(part.project);
      made.change(TIME.some((field) => field in part) ? { isTimed, hours, start, end, pause, ...part } : part);
    },
    discard() {
      made.discard();
      project$.next(null);
    },
  };
}

/** The hours of a line, typed or by its times: who has written one of them has chosen all. */
const TIME = ['isTimed', 'hours', 'start', 'end', 'pause'] as const satisfies readonly (keyof HoursDraft)[];

/** The values that the form begins with, and its project; null until that is known. */
interface FormRecord {
  readonly start: HoursDraft;
  readonly project: ProjectView | null;
}

const sentBy = ({ body, was }: FieldChange): SiteChange['body'] => ({ ...body, was });

/** The phases of a project, once they are known. */
export const phasesIn = (load: Load<ProjectView>): NonNullable<ProjectView['phases']> =>
  (load.status === 'ready' ? load.value.phases : null) ?? [];

/** [W-SITE-21] The device, and not the service, has refused. */
const NOT_STORED = notStored('hours.kept');
