import { ready } from '../server/ready.mjs';

/** Tells where it listens, and when it is asked, what it takes: processor time (ms), or memory (MiB). */
export function serving(port) {
  process.on('message', ({ what }) => process.send(TAKEN[what]()));
  ready(port);
}

const TAKEN = {
  processor() {
    const { user, system } = process.cpuUsage();
    return { milliseconds: (user + system) / 1_000 };
  },
  memory() {
    globalThis.gc?.();
    return { mebibytes: process.memoryUsage().rss / 2 ** 20 };
  },
};
