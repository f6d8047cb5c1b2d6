import { BehaviorSubject, filter, merge, NEVER, type Observable } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { type Command, createCommand } from '../../data/command.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { createQuery, type Freshness, type Query } from '../../data/query.ts';
import { createRowNotes } from '../../data/row-notes.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { type Day, dayIn } from '../../shared/dates.ts';
import { failureTexts } from '../../shared/messages.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { AwayDocument, DocumentEntry, DocumentsPort } from './model.ts';

/** A document as its user saw it, and where it goes. `folder` is chosen where its own is gone. */
export interface AwayAct {
  readonly document: DocumentEntry;
  readonly away: boolean;
  readonly folder?: Id | null;
}

/** A document that was put away just now: its row as it was, and the seconds in which this may be undone. */
export interface AwayNote {
  readonly left: number;
  readonly before: DocumentEntry;
}

/** [W-PLAN-17] Documents are put away from their list, and taken back. */
export interface PutAway {
  readonly notes$: Behavior<ReadonlyMap<Id, AwayNote>>;
  /** The documents that can be taken back; the page opens it where there is a place for them. */
  readonly list: Query<Id, readonly AwayDocument[]>;
  /** The button of one row. */
  act(): Command<AwayAct, AwayDocument>;
  close(): void;
}

/** `moved` is told of each document that has left the list or is back. */
export interface PutAwayNeeds extends SendingNeeds {
  readonly port: Pick<DocumentsPort, 'away' | 'putAway'>;
  readonly projectId: Id;
  /** The live events of the project's documents. */
  readonly changes$: Observable<Change<DocumentEntry>>;
  readonly fresh: Freshness;
  readonly moved: (document: DocumentEntry, away: boolean) => void;
}

const WORDS = failureTexts('documents.offline', 'documents.awayLost', 'documents.awayRefused');

export function createPutAway({ port, projectId, changes$, fresh, moved, ...sending }: PutAwayNeeds): PutAway {
  /** A document that leaves its list is put away, and one of these that enters it is back. */
  const touched$ = changes$.pipe(filter((change) => change.kind === 'gone' || isAway(change.item)));
  const list = createQuery({
    question$: new BehaviorSubject(projectId),
    ask: port.away,
    ...fresh,
    again$: merge(fresh.again$ ?? NEVER, touched$),
  });
  const isAway = ({ document_id: id }: DocumentEntry): boolean => {
    const { load } = list.answer$.value;
    return load.status === 'ready' && load.value.some(({ document_id: other }) => other === id);
  };
  const { notes$, note, offerUndo, clear } = createRowNotes<AwayNote>(sending.clock);

  function taken({ away: absence, ...document }: AwayDocument, { document: before, away }: AwayAct): void {
    const id = before.document_id;
    // The row never leaves the list: it has its note before it goes, and is back before its note goes.
    if (away) offerUndo(id, (left) => ({ left, before }));
    moved(away ? before : { ...before, ...document }, away);
    if (!away) note(id, null);
    list.update((all) => [
      ...(away ? [{ ...document, away: absence ?? null }] : []),
      ...all.filter(({ document_id: other }) => other !== id),
    ]);
  }

  return {
    notes$,
    list,
    act: () =>
      createCommand<AwayAct, AwayDocument>({
        send: ({ document, away, folder }) =>
          port.putAway(projectId, document.document_id, {
            away,
            ...(folder !== undefined && { parent_node_id: folder }),
            was: { away: !away },
          }),
        creates: false,
        words: WORDS,
        saved: taken,
        ...sending,
      }),
    close: clear,
  };
}

/** The days in which a document can still be taken back; null where the service does not say. */
export function daysLeft({ away }: AwayDocument, today: Day): number | null {
  const last = dayIn(away?.until);
  return last === null ? null : Math.max(0, last - today);
}
