import type { OperationName } from './model.ts';

/** Why an operation failed. Each operation fails at most once, and with one of these. */
export type RealtimeError =
  /** [W-REALTIME-22] The server may have done it or not. */
  | { readonly kind: 'timedOut'; readonly operation: OperationName; readonly seconds: number }
  /** [W-REALTIME-23] The code is missing where the answer gave none. */
  | { readonly kind: 'refused'; readonly operation: OperationName; readonly code: number | null }
  /** [W-REALTIME-24] The answer named another operation. */
  | { readonly kind: 'mismatched'; readonly operation: OperationName; readonly answered: string | null }
  /** The operation succeeded, but its result cannot be read. */
  | { readonly kind: 'unreadable'; readonly operation: OperationName }
  /** The connection ended before the operation was sent, or before its answer. It is not sent again automatically. */
  | { readonly kind: 'closed'; readonly operation: OperationName; readonly sent: boolean }
  /** Too many operations are waiting for the connection. */
  | { readonly kind: 'full'; readonly operation: OperationName; readonly waiting: number };

/** The text for logs and thrown errors. Screens have their own messages. */
export function errorText(error: RealtimeError): string {
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

/** [W-REALTIME-20] The exact text of the specification. */
export const AUTH_FAILED = 'Noe er galt på auth';
