/** What the address of a result page can say. */
export interface DirectDebitResult {
  readonly status?: string | undefined;
  readonly success?: string | undefined;
}

/** [P-PAYMENT-48] A status that is there decides alone; without one, success does. Every other value means no. */
export const isDirectDebitSetUp = ({ status, success }: DirectDebitResult): boolean =>
  status === undefined ? success === 'ok' || success === 'true' : status === 'ok';
