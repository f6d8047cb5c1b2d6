import type { OpenSocket } from './socket.ts';

/** The code of a connection that ended without a closing handshake. */
const ABNORMAL = 1006;

/** A browser's socket behind the seam: however an attempt ends, it ends as exactly one `closed`. */
export const openBrowserSocket: OpenSocket = (address, events) => {
  const socket = new WebSocket(address);
  let ended = false;
  const end = (code: number, reason: string) => {
    if (ended) return;
    ended = true;
    events.closed({ code, reason });
  };
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('message', ({ data }) => {
    if (!ended && typeof data === 'string') events.received(data);
  });
  socket.addEventListener('close', ({ code, reason }) => end(code, reason));
  // A policy that forbids the address fires an error and never a close.
  socket.addEventListener('error', () => {
    if (socket.readyState === WebSocket.CLOSED) end(ABNORMAL, '');
  });
  return {
    send: (text) => socket.send(text),
    close() {
      socket.close();
      end(1000, 'closed here');
    },
  };
};
