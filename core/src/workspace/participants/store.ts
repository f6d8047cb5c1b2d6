// A project's participants: a list that other users change too, with what is sent from here shown at once.
import { map, type Observable, type SchedulerLike } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { type CollectionView, createCollection, inOnePiece } from '../../data/collection.ts';
import { createOutbox, type OutboxPlace } from '../../data/outbox.ts';
import type { Freshness } from '../../data/query.ts';
import type { Edit } from '../../data/rows.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import { ok } from '../../shared/result.ts';
import type { Participant, ParticipantFields } from './model.ts';
import type { ParticipantsPort } from './port.ts';

type Id = number | string;

/** What is sent of a participant. It names its project, so that it is sent there whatever is shown by then. */
export type ParticipantEdit = { readonly projectId: Id } & (
  | { readonly kind: 'add'; readonly fields: ParticipantFields }
  | { readonly kind: 'change'; readonly id: Id; readonly fields: ParticipantFields }
  | { readonly kind: 'remove'; readonly id: Id }
);

export interface ParticipantsStore {
  readonly view$: Behavior<CollectionView<Participant>>;
  open(): void;
  close(): void;
  reload(): void;
  post(edit: ParticipantEdit): void;
  retry(key: string): void;
  drop(key: string): void;
}

export interface ParticipantsNeeds extends Freshness {
  readonly port: ParticipantsPort;
  readonly projectId$: Behavior<Id | null>;
  readonly changes$: Observable<Change<Participant>>;
  readonly place: OutboxPlace<ParticipantEdit>;
  readonly online$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

export function createParticipantsStore(needs: ParticipantsNeeds): ParticipantsStore {
  const { port, projectId$, changes$, place, online$, newKey, clock, ...fresh } = needs;
  const outbox = createOutbox<ParticipantEdit, Participant | null>({ send, place, newKey, online$, clock });

  function send(edit: ParticipantEdit, key: string): Reply<Participant | null> {
    switch (edit.kind) {
      case 'add':
        return port.add(edit.projectId, edit.fields, key);
      case 'change':
        return port.change(edit.projectId, edit.id, edit.fields, key);
      case 'remove':
        return port.remove(edit.projectId, edit.id, key).pipe(map((result) => (result.ok ? ok(null) : result)));
    }
  }

  function editOf(edit: ParticipantEdit, key: string): Edit<Participant> | null {
    if (String(edit.projectId) !== String(projectId$.value)) return null;
    switch (edit.kind) {
      case 'add':
        return { kind: 'create', item: { ...edit.fields, id: key }, place: 'end' };
      case 'change':
        return { kind: 'change', id: String(edit.id), patch: (item) => ({ ...item, ...edit.fields }) };
      case 'remove':
        return { kind: 'remove', id: String(edit.id) };
    }
  }

  const list = createCollection<Participant, Id, ParticipantEdit, Participant | null>({
    question$: projectId$,
    fetch: (projectId) => inOnePiece(port.participants(projectId)),
    idOf: ({ id }) => String(id),
    placeOf: () => 'end',
    changes$,
    ...fresh,
    edits: { outbox, edit: editOf, thingIn: (answer) => answer, clock },
  });

  return {
    view$: list.view$,
    open() {
      outbox.open();
      list.open();
    },
    close: list.close,
    reload: list.reload,
    // Edits of one participant go in their order; those of different ones do not wait for each other.
    post: (edit) => void outbox.post(edit, edit.kind === 'add' ? undefined : `${edit.projectId} ${edit.id}`),
    retry: outbox.retry,
    drop: outbox.drop,
  };
}
