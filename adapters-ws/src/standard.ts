import type { ConnectionEnd } from '@felles/core/internal/realtime/model';
import type { Socket, SocketEvents } from './socket.ts';

/** The parts of a web socket that are used here; those of browsers and of Node both have them. */
export interface StandardSocket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: ConnectionEnd) => void): void;
}

/** The standard's numbers for where a socket is. */
const OPEN = 1;
const CLOSED = 3;
/** The code of a connection that ended without a closing handshake. */
const ABNORMAL = 1006;
const CLOSED_HERE: ConnectionEnd = { code: 1000, reason: 'closed here' };

/** A standard socket behind the seam: however an attempt ends, it ends as exactly one `closed`. */
export function openStandardSocket(construct: () => StandardSocket, events: SocketEvents): Socket {
  let ended = false;
  const end = ({ code, reason }: ConnectionEnd) => {
    if (ended) return;
    ended = true;
    events.closed({ code, reason });
  };
  const socket = constructed(construct);
  if (socket)
    listen(socket, { opened: events.opened, received: (text) => ended || events.received(text), closed: end });
  else queueMicrotask(() => end({ code: ABNORMAL, reason: 'this cannot be connected to' }));
  return {
    send(text) {
      if (socket?.readyState === OPEN) socket.send(text);
    },
    close() {
      socket?.close();
      end(CLOSED_HERE);
    },
  };
}

/** Nothing where the address is none, or one that this page may not connect to. */
function constructed(construct: () => StandardSocket): StandardSocket | null {
  try {
    return construct();
  } catch {
    return null;
  }
}

function listen(socket: StandardSocket, { opened, received, closed }: SocketEvents): void {
  socket.addEventListener('open', () => opened());
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') received(data);
  });
  socket.addEventListener('close', closed);
  // A policy that forbids the address fires an error and never a close.
  socket.addEventListener('error', () => {
    if (socket.readyState === CLOSED) closed({ code: ABNORMAL, reason: '' });
  });
}
