import { createSponsorHttp } from '@felles/adapters-http';
import { derive } from '@felles/core';
import { createCompanyStore, createSponsorCodeStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import type { CompanySignup, Tracking } from '../portal/services.ts';
import { composeSignupAreas } from './signup-areas.ts';
import { bound } from './token.ts';
import { CenterState, HttpClient } from './tokens.ts';

/** Becoming a member whom a company pays for: its code opens the departments it is good for. */
export function composeCompany(container: Container, tracking: Tracking): CompanySignup {
  const { parameters$ } = bound(container, CenterState);
  const code = createSponsorCodeStore({
    port: createSponsorHttp(bound(container, HttpClient)),
    parameter$: derive({ parameters: parameters$ }, ({ parameters }) => parameters.code ?? null),
    contractId$: new BehaviorSubject(null),
  });
  const allowedIds$ = derive({ facts: code.facts$ }, ({ facts }) => facts.departmentIds);
  const areas = composeSignupAreas(container, tracking, { flow: 'sponsor', allowedIds$ });
  return {
    company: createCompanyStore({ ...areas, code }),
    code,
    person: areas.person,
    membership: areas.membership,
  };
}
