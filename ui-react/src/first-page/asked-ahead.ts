/** A question that the page has asked while its script was on the way (portal.html), and how to give it up. */
interface Asked {
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
}

declare global {
  interface Window {
    /** By what is asked and what it shows at the door. */
    askedAhead?: Map<string, Asked>;
  }
}

/**
 * Sends a request, unless the page has sent the same one ahead: then its answer is used. It is used once, as a second request
 * wants a newer answer. A page that has sent nothing ahead leaves it to the script.
 */
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
