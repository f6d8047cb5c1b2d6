import { createCurrentProfile } from '@felles/core/internal/portal/profile/record';
import { createDirectDebitPage } from '@felles/core/internal/portal/signup/direct-debit-page';
import type { DirectDebitPageStore } from '@felles/core/portal/signup';
import type { Portal } from '../door.ts';
import { draftsOf } from '../drafts.ts';
import { createProfileHttp } from '../member.ts';
import { departureFrom, type LeavablePage } from '../place.ts';

/** Where a visitor without an open sign-up returns to from the signing of a direct debit. */
export const createDirectDebit = (portal: Portal, page: LeavablePage): DirectDebitPageStore =>
  createDirectDebitPage({
    center: portal.center,
    drafts: draftsOf(portal),
    profile: createCurrentProfile({
      port: createProfileHttp(portal.http),
      session: portal.session,
      tabs: portal.place.tabs,
    }),
    mayLeaveFor: departureFrom(portal, page).mayLeaveFor,
  });
