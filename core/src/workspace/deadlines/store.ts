import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { createDayStore, type DayStore } from '../../data/by-day.ts';
import type { Staleness } from '../../data/list-load.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { type Freshness, queryOf } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { createToday } from '../../shared/today.ts';
import type { Id } from '../../shared/wire-values.ts';
import { createDeadlineChanges, type DeadlineChanges, type RowNote } from './changes.ts';
import type { Deadline, DeadlineChangesPort, DeadlinesPort, DeadlinesQuestion } from './model.ts';
import { choicesAmong, type DeadlineChoices, type OpenDeadlines, openDeadlines } from './rules.ts';
import { countsOfDeadlines, type DeadlineCounts, type DeadlineWeeks, deadlinesByWeek } from './weeks.ts';

/** All open deadlines without a filter, for a portlet or another small list. */
export type DeadlinesStore = DayStore<OpenDeadlines>;

/** `clock` tells the day: at midnight a coming deadline may become a passed one. */
export interface DeadlinesNeeds extends Freshness {
  readonly port: DeadlinesPort;
  readonly clock: SchedulerLike;
}

/** The deadlines of all projects. */
export const createDeadlinesStore = ({ port, clock, ...fresh }: DeadlinesNeeds): DeadlinesStore =>
  createDayStore(
    queryOf('deadlines', port.deadlines, fresh),
    createToday(clock),
    new BehaviorSubject<typeof openDeadlines>(openDeadlines),
  );

/** `load` has the deadlines that match the question; `counts` has all that match its words. */
export interface DeadlineWeeksView {
  readonly question: DeadlinesQuestion;
  readonly load: Load<DeadlineWeeks>;
  /** Null until the deadlines are loaded. */
  readonly counts: DeadlineCounts | null;
  readonly choices: DeadlineChoices | null;
  readonly notes: ReadonlyMap<Id, RowNote>;
  readonly old: Staleness | null;
  readonly today: Day;
}

/** The page of deadlines; a filter changes the address and sends nothing. */
export interface DeadlineWeeksStore extends Omit<DeadlinesStore, 'view$'> {
  readonly view$: Behavior<DeadlineWeeksView>;
  readonly changes: DeadlineChanges;
  ask(part: Partial<DeadlinesQuestion>): void;
}

/** `place` is the page's address, which has the filter. */
export interface DeadlineWeeksNeeds extends Omit<DeadlinesNeeds, 'port'>, SendingNeeds {
  readonly port: DeadlinesPort & DeadlineChangesPort;
  readonly place: QuestionPlace<DeadlinesQuestion>;
  /** Of one project alone; its done ones stand last. Null is all projects. */
  readonly projectId?: Id | null;
  readonly clock: SchedulerLike;
}

/** The deadlines by week, filtered by the address. */
export function createDeadlineWeeksStore(needs: DeadlineWeeksNeeds): DeadlineWeeksStore {
  const { port, place, clock, online$, newKey, projectId = null, ...fresh } = needs;
  const query = queryOf('deadlines', port.deadlines, fresh);
  const changes = createDeadlineChanges({ port, query, clock, online$, newKey });
  const { notes$ } = changes;
  const { question$, change } = createQuestion(place);
  const rule$ = derive({ notes: notes$ }, ({ notes }) => (every: readonly Deadline[], today: Day) => {
    const all = projectId === null ? every : every.filter(({ project_id: id }) => id === projectId);
    const shown = all.map((one) => asShown(one, notes));
    return { counted: openDeadlines(all, today), shown: openDeadlines(shown, today), choices: choicesAmong(every) };
  });
  const { view$, ...store } = createDayStore(query, createToday(clock), rule$);
  return {
    ...store,
    changes,
    view$: derive(
      { view: view$, question: question$, notes: notes$ },
      ({ view: { load, old, today }, question, notes }) => ({
        question,
        load: mapLoad(load, ({ shown }) => deadlinesByWeek(shown, question, today, projectId !== null)),
        counts: load.status === 'ready' ? countsOfDeadlines(load.value.counted, question, today) : null,
        choices: load.status === 'ready' ? load.value.choices : null,
        notes,
        old,
        today,
      }),
    ),
    close() {
      store.close();
      changes.close();
    },
    ask: change,
  };
}

/** A row keeps its place while its change can be undone; figures change at once. */
function asShown(deadline: Deadline, notes: ReadonlyMap<Id, RowNote>): Deadline {
  const note = notes.get(deadline.project_deadline_id);
  return note?.kind === 'done' ? note.before : deadline;
}
