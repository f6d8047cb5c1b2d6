import { createPaymentPageStore, type PaymentPageStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import type { Tracking } from '../portal/services.ts';
import { composePayment } from './payment.ts';
import { bound } from './token.ts';
import { CenterState } from './tokens.ts';

/** The page of an invoice. */
export const composePaymentPage = (container: Container, tracking: Tracking): PaymentPageStore =>
  createPaymentPageStore({ ...composePayment(container, tracking, 'payment'), center: bound(container, CenterState) });
