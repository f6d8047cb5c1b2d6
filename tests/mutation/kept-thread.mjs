// Vitest starts a thread for each run, which loads the product again: a second for each mutant. Stryker turns a mutant on
// by a variable, so the modules may stay loaded, and only the file of the tests is read again.
import { ThreadsPoolWorker } from 'vitest/node';

const NAME = 'kept-thread';
/** Each run leaves listeners behind in its thread. */
const RUNS_OF_A_THREAD = 100;

/** The idle thread of each project. */
const idle = new Map();

/** A plugin of Vite: Stryker's runner names the pool "threads", and this hook comes after it. */
export const keepThread = () => ({
  name: NAME,
  configureVitest({ vitest }) {
    const pool = { name: NAME, createPoolWorker: (options) => new KeptThread(options) };
    for (const { config } of vitest.projects) Object.assign(config, { pool: NAME, poolRunner: pool });
    vitest.onClose(() => Promise.all([...idle.values()].map(({ worker }) => worker.stop())));
  },
});

class KeptThread {
  name = NAME;
  #options;
  #thread;
  #listeners = [];
  #hasAnswered = false;

  constructor(options) {
    this.#options = options;
  }

  async start() {
    const { project } = this.#options;
    this.#thread = idle.get(project);
    idle.delete(project);
    if (this.#thread) return;
    const worker = new ThreadsPoolWorker({ ...this.#options, execArgv: [] });
    await worker.start();
    this.#thread = { worker, runs: 0 };
  }

  on(event, listener) {
    this.#listeners.push([event, listener]);
    this.#thread.worker.on(event, listener);
  }

  off(event, listener) {
    this.#thread.worker.off(event, listener);
  }

  send(message) {
    // A thread that has stopped would answer no later run, so the pool is answered here.
    if (message.type === 'stop') {
      this.#hasAnswered = true;
      for (const [event, listener] of this.#listeners)
        if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true });
    } else if (message.type === 'run') {
      const invalidates = message.context.files.map(({ filepath }) => filepath);
      this.#thread.worker.send({ ...message, context: { ...message.context, invalidates } });
    } else this.#thread.worker.send(message);
  }

  deserialize(data) {
    return data;
  }

  async stop() {
    for (const [event, listener] of this.#listeners.splice(0)) this.off(event, listener);
    this.#thread.runs += 1;
    if (this.#hasAnswered && this.#thread.runs < RUNS_OF_A_THREAD) idle.set(this.#options.project, this.#thread);
    else await this.#thread.worker.stop();
  }
}
