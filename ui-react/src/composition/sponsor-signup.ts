import { createPersonHttp, createSignupHttp, createSponsorHttp } from '@felles/adapters-http';
import { derive } from '@felles/core';
import {
  connectionHash,
  createPersonStore,
  createSponsoredStore,
  createSponsorSignupStore,
  type SponsorSignupStore,
} from '@felles/core/portal';
import type { Container } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import { newKey } from '../browser/new-key.ts';
import { browserStepHistory } from '../browser/step-history.ts';
import { paths } from '../portal/paths.ts';
import type { Tracking } from '../portal/services.ts';
import { composeDeparture } from './departure.ts';
import { composeDrafts } from './drafts.ts';
import { createLeavingForSigning } from './leave-for-signing.ts';
import { bound } from './token.ts';
import { CenterState, HttpClient, Place, ToastDesk } from './tokens.ts';

/** A sponsor is another person than the member who may be logged in here, so nothing is filled in for them. */
export function composeSponsorSignup(container: Container, tracking: Tracking): SponsorSignupStore {
  const place = bound(container, Place);
  const { clock, tabs } = place;
  const http = bound(container, HttpClient);
  const center = bound(container, CenterState);
  const toasts = bound(container, ToastDesk);
  const departure = composeDeparture(container);
  const port = createSponsorHttp(http);
  const hash$ = derive({ parameters: center.parameters$ }, ({ parameters }) => connectionHash(parameters));
  return createSponsorSignupStore({
    port,
    person: createPersonStore({
      port: createPersonHttp(http),
      profile$: new BehaviorSubject(null),
      center,
      approval: 'asked',
      report: toasts.report,
      clock,
    }),
    sponsored: createSponsoredStore({ port, hash$ }),
    hash$,
    center,
    drafts: composeDrafts(container),
    departure,
    centerAddress: `${departure.origin}${paths.start.of(center.code)}`,
    history: browserStepHistory,
    tabs,
    tracking: { leaveForSigning: createLeavingForSigning(tracking, center.code, place) },
    report: toasts.report,
    toasts,
    updateMember: createSignupHttp(http).updateMember,
    newKey,
    clock,
  });
}
