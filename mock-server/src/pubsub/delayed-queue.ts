// A queue of actions that can be delayed. It keeps their order, except for those that are held for the next.

export interface DelayedQueue {
  /** Runs after the queue, and after `wait` ms. `bytes` is the memory it holds meanwhile. */
  add(act: () => void, wait?: number, bytes?: number): void;
  /** Runs after the next action; alone, if none comes within a second. */
  addAfterNext(act: () => void, wait?: number, bytes?: number): void;
  /** Whether nothing waits in it. */
  isEmpty(): boolean;
  /** The memory of all its actions (bytes). */
  size(): number;
  close(): void;
}

const MAX_HOLD = 1_000;

interface Step {
  readonly act: () => void;
  readonly due: number;
  readonly bytes: number;
}

export function createDelayedQueue(): DelayedQueue {
  const now = () => performance.now();
  let steps: Step[] = [];
  let bytesHeld = 0;
  let held: Omit<Step, 'due'> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let holding: NodeJS.Timeout | undefined;

  function move(): void {
    for (let step = steps[0]; step !== undefined; step = steps[0]) {
      const left = step.due - now();
      if (left > 0) {
        clearTimeout(timer);
        timer = setTimeout(move, left).unref();
        return;
      }
      steps.shift();
      bytesHeld -= step.bytes;
      const passed = takeHeld();
      step.act();
      passed?.();
    }
  }

  function takeHeld(): (() => void) | undefined {
    clearTimeout(holding);
    const taken = held;
    held = null;
    bytesHeld -= taken?.bytes ?? 0;
    return taken?.act;
  }

  function go(act: () => void, wait = 0, bytes = 0): void {
    bytesHeld += bytes;
    steps.push({ act, due: now() + wait, bytes });
    if (steps.length === 1) move();
  }

  return {
    add: go,
    addAfterNext(act, wait, bytes = 0) {
      go(
        () => {
          held = { act, bytes };
          bytesHeld += bytes;
          holding = setTimeout(() => takeHeld()?.(), MAX_HOLD).unref();
        },
        wait,
        bytes,
      );
    },
    size: () => bytesHeld,
    isEmpty: () => steps.length === 0 && held === null,
    close() {
      clearTimeout(timer);
      clearTimeout(holding);
      steps = [];
      bytesHeld = 0;
      held = null;
    },
  };
}
