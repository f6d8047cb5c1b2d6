// Reads events of the live connection as changes of a list.

import { mergeMap, type Observable, of } from 'rxjs';
import * as z from 'zod/mini';
import type { Change } from '../../data/changes.ts';
import type { EventFrame } from '../../realtime/model.ts';
import type { RealtimeStore } from '../../realtime/store.ts';
import { tolerant } from '../../shared/tolerant.ts';
import { Id } from '../../shared/wire-values.ts';

/** The source of a list's live changes: its channel, the names of its events, and their data. */
export interface ChangeSource<T> {
  readonly channel: string;
  /** The events with a changed thing, and the events of a removed one. */
  readonly events: { readonly put: readonly string[]; readonly gone: readonly string[] };
  readonly schema: z.ZodMiniType<T>;
}

const Gone = z.object({ id: Id });

/** In the order of their events. An event that cannot be read is left out: the next answer of the service has it. */
export function changesOf<T>(live: Pick<RealtimeStore, 'listen'>, source: ChangeSource<T>): Observable<Change<T>> {
  const { channel, events } = source;
  // As an answer of the service is read: one part that cannot be read costs itself.
  const schema = tolerant(source.schema);

  function changeIn({ event, data, key }: EventFrame): Change<T> | null {
    const by = key === undefined ? {} : { key };
    if (events.put.includes(event)) {
      const put = z.safeParse(schema, data);
      return put.success ? { kind: 'put', item: put.data, ...by } : null;
    }
    const gone = z.safeParse(Gone, data);
    return gone.success ? { kind: 'gone', id: gone.data.id, ...by } : null;
  }

  return live.listen(channel).pipe(
    mergeMap((frame) => {
      if (![...events.put, ...events.gone].includes(frame.event)) return of();
      const change = changeIn(frame);
      return change === null ? of() : of(change);
    }),
  );
}
