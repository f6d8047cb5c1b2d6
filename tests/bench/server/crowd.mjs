// Connections that say nothing, or half of a request, and keep a server busy with waiting for them.
import { once } from 'node:events';
import { connect } from 'node:net';

/** Does its work while so many wait at a port, and lets them go. */
export async function besideACrowd(port, size, work) {
  const sockets = await Promise.all(Array.from({ length: size }, (_, place) => waitAt(port, place % 2 === 0)));
  try {
    const figure = await work();
    if (sockets.some(({ closed }) => closed)) throw new Error('the crowd was sent away during the measurement');
    return figure;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

async function waitAt(port, saysNothing) {
  const socket = connect(port, '127.0.0.1');
  // Whoever is sent away is told so, and is gone only once that has been read.
  socket.on('error', () => {}).resume();
  await once(socket, 'connect');
  if (!saysNothing) socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Slow`);
  return socket;
}
