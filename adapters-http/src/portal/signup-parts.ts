import { type Behavior, derive } from '@felles/core';
import {
  createMembershipStore,
  directLinkOf,
  type MembershipFlow,
  prefersNoDirectDebit,
} from '@felles/core/portal/membership';
import { createPersonStore, type PersonStore } from '@felles/core/portal/person';
import { createCurrentProfile } from '@felles/core/portal/profile';
import { BehaviorSubject } from 'rxjs';
import { newKey } from '../new-key.ts';
import { countingOf } from './counting.ts';
import { digest } from './digest.ts';
import type { Portal } from './door.ts';
import { draftsOf } from './drafts.ts';
import { departureFrom, historyOf, type SignupPage } from './leavable-page.ts';
import { createMembershipHttp } from './membership.ts';
import { createPersonHttp, createProfileHttp } from './person.ts';
import { createSignupHttp } from './signup.ts';

interface SignupKind {
  readonly flow: MembershipFlow;
  /** The departments that a company's code opens; null narrows nothing. */
  readonly allowedIds$: Behavior<readonly number[] | null>;
}

/** The stores of every sign-up of a member. */
export function signupParts(portal: Portal, page: SignupPage, { flow, allowedIds$ }: SignupKind) {
  const { http, place, center, session, toasts } = portal;
  const { clock, tabs } = place;
  const profile = createCurrentProfile({ port: createProfileHttp(http), session, tabs });
  return {
    center,
    session,
    profile,
    person: createPersonStore({
      port: createPersonHttp(http),
      clock,
      profile$: profile.profile$,
      center,
      approval: 'asked',
      report: toasts.report,
    }),
    membership: createMembershipStore({
      port: createMembershipHttp(http),
      departments$: center.departments$,
      reloadDepartments: center.reloadDepartments,
      allowedIds$,
      visitor$: derive({ view: session.view$ }, ({ view }) => ({ loggedIn: view.status === 'loggedIn' })),
      direct$: derive({ parameters: center.parameters$ }, ({ parameters }) => directLinkOf(parameters)),
      noDirectDebitFirst$: derive({ parameters: center.parameters$ }, ({ parameters }) =>
        prefersNoDirectDebit(parameters),
      ),
      preselectedId$: center.departmentId$,
      flow,
      toasts,
      chosen: center.chooseDepartment,
    }),
    port: createSignupHttp(http),
    terms: portal.termsCalls,
    digest,
    drafts: draftsOf(portal),
    departure: departureFrom(portal, page),
    history: historyOf(page),
    tabs,
    tracking: countingOf(portal),
    newKey,
    report: toasts.report,
    clock,
  };
}

/** The person of a form that is filled in for nobody who is known. */
export const unknownPerson = ({ http, place, center, toasts }: Portal): PersonStore =>
  createPersonStore({
    port: createPersonHttp(http),
    profile$: new BehaviorSubject(null),
    center,
    approval: 'asked',
    report: toasts.report,
    clock: place.clock,
  });
