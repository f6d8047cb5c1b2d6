import { createProfileHttp } from '@felles/adapters-http';
import { createCurrentProfile, createDirectDebitPage, type DirectDebitPageStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { composeDeparture } from './departure.ts';
import { composeDrafts } from './drafts.ts';
import { bound } from './token.ts';
import { CenterState, HttpClient, Place, SessionState } from './tokens.ts';

export function composeDirectDebitPage(container: Container): DirectDebitPageStore {
  const { tabs } = bound(container, Place);
  const session = bound(container, SessionState);
  return createDirectDebitPage({
    center: bound(container, CenterState),
    drafts: composeDrafts(container),
    profile: createCurrentProfile({ port: createProfileHttp(bound(container, HttpClient)), session, tabs }),
    mayLeaveFor: composeDeparture(container).mayLeaveFor,
  });
}
