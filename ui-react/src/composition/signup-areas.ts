import { createMembershipHttp, createPersonHttp, createProfileHttp, createSignupHttp } from '@felles/adapters-http';
import { type Behavior, derive } from '@felles/core';
import {
  createCurrentProfile,
  createMembershipStore,
  createPersonStore,
  directLinkOf,
  type MembershipFlow,
  prefersNoDirectDebit,
} from '@felles/core/portal';
import type { Container } from 'inversify';
import { digest } from '../browser/digest.ts';
import { newKey } from '../browser/new-key.ts';
import { browserStepHistory } from '../browser/step-history.ts';
import type { Tracking } from '../portal/services.ts';
import { composeDeparture } from './departure.ts';
import { composeDrafts } from './drafts.ts';
import { createLeavingForSigning } from './leave-for-signing.ts';
import { bound } from './token.ts';
import { CenterState, HttpClient, Place, SessionState, TermsSource, ToastDesk } from './tokens.ts';

interface SignupKind {
  readonly flow: MembershipFlow;
  /** The departments that a company's code opens; null narrows nothing. */
  readonly allowedIds$: Behavior<readonly number[] | null>;
}

/** What every sign-up of a member leads through, with stores of its own. */
export function composeSignupAreas(container: Container, tracking: Tracking, { flow, allowedIds$ }: SignupKind) {
  const place = bound(container, Place);
  const { clock, tabs } = place;
  const http = bound(container, HttpClient);
  const center = bound(container, CenterState);
  const session = bound(container, SessionState);
  const toasts = bound(container, ToastDesk);
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
    terms: bound(container, TermsSource),
    digest,
    drafts: composeDrafts(container),
    departure: composeDeparture(container),
    history: browserStepHistory,
    tabs,
    tracking: { record: tracking.record, leaveForSigning: createLeavingForSigning(tracking, center.code, place) },
    newKey,
    report: toasts.report,
    clock,
  };
}
