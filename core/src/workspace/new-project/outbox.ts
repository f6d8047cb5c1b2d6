// A new project and its parts, until the service has answered: the project first and once, then each part in a lane of its own.
import { BehaviorSubject, map } from 'rxjs';
import { createOutbox, type Outbox, type OutboxNeeds } from '../../data/outbox.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, fail, isRefused, ok, type Result } from '../../shared/result.ts';
import type { ParticipantsPort } from '../participants/port.ts';
import type { Project } from '../projects/model.ts';
import type { ProjectsPort } from '../projects/port.ts';
import { connectionOf, participantFields } from './fields.ts';
import { type CreatedProject, CreationEdit } from './model.ts';

/** What was kept, perhaps by an older version of the application; null where it cannot be read. */
export const creationEditIn = (kept: unknown): CreationEdit | null => CreationEdit.safeParse(kept).data ?? null;

/** The parts of a project have lanes of their own, which begin with the project's: none waits for another one. */
export const laneOfProject = ({ lane }: { readonly lane: string }): string => lane.split('/')[0] ?? lane;

export interface CreationOutbox extends Outbox<CreationEdit, Project | null> {
  /** How many bytes of a photo have been sent, by its key. */
  readonly sent$: Behavior<ReadonlyMap<string, number>>;
  /** The projects that are made, by their lanes, until the user has seen it: also those that an earlier page has sent. */
  readonly made$: Behavior<ReadonlyMap<string, CreatedProject>>;
  forgetMade(lane: string): void;
}

export interface CreationOutboxNeeds extends Omit<OutboxNeeds<CreationEdit, Project | null>, 'send'> {
  readonly projects: Pick<ProjectsPort, 'create' | 'connect' | 'uploadPhoto'>;
  readonly participants: Pick<ParticipantsPort, 'add'>;
  /** Whether the service does the same key once. Where it does not, what was lost is not sent again by itself. */
  readonly knowsKeys: () => boolean;
}

/** What may have been made, and cannot be asked for. */
const UNANSWERED = { kind: 'refused', refusal: 'conflict', status: 409, type: 'Unanswered', message: '' } as const;

export const isUnanswered = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.type === UNANSWERED.type;

export function createCreationOutbox({
  projects,
  participants,
  knowsKeys,
  ...needs
}: CreationOutboxNeeds): CreationOutbox {
  const sent$ = new BehaviorSubject<ReadonlyMap<string, number>>(new Map());
  const made$ = new BehaviorSubject<ReadonlyMap<string, CreatedProject>>(new Map());
  const note = (lane: string, made: CreatedProject): void => made$.next(new Map([...made$.value, [lane, made]]));

  function send(edit: CreationEdit, key: string): Reply<Project | null> {
    switch (edit.kind) {
      case 'project':
        return projects
          .create(edit.fields, key)
          .pipe(map((result) => (result.ok || isRefused(result.error) || knowsKeys() ? result : fail(UNANSWERED))));
      case 'participant':
        return participants.add(edit.project.id, edit.fields, key).pipe(map(withoutAnswer));
      case 'connection':
        return projects.connect(edit.project.id, edit.to).pipe(map(withoutAnswer));
      case 'photo':
        return projects
          .uploadPhoto(edit.project.id, edit.photo, key, (sent) => sent$.next(new Map([...sent$.value, [key, sent]])))
          .pipe(map(withoutAnswer));
    }
  }

  const outbox = createOutbox<CreationEdit, Project | null>({ ...needs, send });
  // Under keys that follow from the project's: a page that ends here does the same again, and each part is there once.
  outbox.settled$.subscribe(({ entry, answer }) => {
    const { input, key, lane } = entry;
    if (input.kind !== 'project') return note(laneOfProject(entry), input.project);
    if (answer === null) return;
    const project = madeOf(input, answer);
    note(lane, project);
    for (const [at, part] of partsOf(input, project).entries()) outbox.post(part, `${lane}/${at}`, `${key}-${at}`);
  });
  return {
    ...outbox,
    sent$,
    made$,
    forgetMade: (lane) => made$.next(new Map([...made$.value].filter(([other]) => other !== lane))),
  };
}

const withoutAnswer = (result: Result<unknown>): Result<null> => (result.ok ? ok(null) : result);

type ProjectEdit = Extract<CreationEdit, { readonly kind: 'project' }>;

const madeOf = ({ draft }: ProjectEdit, answer: Project): CreatedProject => ({
  id: answer.id,
  title: answer.title || draft.title.trim(),
  number: String(answer.project_number ?? ''),
});

/** What is still to be sent of a project that has been made. The photo takes the longest, so it is the last. */
function partsOf({ draft, photo }: ProjectEdit, project: CreatedProject): readonly CreationEdit[] {
  const to = connectionOf(draft);
  return [
    ...draft.participants.map(
      (one): CreationEdit => ({ kind: 'participant', project, name: one.name, fields: participantFields(one) }),
    ),
    ...(to === null ? [] : [{ kind: 'connection', project, to } as const]),
    ...(photo === null ? [] : [{ kind: 'photo', project, photo } as const]),
  ];
}
