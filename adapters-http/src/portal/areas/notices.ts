// the messages of the center to the member, and how many are new, where the service names `member-notices`

import { createNoticesStore } from '@felles/core/internal/portal/notices/store';
import type { NoticesPort, NoticesStore } from '@felles/core/portal/notices';
import { BehaviorSubject } from 'rxjs';
import type { Http } from '../../http.ts';
import { memberNotices } from '../../wire/portal/notices.ts';
import type { Portal } from '../door.ts';

/** Core's `NoticesPort`: the messages to the member with the session. */
export const createNoticesHttp = (http: Http): NoticesPort => ({
  notices: () => http.ask(memberNotices.list, {}),
  seen: (ids) => http.ask(memberNotices.seen, { body: { ids } }),
});

/**
 * The messages to the member who is logged in. Those that an open page shows become seen while its tab is looked at.
 * @example
 * const count = createNotices(portal).count();
 * count.open();
 * count.view$.subscribe((load) => draw(load)); // loading, failed, or ready with the number
 */
export const createNotices = ({ http, session, place }: Portal): NoticesStore =>
  createNoticesStore({
    port: createNoticesHttp(http),
    session,
    tabs: place.tabs,
    visible$: place.surroundings.visible$ ?? new BehaviorSubject(true),
    clock: place.clock,
  });
