import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { type Command, createCommand } from '../../data/command.ts';
import { createForm, type Form, type Problems } from '../../data/form.ts';
import type { Entry } from '../../data/outbox-model.ts';
import { type Query, queryOf } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { isoInstant } from '../../shared/dates.ts';
import type { FileContent, NamedFile } from '../../shared/file.ts';
import { type FailureTexts, failureTexts, type Message } from '../../shared/messages.ts';
import type { ChecklistMessage } from '../../texts/checklists.ts';
import { problemOfPhotos } from '../site-work/comments.ts';
import { siteItem } from '../site-work/item.ts';
import type { SiteChange } from '../site-work/model.ts';
import { createSaving, notStored, pendingPhoto, type SiteOutbox } from '../site-work/store.ts';
import { answerChange, type PointAnswer, type Press, photoChanges, startChange } from './answers.ts';
import { REOPEN_FORM } from './form.ts';
import type {
  Checklist,
  ChecklistSignature,
  ChecklistsPort,
  ChecklistTemplate,
  Checkpoint,
  TemplatePhase,
} from './model.ts';

const SIGNING: FailureTexts<ChecklistMessage> = failureTexts(
  'checklists.offline',
  'checklists.lost',
  'checklists.refused',
);

const NOT_STORED = notStored('checklists.kept');

/** [W-SITE-33] A press that the device has not stored. */
export interface UnsavedPress {
  readonly why: Message;
  /** The words of the user, to be copied. */
  readonly text: string;
  /** Tries to store it once more. */
  again(): void;
}

/** A signature with the checklist that it is of. */
export interface Signing extends ChecklistSignature {
  readonly checklistId: string;
}

/** The pending changes of all records, and whether the last one could not be stored. */
export interface AnsweringView {
  readonly entries: readonly Entry<SiteChange>[];
  /** [W-SITE-21] The device has not stored the last press; null if it has. */
  readonly unsaved: UnsavedPress | null;
}

/** The photos that are added to a point, in their form. */
export interface PointPhotosDraft {
  readonly photos: {
    readonly files: readonly NamedFile[];
    /** One more is being made ready: the form waits for it. */
    readonly isPreparing: boolean;
  };
}

/** The typed reason of a reopening. */
export type ReopenDraft = ReturnType<typeof REOPEN_FORM.valuesOf>;

const NO_PHOTOS: PointPhotosDraft = { photos: { files: [], isPreparing: false } };

/** The device stores changes also without a network. */
const STORES$ = new BehaviorSubject(true);

function problemsOfPhotos({ photos }: PointPhotosDraft): Problems<PointPhotosDraft> {
  if (photos.isPreparing || photos.files.length > 0) return problemOfPhotos(photos);
  return { photos: { key: 'checklists.needsPhotos', params: {} } satisfies ChecklistMessage };
}

/** The writing of a project's checklists: answers go through the outbox, a signature needs the network. */
export interface Answering extends Pick<SiteOutbox, 'drop' | 'progress$' | 'resolve' | 'retry'> {
  readonly view$: Behavior<AnsweringView>;
  readonly templates: Query<string, readonly ChecklistTemplate[]>;
  readonly signing: Command<Signing, Checklist>;
  answer(project: Press['project'], list: Checklist, point: Checkpoint, answer: PointAnswer): void;
  /** [W-SITE-21] Calls `saved` once the device has stored all photos. */
  photosForm(project: Press['project'], list: Checklist, point: Checkpoint, saved: () => void): Form<PointPhotosDraft>;
  /** [W-SITE-18] Opens a signed list again, for a reason. */
  reopenForm(list: Checklist, saved: () => void): Form<ReopenDraft>;
  /** A photo that is pending, by the key of its entry. */
  pendingPhoto(key: string): Query<string, FileContent>;
  /** Returns the client id of the new checklist. */
  start(project: Press['project'], template: ChecklistTemplate, phase: TemplatePhase | null): string;
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
  const unsaved$ = new BehaviorSubject<UnsavedPress | null>(null);
  const storeAll = createSaving(outbox);
  const createSigning = () =>
    createCommand<Signing, Checklist>({
      ...sending,
      creates: false,
      words: SIGNING,
      send: ({ checklistId, ...signature }, key) => port.sign(projectId, checklistId, signature, key),
    });

  const pressAt = (project: Press['project']): Press => ({ project, at: isoInstant(clock.now()) });
  const save = (changes: readonly SiteChange[]): void => {
    storeAll(changes).subscribe((result) => {
      const text = changes.map((change) => siteItem(change).text).join('\n');
      unsaved$.next(result.ok ? null : { why: NOT_STORED.refused(result.error), text, again: () => save(changes) });
    });
  };

  return {
    view$: derive({ entries: outbox.entries$, unsaved: unsaved$ }, (view) => view),
    templates: queryOf(projectId, () => port.templates()),
    signing: createSigning(),
    answer: (project, list, point, answer) => save([answerChange(list, point, answer, pressAt(project))]),
    photosForm: (project, list, point, saved) =>
      createForm<PointPhotosDraft, PointPhotosDraft, readonly NamedFile[], null>({
        record$: new BehaviorSubject(NO_PHOTOS),
        valuesOf: (values) => values,
        problemsOf: problemsOfPhotos,
        inputOf: ({ photos }) => photos.files,
        command: createCommand({
          ...{ ...sending, online$: STORES$, creates: false, words: NOT_STORED },
          send: (files: readonly NamedFile[]) => storeAll(photoChanges(list, point, files, pressAt(project))),
        }),
        saved: () => {},
        done: saved,
      }),
    reopenForm: (list, saved) =>
      createForm<null, ReopenDraft, Signing, Checklist>({
        record$: new BehaviorSubject(null),
        valuesOf: REOPEN_FORM.valuesOf,
        problemsOf: REOPEN_FORM.problemsOf,
        inputOf: ({ reason }) => ({ checklistId: list.checklist_id, signed: false, reason: reason.trim() }),
        command: createSigning(),
        saved: () => {},
        done: saved,
      }),
    pendingPhoto: (key) => queryOf(key, (one) => pendingPhoto(outbox, one)),
    start(project, template, phase) {
      const clientId = newKey();
      save([startChange(template, phase, clientId, pressAt(project))]);
      return clientId;
    },
    drop: outbox.drop,
    progress$: outbox.progress$,
    resolve: outbox.resolve,
    retry: outbox.retry,
  };
}
