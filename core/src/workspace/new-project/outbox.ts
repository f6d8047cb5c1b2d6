import { BehaviorSubject, map } from 'rxjs';
import { createOutbox, type Outbox, type OutboxNeeds } from '../../data/outbox.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, fail, isRefused, ok, type Result } from '../../shared/result.ts';
import type { ParticipantsPort } from '../participants/model.ts';
import type { Project, ProjectsPort } from '../projects/model.ts';
import { connectionOf, participantFields } from './fields.ts';
import { type CreatedProject, CreationEdit } from './model.ts';

/** The stored entry, maybe of an older version of the application; null if it cannot be read. */
export const creationEditIn = (stored: unknown): CreationEdit | null => CreationEdit.safeParse(stored).data ?? null;

/** The lane of a part starts with the project's lane, so that parts do not wait for each other. */
export const laneOfProject = ({ lane }: { readonly lane: string }): string => lane.split('/')[0] ?? lane;

/** The projects on their way to the service; they are sent even after the window is closed. */
export interface CreationOutbox extends Outbox<CreationEdit, Project | null> {
  /** The sent bytes of each photo, by key. */
  readonly sent$: Behavior<ReadonlyMap<string, number>>;
  /** The created projects by lane, until the user has seen them; also those of an earlier page. */
  readonly created$: Behavior<ReadonlyMap<string, CreatedProject>>;
  forgetCreated(lane: string): void;
}

/** The calls that create a project and its parts, and what every outbox needs. */
export interface CreationOutboxNeeds extends Omit<OutboxNeeds<CreationEdit, Project | null>, 'send'> {
  readonly projects: Pick<ProjectsPort, 'create' | 'connect' | 'uploadPhoto'>;
  readonly participants: Pick<ParticipantsPort, 'add'>;
  /** Whether the service supports idempotency keys. If not, a lost request is not repeated automatically. */
  readonly knowsKeys: () => boolean;
}

/** The refusal of a request that may have been done. */
const UNANSWERED = { kind: 'refused', refusal: 'conflict', status: 409, type: 'Unanswered', message: '' } as const;

export const isUnanswered = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.type === UNANSWERED.type;

/** Sends a new project once, and then each of its parts in its own lane. */
export function createCreationOutbox({
  projects,
  participants,
  knowsKeys,
  ...needs
}: CreationOutboxNeeds): CreationOutbox {
  const sent$ = new BehaviorSubject<ReadonlyMap<string, number>>(new Map());
  const created$ = new BehaviorSubject<ReadonlyMap<string, CreatedProject>>(new Map());
  const note = (lane: string, created: CreatedProject): void =>
    created$.next(new Map([...created$.value, [lane, created]]));

  function send(edit: CreationEdit, key: string): Reply<Project | null> {
    switch (edit.kind) {
      case 'project':
        return projects
          .create(edit.fields, key)
          .pipe(map((result) => (result.ok || isRefused(result.error) || knowsKeys() ? result : fail(UNANSWERED))));
      case 'participant':
        return participants.add(edit.project.id, edit.fields, key).pipe(map(withoutAnswer));
      case 'connection':
        return projects.connect(edit.project.id, edit.to, key).pipe(map(withoutAnswer));
      case 'photo':
        return projects
          .uploadPhoto(edit.project.id, edit.photo, key, (sent) => sent$.next(new Map([...sent$.value, [key, sent]])))
          .pipe(map(withoutAnswer));
    }
  }

  const outbox = createOutbox<CreationEdit, Project | null>({ ...needs, send });
  // The keys derive from the project's, so that a repeated run adds each part only once.
  outbox.settled$.subscribe(({ entry, answer }) => {
    const { input, key, lane } = entry;
    if (input.kind !== 'project') return note(laneOfProject(entry), input.project);
    if (answer === null) return;
    const project = createdFrom(input, answer);
    note(lane, project);
    for (const [at, part] of partsOf(input, project).entries()) outbox.post(part, `${lane}/${at}`, `${key}-${at}`);
  });
  return {
    ...outbox,
    sent$,
    created$,
    forgetCreated: (lane) => created$.next(new Map([...created$.value].filter(([other]) => other !== lane))),
  };
}

const withoutAnswer = (result: Result<unknown>): Result<null> => (result.ok ? ok(null) : result);

type ProjectEdit = Extract<CreationEdit, { readonly kind: 'project' }>;

const createdFrom = ({ draft }: ProjectEdit, answer: Project): CreatedProject => ({
  id: answer.id,
  title: answer.title || draft.title.trim(),
  number: String(answer.project_number ?? ''),
});

/** The requests for the parts of a created project. The photo is last, as it takes longest. */
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
