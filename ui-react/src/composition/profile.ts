import { createPersonHttp, createProfileHttp } from '@felles/adapters-http';
import { createConfirmLeaving } from '@felles/core';
import { createProfileStore, type ProfileStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { askBeforeLeaving } from '../browser/leave-question.ts';
import { LogOutDialog } from '../portal/profile/LogOutDialog.tsx';
import { composeDeparture } from './departure.ts';
import { bound } from './token.ts';
import { HttpClient, LeavingQuestion, Place, SessionState, ToastDesk } from './tokens.ts';

/** The question lives as long as the page, like the changes. Its code comes with the form: later the network may be gone. */
export function composeProfile(container: Container): ProfileStore {
  const { tabs, clock } = bound(container, Place);
  const http = bound(container, HttpClient);
  const session = bound(container, SessionState);
  const profile = createProfileStore({
    port: createProfileHttp(http),
    places: createPersonHttp(http),
    session,
    toasts: bound(container, ToastDesk),
    tabs,
    departure: composeDeparture(container),
    clock,
  });
  askBeforeLeaving(profile.unsaved$);
  bound(container, LeavingQuestion).next({
    question: createConfirmLeaving({ guard: profile.guard, leave: session.logOut }),
    Dialog: LogOutDialog,
  });
  return profile;
}
