import { filter, map, type Observable } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import type { FileContent } from '../shared/file.ts';
import type { Reply } from '../shared/reply.ts';
import type { Entry, Outbox } from './outbox-model.ts';

/** The record that an entry is of: its area, and its id, or the client id of one that was made here. */
export interface OutboxRecord {
  readonly area: string;
  readonly id: string;
  /** The part of the record that the entry is of, where parts have a place of their own. */
  readonly part?: string | null;
}

/** An entry of an outbox as people read it. */
export interface OutboxItem<K extends string = string> {
  /** The kind of change, by which a page has words for it. */
  readonly kind: K;
  /** The thing that it is about; empty where the entry knows no name for it. */
  readonly title: string;
  readonly project: { readonly id: string; readonly title: string } | null;
  /** When the user made it (wall clock, milliseconds); null where the entry does not know. */
  readonly at: number | null;
  readonly files: number;
  /** The size of its files (bytes). */
  readonly size: number;
  /** The words of the user, to be copied where the service does not take them. */
  readonly text: string;
  /** Null where it has no page of its own. */
  readonly record: OutboxRecord | null;
  /** Entries of one group are one row for people, such as a record and its photos; null for an entry that is a row alone. */
  readonly group: string | null;
}

/** An item of which only these parts are known. */
export const outboxItem = <K extends string>(
  known: Pick<OutboxItem<K>, 'kind' | 'title'> & Partial<OutboxItem<K>>,
): OutboxItem<K> => ({ project: null, at: null, files: 0, size: 0, text: '', record: null, group: null, ...known });

/** An item with the state of its sending. */
export interface OutboxRow<K extends string = string>
  extends OutboxItem<K>,
    Pick<Entry<unknown>, 'key' | 'state' | 'isUnreached' | 'refusal'> {
  /** The outbox that it lies in. */
  readonly source: string;
}

/** The photos of an outbox that are entries of their own. */
interface OutboxPhotos {
  /** The sent bytes of each photo under way, by key. */
  readonly progress$: Behavior<ReadonlyMap<string, number>>;
  /** A photo by the key of its entry, from the device. */
  read(key: string): Reply<FileContent>;
}

/** An outbox of any area, as the page of all outboxes reads it. */
export interface OutboxSource<K extends string = string> {
  readonly name: string;
  readonly rows$: Behavior<readonly OutboxRow<K>[]>;
  /** The entries that the service has taken, as far as this tab knows. */
  readonly sent$: Observable<OutboxRow<K>>;
  /** Only where entries are photos. */
  readonly photos?: OutboxPhotos | undefined;
  retry(key: string): void;
  drop(key: string): void;
}

/** An outbox with the function that reads its entries for people. */
export function outboxSource<I, K extends string>(
  source: string,
  outbox: Pick<Outbox<I, unknown>, 'entries$' | 'settled$' | 'retry' | 'drop'>,
  itemOf: (input: I) => OutboxItem<K>,
  photos?: OutboxPhotos,
): OutboxSource<K> {
  const rowOf = ({ key, state, isUnreached, refusal, input }: Entry<I>): OutboxRow<K> => ({
    ...itemOf(input),
    ...{ source, key, state, refusal },
    ...(isUnreached && { isUnreached }),
  });
  return {
    name: source,
    rows$: derive({ entries: outbox.entries$ }, ({ entries }) => entries.map(rowOf)),
    sent$: outbox.settled$.pipe(
      filter(({ isConfirmed }) => isConfirmed),
      map(({ entry }) => rowOf(entry)),
    ),
    photos,
    retry: outbox.retry,
    drop: outbox.drop,
  };
}
