import type { ConnectionEnd } from '@felles/core/realtime';

/** What a socket tells the one who opened it, once they hold it. After `closed` it says nothing more. */
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
