import type { OperationName } from './model.ts';

/** Why an operation failed. Each operation fails at most once, and with one of these. */
export type RealtimeError =
  /** [W-REALTIME-22] The server may have done it or not. */
  | { readonly kind: 'timedOut'; readonly operation: OperationName; readonly seconds: number }
  /** [W-REALTIME-23] The code is missing where the answer gave none. */
  | { readonly kind: 'refused'; readonly operation: OperationName; readonly code: number | null }
  /** [W-REALTIME-24] The answer was to something else. */
  | { readonly kind: 'mismatched'; readonly operation: OperationName; readonly answered: string | null }
  /** The answer says yes, and what it carries cannot be read. */
  | { readonly kind: 'unreadable'; readonly operation: OperationName }
  /** The connection ended: before it was sent, or with its outcome unknown. It is never sent again by itself. */
  | { readonly kind: 'closed'; readonly operation: OperationName; readonly sent: boolean }
  /** Too much waits for the connection already. */
  | { readonly kind: 'full'; readonly operation: OperationName; readonly waiting: number };

/** What it is called in a log and in an error that a program throws. People are told in words of the screen's own. */
export function wordsOf(error: RealtimeError): string {
  switch (error.kind) {
    case 'timedOut':
      return `${error.operation} timed out after ${error.seconds} seconds`;
    case 'refused':
      return error.operation === 'auth'
        ? AUTH_FAILED
        : `${error.operation} was refused with ${error.code ?? 'no code'}`;
    case 'mismatched':
      return `${error.operation} was answered as ${error.answered ?? 'nothing'}`;
    case 'unreadable':
      return `${error.operation} was answered with what cannot be read`;
    case 'closed':
      return `${error.operation}: the connection closed${error.sent ? ', outcome unknown' : ' before it was sent'}`;
    case 'full':
      return `${error.operation}: ${error.waiting} operations wait already`;
  }
}

/** [W-REALTIME-20] Word for word. */
export const AUTH_FAILED = 'Noe er galt på auth';
