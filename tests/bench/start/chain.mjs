// How often a page has to wait for an answer before it can ask its next question.

/** Files that a page waits for: pictures, fonts and icons hold nobody up. */
const WAITED_FOR = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'];
const CALLS = ['Fetch', 'XHR'];

/**
 * The longest row of requests in which each began only after the one before was answered. Of several ways to the same
 * length the one with the most calls is told: calls are what the next question is made of.
 */
export function longestChain(requests) {
  const chains = [];
  for (const request of requests.toSorted((a, b) => a.end - b.end)) {
    if (!WAITED_FOR.includes(request.type)) continue;
    const before = best(chains.filter(({ end }) => end <= request.start));
    chains.push({
      members: [...before.members, request],
      calls: before.calls + (CALLS.includes(request.type) ? 1 : 0),
      end: request.end,
    });
  }
  return best(chains).members;
}

const best = (chains) =>
  chains.toSorted((a, b) => b.members.length - a.members.length || b.calls - a.calls || b.end - a.end)[0] ?? NONE;

const NONE = { members: [], calls: 0, end: 0 };
