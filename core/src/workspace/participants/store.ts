import type { Observable, SchedulerLike } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, type CollectionView, createCollection } from '../../data/collection.ts';
import type { Freshness } from '../../data/query.ts';
import type { Edit } from '../../data/rows.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { Participant, ParticipantsPort } from './model.ts';
import type { ParticipantEdit, ParticipantOutbox } from './outbox.ts';

/** The participants of the shown project; changes are shown at once and sent by the outbox. */
export interface ParticipantsStore {
  readonly view$: Behavior<CollectionView<Participant>>;
  open(): void;
  close(): void;
  reload(): void;
  post(edit: ParticipantEdit): void;
  retry(key: string): void;
  drop(key: string): void;
}

/** The shown project, its live events, and the outbox for changes. */
export interface ParticipantsNeeds extends Freshness {
  readonly port: Pick<ParticipantsPort, 'participants'>;
  readonly projectId$: Behavior<Id | null>;
  readonly changes$: Observable<Change<Participant>>;
  /** Open while the user is signed in, so that requests outlive the page. */
  readonly outbox: ParticipantOutbox;
  readonly clock: SchedulerLike;
}

/** A project's participants: a live list with the pending changes. */
export function createParticipantsStore(needs: ParticipantsNeeds): ParticipantsStore {
  const { port, projectId$, changes$, outbox, clock, ...fresh } = needs;

  function editOf(edit: ParticipantEdit, key: string): Edit<Participant> | null {
    if (edit.projectId !== projectId$.value) return null;
    switch (edit.kind) {
      case 'add':
        return { kind: 'create', item: { ...edit.fields, id: key }, place: 'end' };
      case 'change':
        return { kind: 'change', id: edit.id, patch: (item) => ({ ...item, ...edit.fields }) };
      case 'remove':
        return { kind: 'remove', id: edit.id };
    }
  }

  const list = createCollection<Participant, Id, ParticipantEdit, Participant | null>({
    question$: projectId$,
    fetch: (projectId) => asOnePage(port.participants(projectId)),
    idOf: ({ id }) => id,
    placeOf: () => 'end',
    changes$,
    ...fresh,
    edits: { outbox, edit: editOf, thingIn: (answer) => answer, clock },
  });

  return {
    view$: list.view$,
    open: list.open,
    close: list.close,
    reload: list.reload,
    // Each participant has its own lane, so that only their own edits wait for each other.
    post: (edit) => void outbox.post(edit, edit.kind === 'add' ? undefined : `${edit.projectId} ${edit.id}`),
    retry: outbox.retry,
    drop: outbox.drop,
  };
}
