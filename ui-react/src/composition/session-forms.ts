import { createSessionHttp } from '@felles/adapters-http';
import { createLoginStore, createNewPasswordStore, type LoginStore, type NewPasswordStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import type { Tracking } from '../portal/services.ts';
import { bound } from './token.ts';
import { Access, CenterSource, CenterState, HttpClient, Keeper, Place, SessionState, ToastDesk } from './tokens.ts';

export const composeLogin = (container: Container): LoginStore =>
  createLoginStore({
    port: createSessionHttp(bound(container, HttpClient)),
    probe: bound(container, CenterSource).center,
    access: bound(container, Access),
    lost$: bound(container, Keeper).lost$,
    session: bound(container, SessionState),
    centerId$: bound(container, CenterState).centerId$,
    online$: bound(container, Place).surroundings.online$,
    toasts: bound(container, ToastDesk),
    clock: bound(container, Place).clock,
  });

export const composeNewPassword = (container: Container, { record }: Tracking): NewPasswordStore =>
  createNewPasswordStore({
    port: createSessionHttp(bound(container, HttpClient)),
    centerId$: bound(container, CenterState).centerId$,
    online$: bound(container, Place).surroundings.online$,
    events: () => record({ kind: 'passwordRequested' }),
    clock: bound(container, Place).clock,
  });
