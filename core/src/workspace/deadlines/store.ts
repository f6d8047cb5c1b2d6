import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { createDayStore, type DayStore } from '../../data/by-day.ts';
import type { Staleness } from '../../data/list-load.ts';
import { type Freshness, queryOf } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { createToday } from '../../shared/today.ts';
import type { DeadlinesPort, DeadlinesQuestion } from './model.ts';
import { type OpenDeadlines, openDeadlines } from './rules.ts';
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
  readonly old: Staleness | null;
  readonly today: Day;
}

/** The page of deadlines; a filter changes the address and sends nothing. */
export interface DeadlineWeeksStore extends Omit<DeadlinesStore, 'view$'> {
  readonly view$: Behavior<DeadlineWeeksView>;
  ask(part: Partial<DeadlinesQuestion>): void;
}

/** `place` is the page's address, which has the filter. */
export interface DeadlineWeeksNeeds extends DeadlinesNeeds {
  readonly place: QuestionPlace<DeadlinesQuestion>;
}

/** The deadlines by week, filtered by the address. */
export function createDeadlineWeeksStore({ place, ...needs }: DeadlineWeeksNeeds): DeadlineWeeksStore {
  const { view$, ...store } = createDeadlinesStore(needs);
  const { question$, change } = createQuestion(place);
  return {
    ...store,
    view$: derive({ view: view$, question: question$ }, ({ view: { load, old, today }, question }) => ({
      question,
      load: mapLoad(load, (open) => deadlinesByWeek(open, question, today)),
      counts: load.status === 'ready' ? countsOfDeadlines(load.value, question, today) : null,
      old,
      today,
    })),
    ask: change,
  };
}
