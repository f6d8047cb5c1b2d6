import { createSponsorSignupStore } from '@felles/core/internal/portal/signup/sponsor';
import { createAcceptStore } from '@felles/core/internal/portal/sponsor/accept-store';
import { connectionHash } from '@felles/core/internal/portal/sponsor/rules';
import { createSponsoredStore } from '@felles/core/internal/portal/sponsor/sponsored-store';
import { derive } from '@felles/core/internal/shared/behavior';
import type { SponsorSignupStore } from '@felles/core/portal/signup';
import type { AcceptStore } from '@felles/core/portal/sponsor';
import { newKey } from '../../new-key.ts';
import { countingOf } from '../counting.ts';
import type { Portal } from '../door.ts';
import { draftsOf } from '../drafts.ts';
import { centerAddress, departureFrom, historyOf, type SignupPage } from '../place.ts';
import { createSignupHttp, createSponsorHttp, unknownPerson } from '../signup.ts';

/** A sponsor is another person than the member who may be logged in here, so nothing is filled in for them. */
export function createSponsorSignup(portal: Portal, page: SignupPage): SponsorSignupStore {
  const { http, center, toasts, place } = portal;
  const port = createSponsorHttp(http);
  const hash$ = derive({ parameters: center.parameters$ }, ({ parameters }) => connectionHash(parameters));
  return createSponsorSignupStore({
    port,
    person: unknownPerson(portal),
    sponsored: createSponsoredStore({ port, hash$ }),
    hash$,
    center,
    drafts: draftsOf(portal),
    departure: departureFrom(portal, page),
    centerAddress: centerAddress(portal, page),
    history: historyOf(page),
    tabs: place.tabs,
    tracking: countingOf(portal),
    report: toasts.report,
    toasts,
    updateMember: createSignupHttp(http).updateMember,
    newKey,
    clock: place.clock,
  });
}

/** The answer of a payer who is a member already. */
export function createSponsorAccept(portal: Portal): AcceptStore {
  const { http, center, place } = portal;
  const { record } = countingOf(portal);
  return createAcceptStore({
    port: createSponsorHttp(http),
    hash$: derive({ parameters: center.parameters$ }, ({ parameters }) => parameters.hash ?? null),
    online$: place.surroundings.online$,
    clock: place.clock,
    answered: (outcome) => record({ kind: 'sponsorConnectionAnswered', outcome }),
  });
}
