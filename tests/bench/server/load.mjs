// The load: a few connections that are kept, each asking again as soon as it was answered. It reads no more of an
// answer than its length, so that what is measured is the server and not the one who asks.
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

process.on('message', async ({ port, path, headers, connections, milliseconds, bytes }) => {
  try {
    process.send({ perSecond: await load({ port, path, headers, connections, milliseconds, bytes }) });
  } catch (problem) {
    process.send({ problem: problem.message });
  }
});

async function load({ port, path, headers, connections, milliseconds, bytes }) {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const began = performance.now();
  const until = began + milliseconds;
  const counts = await Promise.all(Array.from({ length: connections }, () => askAgain(port, request, until, bytes)));
  return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - began)) * 1000;
}

function askAgain(port, request, until, bytes) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answered = 0;
    let missing = null;
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`port ${port} closed the connection`)));
    socket.on('data', (chunk) => {
      try {
        missing = missing === null ? lengthOf(chunk, bytes) - chunk.length : missing - chunk.length;
      } catch (problem) {
        reject(problem);
        socket.destroy();
        return;
      }
      if (missing > 0) return;
      missing = null;
      answered += 1;
      if (performance.now() < until) return socket.write(request);
      socket.removeAllListeners('close').end();
      resolve(answered);
    });
  });
}

/** Head and body of an answer together, read from its first bytes. Anything but the whole list is an error. */
function lengthOf(chunk, bytes) {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
  if (end < 0 || !head.startsWith('HTTP/1.1 200') || !(length >= bytes))
    throw new Error(`answered: ${head.slice(0, 300)}`);
  return end + 4 + length;
}
