import {
  createInvoiceHttp,
  createMembershipHttp,
  createPersonHttp,
  createProfileHttp,
  createSignupHttp,
} from '@felles/adapters-http';
import { createDeparture, derive } from '@felles/core';
import {
  createCurrentProfile,
  createMembershipStore,
  createMoneyWatch,
  createPaymentStore,
  createPersonStore,
  createStandardStore,
  directLinkOf,
} from '@felles/core/portal';
import type { Container } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import { browserLeaving } from '../browser/leaving.ts';
import { newKey } from '../browser/new-key.ts';
import { browserStepHistory } from '../browser/step-history.ts';
import type { Register, Tracking } from '../portal/services.ts';
import { composeDrafts } from './drafts.ts';
import { bound } from './token.ts';
import { Access, CenterState, HttpClient, Place, SessionState, ToastDesk } from './tokens.ts';

/** Becoming a member at the page of one's own choice; which of the two registers it is, the center says. */
export function composeRegister(container: Container, { record, leaveForSigning }: Tracking): Register {
  const { clock, storage, tabs } = bound(container, Place);
  const http = bound(container, HttpClient);
  const center = bound(container, CenterState);
  const session = bound(container, SessionState);
  const toasts = bound(container, ToastDesk);
  const profile = createCurrentProfile({ port: createProfileHttp(http), session, tabs });
  const person = createPersonStore({
    port: createPersonHttp(http),
    clock,
    profile$: profile.profile$,
    center,
    approval: 'asked',
    report: toasts.report,
  });
  const membership = createMembershipStore({
    port: createMembershipHttp(http),
    departments$: center.departments$,
    reloadDepartments: center.reloadDepartments,
    allowedIds$: new BehaviorSubject(null),
    visitor$: derive({ view: session.view$ }, ({ view }) => ({ loggedIn: view.status === 'loggedIn' })),
    direct$: derive({ parameters: center.parameters$ }, ({ parameters }) => directLinkOf(parameters)),
    preselectedId: () => center.departmentId$.value,
    flow: 'ordinary',
    toasts,
    chosen: center.chooseDepartment,
  });
  const needs = {
    center,
    session,
    profile,
    person,
    membership,
    port: createSignupHttp(http),
    drafts: composeDrafts(container),
    saved: storage,
    departure: createDeparture(browserLeaving, bound(container, Access)),
    history: browserStepHistory,
    tabs,
    tracking: { record, leaveForSigning },
    money: createMoneyWatch({ port: createInvoiceHttp(http), clock }),
    newKey,
    report: toasts.report,
    clock,
  };
  return { person, membership, standard: createStandardStore(needs), payment: createPaymentStore(needs) };
}
