// One mutation after another in the same threads. To begin a thread, and to load into it what no mutation touches (the
// test runner, rxjs, every other file of the product), takes longer than most mutations take to be caught.
import { ThreadsPoolWorker } from 'vitest/node';

/** A thread goes on hearing each of its users, so it must not live for ever; to begin one costs as much as three uses. */
const USES_OF_A_THREAD = 30;

/** Each with the project it was begun for and the files it must read again. */
const threads = new Set();

/** A pool for vitest, which begins and ends a thread for every run: it is handed one that is there already. */
export const KEPT_THREADS = {
  name: 'kept-threads',
  createPoolWorker: (options) => new KeptThread(options),
};

/** From now on this file is not what the threads have read. */
export function readAnew(file) {
  for (const { outdated } of threads) outdated.add(file);
}

/** Once nothing uses them any more. */
export async function endThreads() {
  const ended = [...threads].map(({ thread }) => thread.stop());
  threads.clear();
  await Promise.all(ended);
}

class KeptThread {
  name = KEPT_THREADS.name;
  #options;
  #kept;
  #listeners = [];
  /** Whether its user is done with it; whoever stops it without a word has waited in vain for an answer. */
  #isDone = false;

  constructor(options) {
    this.#options = options;
  }

  async start() {
    const { project } = this.#options;
    this.#kept = [...threads].find((kept) => kept.project === project && !kept.inUse);
    if (this.#kept) {
      this.#kept.inUse = true;
      return;
    }
    // What node is told when it starts is for a whole process, and a thread that is told it does not begin.
    const thread = new ThreadsPoolWorker({ ...this.#options, execArgv: [] });
    await thread.start();
    const begun = { thread, project, inUse: true, uses: 0, outdated: new Set() };
    thread.on('exit', () => threads.delete(begun));
    threads.add(begun);
    this.#kept = begun;
  }

  on(event, heard) {
    this.#listeners.push([event, heard]);
    this.#kept.thread.on(event, heard);
  }

  off(event, heard) {
    this.#kept.thread.off(event, heard);
  }

  send(message) {
    const { thread, outdated } = this.#kept;
    // A thread that was told to stop would listen to nobody again.
    if (message.type === 'stop') {
      this.#isDone = true;
      this.#answer({ type: 'stopped', __vitest_worker_response__: true });
    } else if (message.type !== 'run') thread.send(message);
    else {
      thread.send({ ...message, context: { ...message.context, invalidates: [...outdated] } });
      outdated.clear();
    }
  }

  deserialize(data) {
    return data;
  }

  async stop() {
    for (const [event, heard] of this.#listeners.splice(0)) this.off(event, heard);
    this.#kept.uses += 1;
    this.#kept.inUse = false;
    if (this.#isDone && this.#kept.uses < USES_OF_A_THREAD) return;
    threads.delete(this.#kept);
    await this.#kept.thread.stop();
  }

  #answer(message) {
    for (const [event, heard] of this.#listeners) if (event === 'message') heard(message);
  }
}
