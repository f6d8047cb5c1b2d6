import { createProfileStore } from '@felles/core/internal/portal/profile/store';
import type { ProfileStore } from '@felles/core/portal/profile';
import type { Portal } from '../door.ts';
import { createPersonHttp, createProfileHttp } from '../member.ts';
import { departureFrom, type LeavablePage } from '../place.ts';

/** The profile of the member who is logged in. */
export const createProfile = (portal: Portal, page: LeavablePage): ProfileStore =>
  createProfileStore({
    port: createProfileHttp(portal.http),
    places: createPersonHttp(portal.http),
    session: portal.session,
    toasts: portal.toasts,
    tabs: portal.place.tabs,
    departure: departureFrom(portal, page),
    clock: portal.place.clock,
  });
