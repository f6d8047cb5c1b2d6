// Requests of any kind: every operation that the server says it has, with parameters and bodies that mean something,
// nothing or harm.
import { performance } from 'node:perf_hooks';
import fc from 'fast-check';

/** Requests, equal in every round and on every machine. */
const SEED = 1;

const strange = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.constantFrom('__proto__', '-1', '1e3', '2026-02-30T00:00:00Z', 'x'.repeat(5_000)),
);
const body = fc.oneof(fc.json(), fc.string(), fc.constantFrom('{}', '['.repeat(10_000), 'null'));
const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain');

/** Draws so many requests for whatever is described, with a token that lets them in. */
export async function drawRequests(port, count) {
  const root = `http://127.0.0.1:${port}`;
  const [{ paths }, { token }] = await Promise.all(
    ['openapi.json', 'v1/boostsignup/token/nordlys'].map(async (path) => (await fetch(`${root}/rest/${path}`)).json()),
  );
  const authorization = `Bearer ${token}`;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => {
      const named = (place) => parameters.filter((one) => one.in === place).map(({ name }) => [name, strange]);
      return fc.record({
        method: fc.constant(method.toUpperCase()),
        path: fc
          .record(Object.fromEntries(named('path')))
          .map((values) => path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name]))),
        query: fc.record(Object.fromEntries(named('query')), { requiredKeys: [] }),
        sent: fc.record({ type, body }),
      });
    }),
  );
  return fc.sample(fc.oneof(...operations), { seed: SEED, numRuns: count }).map(({ method, path, query, sent }) => ({
    address: `${root}${path}?${new URLSearchParams(query)}`,
    init: {
      method,
      headers: { authorization, ...(method !== 'GET' && { 'content-type': sent.type }) },
      ...(method !== 'GET' && { body: sent.body }),
    },
  }));
}

/** How long all but the slowest hundredth of them take (milliseconds). None may break the server. */
export async function slowestOf(requests) {
  const times = [];
  for (const { address, init } of requests) {
    const began = performance.now();
    const response = await fetch(address, init);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    if (response.status >= 500) throw new Error(`${init.method} ${address} answered ${response.status}`);
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1];
}
