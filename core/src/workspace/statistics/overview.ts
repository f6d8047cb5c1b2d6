// The figures of all projects for the address's period, each loaded while it is shown.
import { createQuery, type Freshness, type Query } from '../../data/query.ts';
import { createQuestion, type Question, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import type { StatisticsQuestion } from './model.ts';
import { askedOf, askedOfDepartment, type OverviewQuestion } from './overview-question.ts';
import type { StatisticsPort } from './port.ts';

type Port = Omit<StatisticsPort, 'checkInsOf' | 'tasksOf'>;
type ToldBy<A> = A extends (question: StatisticsQuestion) => Reply<infer T> ? T : never;

export type Figure<T> = Query<StatisticsQuestion, T>;

/** Separate requests, so that a failed one does not affect the others. */
export type OverviewFigures = { readonly [K in keyof Port]: Figure<ToldBy<Port[K]>> };

export interface StatisticsOverview extends Question<OverviewQuestion> {
  readonly figures: OverviewFigures;
}

export interface OverviewNeeds extends Required<Freshness> {
  readonly port: Port;
  readonly place: QuestionPlace<OverviewQuestion>;
}

export function createStatisticsOverview({ port, place, again$, wall }: OverviewNeeds): StatisticsOverview {
  const question = createQuestion(place);
  const asked$ = derive({ question: question.question$ }, ({ question: now }) => ({
    ...askedOf(now),
    ...askedOfDepartment(now),
  }));
  const now$ = derive({ question: question.question$ }, ({ question: now }) => askedOfDepartment(now));
  const figure = <T>(
    question$: Behavior<StatisticsQuestion>,
    ask: (asked: StatisticsQuestion) => Reply<T>,
  ): Figure<T> => createQuery({ question$, ask, again$, wall });
  return {
    ...question,
    figures: {
      checkIns: figure(asked$, port.checkIns),
      checkInsPerProject: figure(asked$, port.checkInsPerProject),
      checklists: figure(asked$, port.checklists),
      checklistsPerProject: figure(asked$, port.checklistsPerProject),
      deviations: figure(asked$, port.deviations),
      deviationsPerProject: figure(asked$, port.deviationsPerProject),
      hours: figure(asked$, port.hours),
      photos: figure(asked$, port.photos),
      tasks: figure(asked$, port.tasks),
      tasksPerProject: figure(asked$, port.tasksPerProject),
      // These are current numbers, without a period.
      checkInCounts: figure(now$, port.checkInCounts),
      contracts: figure(now$, port.contracts),
      phaseStates: figure(now$, port.phaseStates),
    },
  };
}
