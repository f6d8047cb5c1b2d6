// Records of a payment that the service has words for and that no call of ours brings.
import * as z from 'zod/mini';
import { id, text } from '../../shared/wire-values.ts';

const flag = () => z.nullish(z.boolean());

/** [P-PAYMENT-62] What came of an order to sign something. */
export const SigningOrder = z.looseObject({ orderId: id(), url: text() });
export type SigningOrder = z.infer<typeof SigningOrder>;

/** [P-PAYMENT-63] Whether what a card holds back has been taken. */
export const CaptureStatus = z.looseObject({ is_captured: flag(), status: text() });
export type CaptureStatus = z.infer<typeof CaptureStatus>;

/** [P-PAYMENT-64] How far the payment of an agreement has come. */
export const ContractState = z.looseObject({ is_ended: flag(), is_paid: flag(), status: text() });
export type ContractState = z.infer<typeof ContractState>;

/** [P-PAYMENT-66] What the visitor reads before they sign, and after. */
export const SigningTexts = z.looseObject({ beforeSign: z.string(), afterSign: text() });
export type SigningTexts = z.infer<typeof SigningTexts>;
