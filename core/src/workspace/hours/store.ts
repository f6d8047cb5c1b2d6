import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { asOnePage, type CollectionView, createCollection } from '../../data/collection.ts';
import { createQuery, type Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import type { Edit } from '../../data/rows.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';

import { type Day, dayIn, isoInstant } from '../../shared/dates.ts';
import type { Message } from '../../shared/messages.ts';
import { createSlot } from '../../shared/scope.ts';

import { createToday } from '../../shared/today.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { ArticleLookup } from '../articles/lookup.ts';
import type { ProjectsPort, ProjectView } from '../projects/model.ts';
import type { SiteChange } from '../site-work/model.ts';
import { isCreation } from '../site-work/rules.ts';

import { createSaving, notStored, type SiteOutbox } from '../site-work/store.ts';
import { type HoursProject, projectOfLine } from './form.ts';
import { createLineForm, type LineForm, phasesIn } from './line-form.ts';

import { type HoursFields, HoursLine, type HoursPeriod, type HoursPort, periodOfWeek } from './model.ts';
import { choicesOfFields, type HoursChoices, type RefusedChange, refusalsOf } from './refusals.ts';
import { fieldsOfLine } from './rules.ts';
import { copiedTo, type HoursRow, type HoursWeek, mondayIn, questionOf, type WeekQuestion, weekOf } from './week.ts';

/** [W-SITE-45] The week of the user. */
export interface HoursWeekView {
  readonly list: CollectionView<HoursLine>;
  readonly week: HoursWeek;
  readonly today: Day;
  /** [W-SITE-26] The refused changes, by the id of their line. */
  readonly refusals: ReadonlyMap<Id, readonly RefusedChange[]>;
  /** [W-SITE-33] Why the device has not stored the last copy or removal; null if it has. */
  readonly notStored: Message | null;
  /** The phases of the project in the form, once they are known. */
  readonly phases: NonNullable<ProjectView['phases']>;
}

/** The user's own hours; changes are stored on the device, and sent by the outbox. */
export interface HoursWeekStore {
  readonly view$: Behavior<HoursWeekView>;
  open(): void;
  close(): void;
  reload(): void;
  show(monday: Day): void;
  /** [W-SITE-41] Writes these lines again on another day. */
  copy(lines: readonly HoursLine[], day: Day): void;
  /** A line that was never sent is dropped. */
  remove(row: HoursRow): void;
  /** A refused change, by its key. */
  retry(key: string): void;
  drop(key: string): void;
  /** [W-SITE-25] Sends a change in conflict again, with the values that the user keeps. */
  resolve(key: string, choices: HoursChoices): void;
  /**
   * [W-SITE-21] A line by its id, or null for a new one, which may be like another line. `done` is called once the change is on
   * the device.
   */
  form(id: Id | null, day: Day, done: () => void, like?: HoursLine | null): LineForm;
}

/** The outbox of the site, and the articles, whose names stand at lines that are not sent. */
export interface HoursWeekNeeds extends Freshness {
  readonly port: Pick<HoursPort, 'own'>;
  readonly place: QuestionPlace<WeekQuestion>;
  readonly projects: Pick<ProjectsPort, 'view'>;
  readonly outbox: SiteOutbox;
  readonly articles$: ArticleLookup['articles$'];
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

/** Reads four weeks, and shows the last of them. */
export function createHoursWeek(needs: HoursWeekNeeds): HoursWeekStore {
  const { port, place, projects, outbox, articles$, newKey, clock, ...fresh } = needs;
  const today = createToday(clock);
  const question = createQuestion(place);
  const monday$ = mondayIn(question.question$, today.day$);
  const list = createCollection<HoursLine, HoursPeriod, SiteChange, unknown>({
    question$: derive({ monday: monday$ }, ({ monday }) => periodOfWeek(monday)),
    fetch: (period) => asOnePage(port.own(period)),
    mayStandIn: () => true,
    idOf: ({ hours_id: id }) => id,
    keyOf: ({ client_id: id }) => id ?? null,
    placeOf: () => 'end',
    edits: { outbox, edit: editOf, thingIn: lineIn, clock },
    ...fresh,
  });

  const names$ = derive({ articles: articles$ }, ({ articles }) =>
    namesBy(articles.status === 'ready' ? articles.value.main : [], ({ id, name }) => [id, name]),
  );
  const rows$ = derive({ list: list.view$, names: names$ }, ({ list, names }) => {
    const projects = namesBy(list.rows, ({ item }) => [item.project_id, item.project_name]);
    return list.rows.map(
      (row): HoursRow => ({
        ...row,
        item: {
          ...row.item,
          name: row.item.name || names.get(row.item.art_id ?? ''),
          project_name: row.item.project_name || projects.get(row.item.project_id ?? ''),
        },
      }),
    );
  });
  const titleOf = ({ art_id, hours }: HoursFields): string =>
    [names$.value.get(art_id), `${String(hours).replace('.', ',')} t`].filter(Boolean).join(', ');

  const pressed = () => ({ at: isoInstant(clock.now()), point: null, photos: [] });

  const changeOf = (line: HoursLine, call: SiteChange['call'], body: SiteChange['body']): SiteChange => ({
    call,
    project: projectOfLine(line) ?? { id: '', title: '' },
    record: line.client_id || line.hours_id,
    id: line.hours_id === line.client_id ? null : line.hours_id,
    title: titleOf({ ...fieldsOfLine(line), ...body }),
    body,
    // Names the week of the line, where the change leaves the day alone.
    shown: { date: line.date },
    ...pressed(),
  });

  function creationOf(fields: HoursFields, project: HoursProject, record: string): SiteChange {
    const body = { ...fields, client_id: record };
    return { call: 'hours.create', project, record, id: null, title: titleOf(fields), body, ...pressed() };
  }

  /** The project of the form in sight, with the user's rights and the open days. */
  const followed = createSlot();
  const chosen$ = new BehaviorSubject<Id | null>(null);
  const project = createQuery<Id, ProjectView>({ question$: chosen$, ask: projects.view });

  function form(id: Id | null, day: Day, done: () => void, like: HoursLine | null = null): LineForm {
    const made = createLineForm(
      { id, day, like, done },
      {
        ...{ list$: list.view$, rows$, place$: project.answer$, articles$, today$: today.day$, newKey, clock },
        save: outbox.save,
        creationOf,
        changeOf: (line, body) => changeOf(line, 'hours.change', body),
      },
    );
    // A form is made while its page is drawn, and no view may change then.
    Promise.resolve().then(() => followed.run(made.view$, ({ values }) => chosen$.next(values.project?.id ?? null)));
    return made;
  }

  /** [W-SITE-33] Why the device has not stored the last press. */
  const notStored$ = new BehaviorSubject<HoursWeekView['notStored']>(null);

  function save(changes: readonly SiteChange[]): void {
    notStored$.next(null);
    createSaving(outbox)(changes).subscribe((result) => {
      if (!result.ok) notStored$.next(PRESS_NOT_STORED.refused(result.error));
    });
  }

  return {
    view$: derive(
      {
        list: list.view$,
        rows: rows$,
        monday: monday$,
        today: today.day$,
        entries: outbox.entries$,
        project: project.answer$,
        notStored: notStored$,
      },
      ({ list, rows, monday, today, entries, project: { load }, notStored }) => ({
        list,
        week: weekOf(rows, monday),
        today,
        phases: phasesIn(load),
        notStored,
        refusals: new Map(rows.map(({ id, item, keys }) => [id, refusalsOf(item, keys, entries)])),
      }),
    ),
    open() {
      today.open();
      list.open();
      project.open();
    },
    close() {
      followed.end();
      today.close();
      list.close();
      project.close();
    },
    reload: list.reload,
    show: (monday) => question.change(questionOf(monday, today.day$.value)),
    copy(copied, day) {
      // A second press would write the day twice.
      if (rows$.value.some(({ item }) => dayIn(item.date) === day)) return;
      save(
        copied.flatMap((line) => {
          const project = projectOfLine(line);
          return project === null ? [] : [creationOf(copiedTo(day, line), project, newKey())];
        }),
      );
    },
    remove(row) {
      if (row.item.hours_id === row.item.client_id) row.keys.forEach(outbox.drop);
      else save([changeOf(row.item, 'hours.remove', { was: fieldsOfLine(row.item) })]);
    },
    retry: outbox.retry,
    drop: outbox.drop,
    resolve: (key, choices) => outbox.resolve(key, choicesOfFields(choices)),
    form,
  };
}

/** The effect of a change on the list of the user's lines. */
function editOf(change: SiteChange): Edit<HoursLine> | null {
  const id = change.id ?? change.record;
  if (change.call === 'hours.remove') return { kind: 'remove', id };
  if (change.call === 'hours.change') {
    const { was: _, ...fields } = change.body;
    const { date: _day, ...shown } = change.shown ?? {};
    // The names of the line are those of its values before.
    const names = { ...('art_id' in fields && { name: null }), ...('phase_id' in fields && { phase_name: null }) };
    return {
      kind: 'change',
      id,
      patch: (line) => ({ ...line, ...names, ...shown, ...fields, status: 'REGISTERED' }),
    };
  }
  if (!isCreation(change) || change.call !== 'hours.create') return null;
  const { id: project_id, title: project_name } = change.project;
  const item = lineIn({ ...change.shown, ...change.body, hours_id: change.record, project_id, project_name });
  return item && { kind: 'create', item, place: 'end' };
}

const lineIn = (answer: unknown): HoursLine | null => HoursLine.safeParse(answer).data ?? null;

/** [W-SITE-33] Of a press without a form. */
const PRESS_NOT_STORED = notStored('hours.shown');

/** The names of things by their ids, of those that have both. */
const namesBy = <T>(
  things: readonly T[],
  nameOf: (thing: T) => readonly [Id | null | undefined, string | null | undefined],
): ReadonlyMap<Id, string> =>
  new Map(things.map(nameOf).flatMap(([id, name]): (readonly [Id, string])[] => (id && name ? [[id, name]] : [])));
