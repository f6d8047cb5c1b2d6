// Creates documents from templates: one at a time, and each once.
import { BehaviorSubject } from 'rxjs';
import { type CommandView, createCommand } from '../../data/command.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type FailureTexts, failureTexts } from '../../shared/messages.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { HandbookMessage } from '../../texts/handbook.ts';
import type { DocumentEntry } from '../documents/model.ts';
import type { HandbookPort, HandbookTemplate, TemplatePlace } from './model.ts';

const MAKING_WORDS: FailureTexts<HandbookMessage> = failureTexts(
  'handbook.offline',
  'handbook.makingLost',
  'handbook.notMade',
);

/** The state of a document that is being created, so that the page can show it at the clicked template. */
export interface MakingView extends CommandView {
  /** The template of the last click. */
  readonly templateId: string | null;
  /** The created document. */
  readonly created: DocumentEntry | null;
}

export interface DocumentCreation {
  readonly view$: Behavior<MakingView>;
  make(place: TemplatePlace, done: (created: DocumentEntry, sent: TemplatePlace) => void): void;
}

export interface MakingNeeds extends SendingNeeds {
  readonly port: Pick<HandbookPort, 'make'>;
}

export function createDocumentCreation({ port, ...sending }: MakingNeeds): DocumentCreation {
  const templateId$ = new BehaviorSubject<string | null>(null);
  const created$ = new BehaviorSubject<DocumentEntry | null>(null);
  const command = createCommand<TemplatePlace, DocumentEntry>({
    ...sending,
    creates: true,
    words: MAKING_WORDS,
    send: port.make,
  });
  return {
    view$: derive(
      { templateId: templateId$, created: created$, making: command.view$ },
      ({ templateId, created, making }): MakingView => ({
        ...making,
        templateId,
        created,
      }),
    ),
    make(place, done) {
      const isOther = templateId$.value !== place.templateId;
      if (command.view$.value.isSending) return;
      // A click on another template is no double click.
      if (isOther) command.inputChanged();
      templateId$.next(place.templateId);
      const before = created$.value;
      created$.next(null);
      const isSent = command.run(place, (created, sent) => {
        created$.next(created);
        done(created, sent);
      });
      // A double click changes nothing.
      if (!isSent && !isOther) created$.next(before);
    },
  };
}

/** Adds a created document to its template. */
export const withCreated = (
  templates: readonly HandbookTemplate[],
  templateId: Id,
  created: DocumentEntry,
): readonly HandbookTemplate[] =>
  templates.map((template) =>
    template.template_id === templateId
      ? { ...template, documents: [...(template.documents ?? []), created] }
      : template,
  );
