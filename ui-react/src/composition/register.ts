import { createPaymentSignupStore, createStandardStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import type { Register, Tracking } from '../portal/services.ts';
import { composePayment } from './payment.ts';
import { composeSignupAreas } from './signup-areas.ts';

/** Becoming a member at the page of one's own choice; the center decides which of the two registers it is. */
export function composeRegister(container: Container, tracking: Tracking): Register {
  const areas = composeSignupAreas(container, tracking, { flow: 'ordinary', allowedIds$: new BehaviorSubject(null) });
  const { person, membership } = areas;
  const { money, payment, saved } = composePayment(container, tracking, 'member');
  const needs = {
    ...areas,
    money,
    payment,
    saved,
  };
  return { person, membership, standard: createStandardStore(needs), payment: createPaymentSignupStore(needs) };
}
