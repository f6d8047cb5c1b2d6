import { createPrivateStore, type PrivateStore } from '@felles/core/internal/portal/signup/private';
import type { MembershipStore } from '@felles/core/portal/membership';
import type { PersonStore } from '@felles/core/portal/person';
import { BehaviorSubject } from 'rxjs';
import type { Portal } from '../door.ts';
import { centerAddress, type SignupPage } from '../place.ts';
import { createSponsorHttp, signupParts } from '../signup.ts';

/** Signing up with another person as the payer. */
export interface PrivateSignup {
  readonly store: PrivateStore;
  readonly person: PersonStore;
  readonly membership: MembershipStore;
}

/** The stores of that page. Every department may be chosen, other than where a company pays. */
export function createPrivateSignup(portal: Portal, page: SignupPage): PrivateSignup {
  const parts = signupParts(portal, page, { flow: 'sponsor', allowedIds$: new BehaviorSubject(null) });
  const store = createPrivateStore({
    ...parts,
    sponsors: createSponsorHttp(portal.http),
    online$: portal.place.surroundings.online$,
    centerAddress: centerAddress(portal, page),
  });
  return { store, person: parts.person, membership: parts.membership };
}
