import { fail } from '@felles/core';
import type { RealtimeError } from '@felles/core/internal/realtime/errors';
import type { OperationName } from '@felles/core/internal/realtime/model';
import type { RealtimeStore } from '@felles/core/internal/realtime/store';
import { BehaviorSubject, NEVER, of } from 'rxjs';

/** The live connection of an application that has none: no event comes, so every store asks from time to time. */
export function noConnection(now: number): RealtimeStore {
  const refused = (operation: OperationName) => of(fail<RealtimeError>({ kind: 'closed', operation, sent: false }));
  return {
    state$: new BehaviorSubject({ kind: 'abandoned', since: now, closes: 0 } as const),
    closes$: new BehaviorSubject([]),
    resynced$: NEVER,
    joined$: NEVER,
    refused$: NEVER,
    heard$: NEVER,
    problems$: NEVER,
    start: () => undefined,
    close: () => undefined,
    reconnectNow: () => undefined,
    online: () => undefined,
    listen: () => NEVER,
    publish: () => refused('publish'),
    subscriptions: () => refused('listsubs'),
  };
}
