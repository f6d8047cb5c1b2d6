import { createSponsorHttp } from '@felles/adapters-http';
import { derive } from '@felles/core';
import { type AcceptStore, createAcceptStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import type { Tracking } from '../portal/services.ts';
import { bound } from './token.ts';
import { CenterState, HttpClient, Place } from './tokens.ts';

export const composeSponsorAccept = (container: Container, { record }: Tracking): AcceptStore =>
  createAcceptStore({
    port: createSponsorHttp(bound(container, HttpClient)),
    hash$: derive(
      { parameters: bound(container, CenterState).parameters$ },
      ({ parameters }) => parameters.hash ?? null,
    ),
    online$: bound(container, Place).surroundings.online$,
    clock: bound(container, Place).clock,
    answered: (outcome) => record({ kind: 'sponsorConnectionAnswered', outcome }),
  });
