import { type CompanyStore, createCompanyStore } from '@felles/core/internal/portal/signup/company';
import { createSponsorCodeStore } from '@felles/core/internal/portal/sponsor/code-store';
import { derive } from '@felles/core/internal/shared/behavior';
import type { MembershipStore } from '@felles/core/portal/membership';
import type { PersonStore } from '@felles/core/portal/person';
import type { SponsorCodeStore } from '@felles/core/portal/sponsor';
import { BehaviorSubject } from 'rxjs';
import type { Portal } from '../door.ts';
import type { SignupPage } from '../place.ts';
import { createSponsorHttp, signupParts } from '../signup.ts';

/** Becoming a member whom a company pays for. */
export interface CompanySignup {
  readonly company: CompanyStore;
  readonly code: SponsorCodeStore;
  readonly person: PersonStore;
  readonly membership: MembershipStore;
}

/** The company's code opens the departments it is good for. */
export function createCompanySignup(portal: Portal, page: SignupPage): CompanySignup {
  const code = createSponsorCodeStore({
    port: createSponsorHttp(portal.http),
    parameter$: derive({ parameters: portal.center.parameters$ }, ({ parameters }) => parameters.code ?? null),
    contractId$: new BehaviorSubject(null),
  });
  const allowedIds$ = derive({ facts: code.facts$ }, ({ facts }) => facts.departmentIds);
  const parts = signupParts(portal, page, { flow: 'sponsor', allowedIds$ });
  return {
    company: createCompanyStore({ ...parts, code }),
    code,
    person: parts.person,
    membership: parts.membership,
  };
}
