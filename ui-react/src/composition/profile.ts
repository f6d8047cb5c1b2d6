import { createPersonHttp, createProfileHttp } from '@felles/adapters-http';
import { createProfileStore, type ProfileStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { bound } from './token.ts';
import { HttpClient, Place, SessionState, ToastDesk } from './tokens.ts';

export function composeProfile(container: Container): ProfileStore {
  const { tabs, clock } = bound(container, Place);
  const http = bound(container, HttpClient);
  return createProfileStore({
    port: createProfileHttp(http),
    places: createPersonHttp(http),
    session: bound(container, SessionState),
    toasts: bound(container, ToastDesk),
    tabs,
    clock,
  });
}
