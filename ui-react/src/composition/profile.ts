import { createPersonHttp, createProfileHttp } from '@felles/adapters-http';
import { createProfileStore, type ProfileStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { askBeforeLeaving } from '../browser/leave-question.ts';
import { bound } from './token.ts';
import { HttpClient, Place, SessionState, ToastDesk } from './tokens.ts';

/** What is not saved is asked about for as long as the page lives: changes stay wherever the visitor goes. */
export function composeProfile(container: Container): ProfileStore {
  const { tabs, clock } = bound(container, Place);
  const http = bound(container, HttpClient);
  const profile = createProfileStore({
    port: createProfileHttp(http),
    places: createPersonHttp(http),
    session: bound(container, SessionState),
    toasts: bound(container, ToastDesk),
    tabs,
    clock,
  });
  askBeforeLeaving(profile.unsaved$);
  return profile;
}
