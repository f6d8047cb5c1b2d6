// How often a page has to wait for an answer before it can ask its next question.

/**
 * The longest row of requests in which each began only after the one before was answered. Of several ways to the same
 * length the one that waited least between answer and question is told: it is the one that was waited for.
 */
export function longestChain(requests) {
  const chains = [];
  for (const request of requests.toSorted((a, b) => a.end - b.end)) {
    const before = chains
      .filter(({ last }) => last.end <= request.start)
      .reduce((best, chain) => (best === null || isBetter(chain, best) ? chain : best), null);
    chains.push({ last: request, members: [...(before?.members ?? []), request] });
  }
  return chains.reduce((best, chain) => (isBetter(chain, best) ? chain : best)).members;
}

const isBetter = (chain, best) =>
  chain.members.length > best.members.length ||
  (chain.members.length === best.members.length && chain.last.end > best.last.end);
