import { type Behavior, fail, ok, type Reply, type Result } from '@felles/core';
import { directLinkOf, type MembershipFlow, prefersNoDirectDebit } from '@felles/core/internal/portal/membership/rules';
import { createMembershipStore } from '@felles/core/internal/portal/membership/store';
import { createPersonStore } from '@felles/core/internal/portal/person/store';
import { createCurrentProfile } from '@felles/core/internal/portal/profile/record';
import { derive } from '@felles/core/internal/shared/behavior';
import type { MembershipPort } from '@felles/core/portal/membership';
import type { PersonStore } from '@felles/core/portal/person';
import type { SignupPort } from '@felles/core/portal/signup';
import type { SponsorPort } from '@felles/core/portal/sponsor';
import { BehaviorSubject, catchError, defer, from, map, of } from 'rxjs';
import type { Http } from '../http.ts';
import { newKey } from '../new-key.ts';
import { profile } from '../wire/portal/member.ts';
import { membership, signup, sponsor } from '../wire/portal/signup.ts';
import { countingOf } from './counting.ts';
import type { Portal } from './door.ts';
import { draftsOf } from './drafts.ts';
import { createPersonHttp, createProfileHttp } from './member.ts';
import { departureFrom, historyOf, type SignupPage } from './place.ts';

/**
 * Core's `SignupPort`, with the center's token. What creates takes a key; a code and an update are calls of the
 * payer's and the profile's areas.
 */
export function createSignupHttp(http: Http): SignupPort {
  return {
    createMember: (body, key) => http.ask(signup.createMember, { body, key }),
    updateMember: (memberId, member) =>
      http.ask(profile.updateMember, { params: { memberId }, body: { ...member, memberId } }),
    createContract: (memberId, body, key) => http.ask(signup.createContract, { params: { memberId }, body, key }),
    useCode: (sponsorcode, body) => http.ask(sponsor.useCode, { params: { sponsorcode }, body }),
    createProfile: (body, key) => http.ask(signup.createProfile, { body, key }),
  };
}

/** Core's `MembershipPort`, with the center's token. It asks for hidden memberships too, as core decides what shows. */
export function createMembershipHttp(http: Http): MembershipPort {
  return {
    memberships: ({ departmentId, groupIds }) =>
      http.ask(membership.memberships, {
        params: { departmentid: departmentId },
        query: { include_hidden: true, ...(groupIds.length > 0 && { group_ids: groupIds }) },
      }),
    groups: () => http.ask(membership.groups, {}),
  };
}

/** Core's `SponsorPort`: members for whom another pays. `contact` reads, but sends an SMS: never ask it just to see. */
export function createSponsorHttp(http: Http): SponsorPort {
  return {
    lookUpCode: (sponsorcode, contractId) =>
      http.ask(sponsor.lookUpCode, { params: { sponsorcode }, query: idOf(contractId) }),
    useCode: (sponsorcode, body) => http.ask(sponsor.useCode, { params: { sponsorcode }, body }),
    contact: ({ phone, contractId, ...query }) =>
      http.ask(sponsor.contact, { params: { phonenumber: phone }, query: { ...query, ...idOf(contractId) } }),
    sponsored: (sponsorConnectionHash) => http.ask(sponsor.sponsored, { query: { sponsorConnectionHash } }),
    createSponsor: (body, key) => http.ask(sponsor.createSponsor, { body, key }),
    accept: (hash) => http.ask(sponsor.accept, { query: {}, body: { hash } }),
  };
}

const idOf = (contractId: string | null) => (contractId === null ? {} : { contractId });

/** The SHA-256 of some bytes, in hexadecimal digits. A page that came by an unsafe way has no means to know it. */
const digest = (bytes: Uint8Array): Reply<string> =>
  defer(() => from(crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))).pipe(
    map(
      (sum): Result<string> => ok([...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('')),
    ),
    catchError(() => of(fail({ kind: 'unreachable', cause: 'network' } as const))),
  );

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

/** The person of a form that begins empty, for a visitor without a profile. */
export const unknownPerson = ({ http, place, center, toasts }: Portal): PersonStore =>
  createPersonStore({
    port: createPersonHttp(http),
    profile$: new BehaviorSubject(null),
    center,
    approval: 'asked',
    report: toasts.report,
    clock: place.clock,
  });
