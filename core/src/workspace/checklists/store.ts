import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { type Command, createCommand } from '../../data/command.ts';
import type { Entry } from '../../data/outbox-model.ts';
import { type Query, queryOf } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { isoInstant } from '../../shared/dates.ts';
import { type FailureTexts, failureTexts } from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';
import type { ChecklistMessage } from '../../texts/checklists.ts';
import type { SiteChange } from '../site-work/model.ts';
import type { SiteOutbox } from '../site-work/store.ts';
import { answerChange, type PointAnswer, type Press, startChange } from './answers.ts';
import type { Checklist, ChecklistSignature, ChecklistsPort, ChecklistTemplate, Checkpoint } from './model.ts';

const SIGNING: FailureTexts<ChecklistMessage> = failureTexts(
  'checklists.offline',
  'checklists.lost',
  'checklists.refused',
);

/** A signature with the checklist that it is of. */
export interface Signing extends ChecklistSignature {
  readonly checklistId: string;
}

/** The pending changes of all records, and whether the last one could not be stored. */
export interface AnsweringView {
  readonly entries: readonly Entry<SiteChange>[];
  /** [W-SITE-21] The device has not stored the last press; null if it has. */
  readonly unsaved: Failure | null;
}

/** The writing of a project's checklists: answers go through the outbox, a signature needs the network. */
export interface Answering extends Pick<SiteOutbox, 'drop' | 'resolve' | 'retry'> {
  readonly view$: Behavior<AnsweringView>;
  readonly templates: Query<string, readonly ChecklistTemplate[]>;
  readonly signing: Command<Signing, Checklist>;
  answer(project: Press['project'], list: Checklist, point: Checkpoint, answer: PointAnswer): void;
  /** Returns the client id of the new checklist. */
  start(project: Press['project'], template: ChecklistTemplate, phaseId: string | null): string;
}

/** The calls, the user's outbox, and the surroundings. */
export interface AnsweringNeeds {
  readonly port: Pick<ChecklistsPort, 'templates' | 'sign'>;
  readonly projectId: string;
  readonly outbox: SiteOutbox;
  readonly online$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

export function createAnswering({ port, projectId, outbox, ...sending }: AnsweringNeeds): Answering {
  const { clock, newKey } = sending;
  const unsaved$ = new BehaviorSubject<Failure | null>(null);

  const pressAt = (project: Press['project']): Press => ({ project, at: isoInstant(clock.now()) });
  const save = (change: SiteChange): void => {
    outbox.save(change).subscribe((result) => unsaved$.next(result.ok ? null : result.error));
  };

  return {
    view$: derive({ entries: outbox.entries$, unsaved: unsaved$ }, (view) => view),
    templates: queryOf(projectId, () => port.templates()),
    signing: createCommand<Signing, Checklist>({
      ...sending,
      creates: false,
      words: SIGNING,
      send: ({ checklistId, ...signature }, key) => port.sign(projectId, checklistId, signature, key),
    }),
    answer: (project, list, point, answer) => save(answerChange(list, point, answer, pressAt(project))),
    start(project, template, phaseId) {
      const clientId = newKey();
      save(startChange(template, phaseId, clientId, pressAt(project)));
      return clientId;
    },
    drop: outbox.drop,
    resolve: outbox.resolve,
    retry: outbox.retry,
  };
}
