import { createPaymentPageStore } from '@felles/core/internal/portal/payment/page-store';
import type { PaymentPageStore } from '@felles/core/portal/payment';
import type { Portal } from '../door.ts';
import { payingParts } from '../payment.ts';
import type { LeavablePage } from '../place.ts';

/** The page of an invoice. */
export const createPaymentPage = (portal: Portal, page: LeavablePage): PaymentPageStore =>
  createPaymentPageStore({ ...payingParts(portal, page, 'payment'), center: portal.center });
