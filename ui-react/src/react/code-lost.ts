/** Code that could not be fetched, as an error of its own kind. It is kept as lost until a caller has it forgotten. */
export class CodeLost extends Error {
  override readonly name = 'CodeLost';
  /** From now on the next caller has it fetched anew, unless that is under way. */
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

/** For a caller that does without what failed: it is fetched anew when it is wanted again. */
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
  let isAsking = false;
  let isOver = false;
  const ask = () => {
    // Nothing is asked for offline or in a hidden page: an event tells when that ends.
    if (isAsking || !navigator.onLine || document.visibilityState === 'hidden') return;
    isAsking = true;
    clearTimeout(next);
    lost.fetchAgain().then(come, askLater);
  };
  const askLater = () => {
    isAsking = false;
    if (isOver) return;
    next = setTimeout(ask, wait);
    wait = Math.min(2 * wait, WAIT.longest);
  };
  const askAnew = () => {
    wait = WAIT.first;
    ask();
  };
  const come = () => {
    if (isOver) return;
    giveUp();
    go();
  };
  const giveUp = () => {
    isOver = true;
    clearTimeout(next);
    window.removeEventListener('online', askAnew);
    document.removeEventListener('visibilitychange', askAnew);
  };
  window.addEventListener('online', askAnew);
  document.addEventListener('visibilitychange', askAnew);
  askLater();
  return giveUp;
}
