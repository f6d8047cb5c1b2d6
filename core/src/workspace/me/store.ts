import { type Freshness, queryOf } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Me, MePort } from './model.ts';

/** The signed-in user for all pages. */
export interface MeStore {
  /** `failed` also where the service names no user. */
  readonly me$: Behavior<Load<Me>>;
  open(): void;
  /** Clears the data, as another user may sign in next. */
  close(): void;
}

/** The call for the user; `again$` repeats it, for example when the service's offers have changed. */
export interface MeNeeds extends Freshness {
  readonly port: MePort;
}

/** The signed-in user, loaded once there is a token. Unknown if the service does not support the request. */
export function createMeStore({ port, ...fresh }: MeNeeds): MeStore {
  const query = queryOf('me', port.me, fresh);
  return {
    me$: derive({ answer: query.answer$ }, ({ answer: { load } }) => load),
    open: query.open,
    close() {
      query.close();
      query.forget();
    },
  };
}
