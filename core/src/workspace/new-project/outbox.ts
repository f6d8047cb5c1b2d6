import { BehaviorSubject, map } from 'rxjs';
import { createOutbox } from '../../data/outbox.ts';
import type { Outbox, OutboxNeeds } from '../../data/outbox-model.ts';
import { type OutboxItem, outboxItem } from '../../data/outbox-rows.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { type NamedFile, sizeOf } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, fail, isRefused, ok, type Result } from '../../shared/result.ts';
import type { ParticipantsPort } from '../participants/model.ts';
import type { ProjectTemplatesPort, TemplateSlice } from '../project-templates/model.ts';
import type { Project, ProjectsPort } from '../projects/model.ts';
import { connectionOf, countsInProject, participantFields, templateSlices } from './fields.ts';
import { type CreatedProject, CreationEdit } from './model.ts';

/** The stored entry, maybe of an older version of the application; null if it cannot be read. */
export const creationEditIn = (stored: unknown): CreationEdit | null => CreationEdit.safeParse(stored).data ?? null;

/** The lane of a part starts with the project's lane, so that parts do not wait for each other. */
export const laneOfProject = ({ lane }: { readonly lane: string }): string => lane.split('/')[0] ?? lane;

/** The projects on their way to the service; they are sent even after the window is closed. */
export interface CreationOutbox extends Outbox<CreationEdit, Project | null> {
  /** The created projects by lane, until the user has seen them; also those of an earlier page. */
  readonly created$: Behavior<ReadonlyMap<string, CreatedProject>>;
  forgetCreated(lane: string): void;
}

/** The kinds of entries that make the parts of a template. */
const KINDS = {
  phases: 'templatePhases',
  milestones: 'templateMilestones',
  deadlines: 'templateDeadlines',
  checklists: 'templateChecklists',
  handbook: 'templateHandbook',
} as const;
type TemplateKind = (typeof KINDS)[keyof typeof KINDS];

/** [W-SITE-34] A new project, or a part of one, for people. */
export function creationItem(
  edit: CreationEdit,
): OutboxItem<'project' | 'participantAdd' | 'projectConnection' | 'projectPhoto' | TemplateKind> {
  switch (edit.kind) {
    case 'project':
      return outboxItem({ kind: 'project', title: edit.draft.title.trim(), ...filesIn(edit.photo) });
    case 'participant':
      return outboxItem({ kind: 'participantAdd', title: edit.name, project: edit.project });
    case 'connection':
      return outboxItem({ kind: 'projectConnection', title: '', project: edit.project });
    case 'template':
      return outboxItem({ kind: KINDS[edit.slice.part], title: '', project: edit.project });
    case 'photo':
      return outboxItem({
        kind: 'projectPhoto',
        title: edit.photo.name,
        project: edit.project,
        ...filesIn(edit.photo),
      });
  }
}

const filesIn = (file: NamedFile | null) => (file === null ? {} : { files: 1, size: sizeOf(file) });

/** The calls that create a project and its parts, and what every outbox needs. */
export interface CreationOutboxNeeds extends Omit<OutboxNeeds<CreationEdit, Project | null>, 'send'> {
  readonly projects: Pick<ProjectsPort, 'create' | 'connect' | 'uploadPhoto'>;
  readonly participants: Pick<ParticipantsPort, 'add'>;
  readonly templates: Pick<ProjectTemplatesPort, 'make'>;
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
  templates,
  knowsKeys,
  ...needs
}: CreationOutboxNeeds): CreationOutbox {
  const created$ = new BehaviorSubject<ReadonlyMap<string, CreatedProject>>(new Map());
  const note = (lane: string, created: CreatedProject): void =>
    created$.next(new Map([...created$.value, [lane, created]]));

  function send(edit: CreationEdit, key: string, onProgress: (sent: number) => void): Reply<Project | null> {
    switch (edit.kind) {
      case 'project':
        return projects
          .create(edit.fields, key)
          .pipe(map((result) => (result.ok || isRefused(result.error) || knowsKeys() ? result : fail(UNANSWERED))));
      case 'participant':
        return participants.add(edit.project.id, edit.fields, key).pipe(map(withoutAnswer));
      case 'connection':
        return projects.connect(edit.project.id, edit.to, key).pipe(map(withoutAnswer));
      case 'template':
        return templates.make(edit.project.id, edit.slice, key).pipe(map(withoutAnswer));
      case 'photo':
        return projects.uploadPhoto(edit.project.id, edit.photo, key, onProgress).pipe(map(withoutAnswer));
    }
  }

  const outbox = createOutbox<CreationEdit, Project | null>({
    ...needs,
    send,
    partsOf: ({ input, lane }, answer) =>
      input.kind === 'project' && answer !== null
        ? partsOf(input, createdFrom(input, answer)).map((part, at) => ({
            input: part,
            // Slices of one part are made in their order.
            lane: `${lane}/${part.kind === 'template' ? part.slice.part : at}`,
          }))
        : [],
  });
  outbox.settled$.subscribe(({ entry, answer }) => {
    const { input } = entry;
    const lane = laneOfProject(entry);
    if (input.kind !== 'project') note(lane, created$.value.get(lane) ?? input.project);
    else if (answer !== null) note(entry.lane, createdFrom(input, answer));
  });
  return {
    ...outbox,
    created$,
    drop(key) {
      const entry = outbox.entries$.value.find((one) => one.key === key);
      outbox.drop(key);
      if (entry?.input.kind !== 'template' || outbox.entries$.value.some((one) => one.key === key)) return;
      // The project gets fewer records of that part, and its window says so.
      const lane = laneOfProject(entry);
      note(lane, withoutSlice(created$.value.get(lane) ?? entry.input.project, entry.input.slice));
    },
    forgetCreated: (lane) => created$.next(new Map([...created$.value].filter(([other]) => other !== lane))),
  };
}

const withoutAnswer = (result: Result<unknown>): Result<null> => (result.ok ? ok(null) : result);

type ProjectEdit = Extract<CreationEdit, { readonly kind: 'project' }>;

function createdFrom({ draft }: ProjectEdit, answer: Project): CreatedProject {
  const counts = countsInProject(draft);
  return {
    id: answer.id,
    title: answer.title || draft.title.trim(),
    number: String(answer.project_number ?? ''),
    ...(counts && { template: { title: draft.template?.title ?? '', counts } }),
  };
}

const withoutSlice = ({ template, ...project }: CreatedProject, { part, from, to }: TemplateSlice): CreatedProject => ({
  ...project,
  ...(template && {
    template: { ...template, dropped: { ...template.dropped, [part]: (template.dropped?.[part] ?? 0) + to - from } },
  }),
});

/** The requests for the parts of a created project. The photo is last, as it takes longest. */
function partsOf({ draft, photo }: ProjectEdit, project: CreatedProject): readonly CreationEdit[] {
  const to = connectionOf(draft);
  return [
    ...draft.participants.map(
      (one): CreationEdit => ({ kind: 'participant', project, name: one.name, fields: participantFields(one) }),
    ),
    ...(to === null ? [] : [{ kind: 'connection', project, to } as const]),
    ...templateSlices(draft).map((slice): CreationEdit => ({ kind: 'template', project, slice })),
    ...(photo === null ? [] : [{ kind: 'photo', project, photo } as const]),
  ];
}
