// What the live connection tells of the things of a list, read as changes of that list.

import { mergeMap, type Observable, of } from 'rxjs';
import * as z from 'zod/mini';
import type { Change } from '../../data/changes.ts';
import type { EventFrame } from '../../realtime/model.ts';
import type { RealtimeStore } from '../../realtime/store.ts';
import { tolerant } from '../../shared/tolerant.ts';
import { Id } from '../../shared/wire-values.ts';

/** Where a list's live changes come from: its channel, the names of its events, and what they bring. */
export interface ChangeSource<T> {
  readonly channel: string;
  /** The events that tell what a thing has become, and that it is gone. */
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
