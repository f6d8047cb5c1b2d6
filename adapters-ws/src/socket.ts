import type { ConnectionEnd } from '@felles/core/internal/realtime/model';

/** The events of a socket, for the code that opened it. None comes after `closed`. */
export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  closed(how: ConnectionEnd): void;
}

/** The smallest socket there is: text goes out, and it can be closed. */
export interface Socket {
  /** Of a socket that is not open it is nothing. */
  send(text: string): void;
  close(): void;
}

/** Opens a socket to an address. A browser's, Node's and a test's socket all fit behind this. */
export type OpenSocket = (address: string, events: SocketEvents) => Socket;
