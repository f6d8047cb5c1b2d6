import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between the page and the service that can die without a word: no end is told to either side. */
export interface Tunnel {
  readonly port: number;
  /** Where what comes through goes from now on. */
  leadTo(port: number): void;
  /** From now on nothing comes through, nor does anybody who knocks hear anything. */
  blackHole(): void;
  /** Whoever knocks from now on is heard again. Nobody knows any more of what was swallowed, and that is said now. */
  heal(): void;
  close(): Promise<void>;
}

export async function openTunnel(): Promise<Tunnel> {
  const sockets = new Set<Socket>();
  let target = 0;
  let isBlack = false;

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    if (isBlack) near.resume();
    else join(near, keep(connect({ host: '127.0.0.1', port: target, allowHalfOpen: true })));
  });
  const join = (near: Socket, far: Socket): void => {
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    // It listens on a TCP port, so its address is never a pipe's name.
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
    },
    blackHole() {
      isBlack = true;
      for (const socket of sockets) socket.unpipe().removeAllListeners('end').resume();
    },
    heal() {
      isBlack = false;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
