import { connect } from 'node:net';

/** The answer over a bare connection until it was closed. */
export interface Exchange {
  readonly text: string;
}

/**
 * Sends bytes over a connection of its own, just as they are, and reads until the other end closes it.
 * The output of `feed` is sent piece by piece, as fast as the other end takes it.
 */
export function exchange(port: number, bytes: string | Buffer, feed?: () => Buffer | null): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      if (feed) pump();
    });
    function pump(): void {
      const piece = feed?.() ?? null;
      if (piece === null || socket.destroyed) return;
      if (socket.write(piece)) setImmediate(pump);
      else socket.once('drain', pump);
    }
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece) => {
      text += piece;
    });
    // A server that has said its word may close while we are still talking.
    socket.on('error', () => {});
    socket.on('close', () => resolve({ text }));
  });
}

/** The status and the body of the first answer in the text of an exchange. */
export function answerIn({ text }: Exchange): {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
} {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    type: /^content-type: (.*)$/im.exec(head)?.[1] ?? '',
    body: JSON.parse(rest.join('\r\n\r\n')),
  };
}
