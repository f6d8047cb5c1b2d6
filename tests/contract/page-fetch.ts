/** Headers that a browser lets a page send without asking the other origin first. */
const ANYWAY = ['accept', 'accept-language', 'content-language'];
const METHODS = ['GET', 'HEAD', 'POST'];

/** The fetch of a page at an origin. Like a browser it asks another origin first, and hides what that does not let the page read. */
export const fetchOfPage =
  (page: string): typeof fetch =>
  async (input, init = {}) => {
    const url = String(input);
    const { method = 'GET' } = init;
    const headers = new Headers(init.headers);
    if (new URL(url).origin === page) return fetch(url, init);
    const asked = [...headers.keys()].filter((name) => !ANYWAY.includes(name));
    if (asked.length > 0 || !METHODS.includes(method)) await askFirst(url, page, method, asked);
    headers.set('origin', page);
    const answer = await fetch(url, { ...init, headers });
    if (answer.headers.get('access-control-allow-origin') !== page) throw blocked(`${url} is not for ${page}`);
    return answer;
  };

async function askFirst(url: string, page: string, method: string, asked: readonly string[]): Promise<void> {
  const { ok, headers } = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin: page,
      'access-control-request-method': method,
      'access-control-request-headers': asked.join(','),
    },
  });
  const list = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/,\s*/);
  const isFor = headers.get('access-control-allow-origin') === page;
  const refused = asked.filter((name) => !list('access-control-allow-headers').includes(name));
  const mayAsk = METHODS.includes(method) || list('access-control-allow-methods').includes(method.toLowerCase());
  if (!ok || !isFor || refused.length > 0 || !mayAsk) throw blocked(`${method} ${url} with ${refused.join(', ')}`);
}

/** A page is told no more than that the network failed. */
const blocked = (what: string) => new TypeError(`blocked: ${what}`);
