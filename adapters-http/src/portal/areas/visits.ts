import { createVisitsStore } from '@felles/core/internal/portal/visits/store';
import type { MemberVisitsPort, VisitsStore } from '@felles/core/portal/visits';
import type { Http } from '../../http.ts';
import { memberVisits } from '../../wire/portal/visits.ts';
import type { Portal } from '../door.ts';

/** Core's `MemberVisitsPort`: the visits of the member with the session. */
export const createVisitsHttp = (http: Http): MemberVisitsPort => ({
  visits: (from, to) => http.ask(memberVisits.visits, { query: { from, to } }),
});

/** The visits of the member who is logged in. */
export const createVisits = (portal: Portal): VisitsStore =>
  createVisitsStore({
    port: createVisitsHttp(portal.http),
    session: portal.session,
    tabs: portal.place.tabs,
    clock: portal.place.clock,
  });
