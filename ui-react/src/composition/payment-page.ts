import { createPaymentPageStore, type PaymentPageStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import type { Tracking } from '../portal/services.ts';
import { composePaying } from './paying.ts';
import { bound } from './token.ts';
import { CenterState } from './tokens.ts';

/** The page of an invoice. */
export const composePaymentPage = (container: Container, tracking: Tracking): PaymentPageStore =>
  createPaymentPageStore({ ...composePaying(container, tracking, 'payment'), center: bound(container, CenterState) });
