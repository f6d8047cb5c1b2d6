import { createInvoiceHttp } from '@felles/adapters-http';
import { createMoneyWatch, createPaymentStore, createStandardStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import type { Register, Tracking } from '../portal/services.ts';
import { composeSignupAreas } from './signup-areas.ts';
import { bound } from './token.ts';
import { HttpClient, Place } from './tokens.ts';

/** Becoming a member at the page of one's own choice; which of the two registers it is, the center says. */
export function composeRegister(container: Container, tracking: Tracking): Register {
  const areas = composeSignupAreas(container, tracking, { flow: 'ordinary', allowedIds$: new BehaviorSubject(null) });
  const { person, membership, clock } = areas;
  const needs = {
    ...areas,
    saved: bound(container, Place).storage,
    money: createMoneyWatch({ port: createInvoiceHttp(bound(container, HttpClient)), clock }),
  };
  return { person, membership, standard: createStandardStore(needs), payment: createPaymentStore(needs) };
}
