import { createPersonHttp, createSignupHttp } from '@felles/adapters-http';
import { createNewProfileStore, createPersonStore, type NewProfileStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import { newKey } from '../browser/new-key.ts';
import { composeDrafts } from './drafts.ts';
import { bound } from './token.ts';
import { CenterState, HttpClient, Place, SessionState, ToastDesk } from './tokens.ts';

/** For visitors who are not logged in: a logged-in visitor has a profile already. */
export function composeNewProfile(container: Container): NewProfileStore {
  const { clock, surroundings } = bound(container, Place);
  const http = bound(container, HttpClient);
  const center = bound(container, CenterState);
  const toasts = bound(container, ToastDesk);
  return createNewProfileStore({
    port: createSignupHttp(http),
    person: createPersonStore({
      port: createPersonHttp(http),
      profile$: new BehaviorSubject(null),
      center,
      approval: 'asked',
      report: toasts.report,
      clock,
    }),
    center,
    online$: surroundings.online$,
    session: bound(container, SessionState),
    drafts: composeDrafts(container),
    toasts,
    newKey,
    clock,
  });
}
