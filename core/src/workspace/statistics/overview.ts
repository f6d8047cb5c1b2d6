import { createQuery, type Freshness, type Query } from '../../data/query.ts';
import { createQuestion, type Question, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import type { StatisticsPort, StatisticsQuestion } from './model.ts';
import { departmentQuestion, type OverviewQuestion, periodQuestion } from './overview-question.ts';

/** The calls behind the figures of all projects. */
export type OverviewPort = Omit<StatisticsPort, 'checkInsOf' | 'tasksOf'>;
/** The answer of a call. */
export type AnswerOf<A> = A extends (question: StatisticsQuestion) => Reply<infer T> ? T : never;

/** One figure with its own request, which fails and refreshes by itself. */
export type Figure<T> = Query<StatisticsQuestion, T>;

/** Separate requests, so that a failed one does not affect the others. */
export type OverviewFigures = { readonly [K in keyof OverviewPort]: Figure<AnswerOf<OverviewPort[K]>> };

/** The page with figures of all projects; a tab opens the figures that it shows. */
export interface StatisticsOverview extends Question<OverviewQuestion> {
  readonly figures: OverviewFigures;
}

/** The calls for the figures, and the page's place in the address. */
export interface OverviewNeeds extends Required<Freshness> {
  readonly port: OverviewPort;
  readonly place: QuestionPlace<OverviewQuestion>;
}

/** The figures of all projects for the address's period, each loaded while it is shown. */
export function createStatisticsOverview({ port, place, again$, wall }: OverviewNeeds): StatisticsOverview {
  const question = createQuestion(place);
  const figureQuestion$ = derive({ question: question.question$ }, ({ question: now }) => ({
    ...periodQuestion(now),
    ...departmentQuestion(now),
  }));
  const now$ = derive({ question: question.question$ }, ({ question: now }) => departmentQuestion(now));
  const figure = <T>(
    question$: Behavior<StatisticsQuestion>,
    ask: (question: StatisticsQuestion) => Reply<T>,
  ): Figure<T> => createQuery({ question$, ask, again$, wall });
  return {
    ...question,
    figures: {
      checkIns: figure(figureQuestion$, port.checkIns),
      checkInsPerProject: figure(figureQuestion$, port.checkInsPerProject),
      checklists: figure(figureQuestion$, port.checklists),
      checklistsPerProject: figure(figureQuestion$, port.checklistsPerProject),
      deviations: figure(figureQuestion$, port.deviations),
      deviationsPerProject: figure(figureQuestion$, port.deviationsPerProject),
      hours: figure(figureQuestion$, port.hours),
      photos: figure(figureQuestion$, port.photos),
      tasks: figure(figureQuestion$, port.tasks),
      tasksPerProject: figure(figureQuestion$, port.tasksPerProject),
      // These are current numbers, without a period.
      checkInCounts: figure(now$, port.checkInCounts),
      contracts: figure(now$, port.contracts),
      phaseStates: figure(now$, port.phaseStates),
    },
  };
}
