/** Code that could not be fetched. It is kept as lost until somebody has it forgotten. */
export class CodeLost extends Error {
  override readonly name = 'CodeLost';
  /** From now on whoever wants it has it fetched anew, unless that is under way. */
  readonly forget: () => void;
  readonly #fetch: () => Promise<unknown>;

  constructor(cause: unknown, forget: () => void, fetch: () => Promise<unknown>) {
    super('the code of a part of the page did not arrive', { cause });
    this.forget = forget;
    this.#fetch = fetch;
  }

  fetchAgain(): Promise<unknown> {
    this.forget();
    return this.#fetch();
  }
}

/** For whoever does without what failed: it is fetched anew when it is wanted again. */
export function forgetLost(failure: unknown): void {
  if (failure instanceof CodeLost) failure.forget();
}

/** How long to wait before lost code is asked for again, the first time and at most; in milliseconds. */
const WAIT = { first: 1_000, longest: 60_000 };

/**
 * Asks for lost code until it is there: when the network is back, when the page is seen again, which may have slept through
 * that, and now and then, because a network that is said to be back may yet lead nowhere. Says how to give up.
 */
export function onceItComes(lost: CodeLost, go: () => void): () => void {
  let wait = WAIT.first;
  let next: ReturnType<typeof setTimeout>;
  const ask = () => {
    // Whoever is offline or looks elsewhere is heard of again.
    if (!navigator.onLine || document.visibilityState === 'hidden') return;
    lost.fetchAgain().then(come, askLater);
  };
  const askLater = () => {
    clearTimeout(next);
    if (isOver) return;
    next = setTimeout(ask, wait);
    wait = Math.min(2 * wait, WAIT.longest);
  };
  let isOver = false;
  const come = () => {
    if (isOver) return;
    giveUp();
    go();
  };
  const giveUp = () => {
    isOver = true;
    clearTimeout(next);
    window.removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', ask);
  };
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  askLater();
  return giveUp;
}
