/** A request that the page has sent while its script was loading (portal.html), and how to cancel it. */
interface Asked {
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
}

declare global {
  interface Window {
    /** By the address and the Authorization header. */
    askedAhead?: Map<string, Asked>;
  }
}

/** Uses the answer that the page asked for ahead, but only once: a second request wants a newer answer. */
export function fetchOrTaken(page: Pick<Window, 'fetch' | 'askedAhead'>): typeof fetch {
  const asked = page.askedAhead;
  delete page.askedAhead;
  return (address, init = {}) => {
    const headers = new Headers(init.headers);
    const question = [String(address), headers.get('Authorization')].join(' ');
    const found = init.method === 'GET' && !headers.has('X-Session') ? asked?.get(question) : undefined;
    if (!found) return page.fetch(address, init);
    asked?.delete(question);
    init.signal?.addEventListener('abort', () => found.stop.abort());
    return found.answer;
  };
}
