// The network between portal and service of a walk: the service's own routes, asked in the same process, and a
// network that delays, loses and doubles.
import { interpret } from '@felles/adapters-http';
import { type Call, KEY_HEADER, WIRE } from '@felles/adapters-http/wire';
import type { buildMockServer } from '@felles/mock-server/internal';
import { firstValueFrom, timer } from 'rxjs';
import type { TestClock } from '../support/at.ts';

type App = ReturnType<typeof buildMockServer>;

/**
 * The network's fault for a request: it is slow, its answer never comes, it arrives when nobody waits for it any
 * more, its answer is cut off, or it arrives twice. What the service does wrong it is told by its control.
 */
export const TROUBLES = ['slow', 'stalled', 'late', 'lost', 'doubled'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Milliseconds: the first is noticed, the second is longer than anybody waits. */
const DELAY = { short: 1_500, endless: 45_000 } as const;

/** A request as the portal sent it, and its answer as the portal can read it. */
export interface Exchange {
  /** The name of its row in the wire table. */
  readonly row: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly key: string | null;
  readonly body: string;
  readonly at: number;
  /** Null as long as nothing has come, and where nothing ever does. */
  status: number | null;
  /** The service's answer; null before it. */
  answer: Answer | null;
  /** `dropped` is what nobody wanted to hear any more, `late` what nobody waited for any longer. */
  outcome: 'pending' | 'fine' | 'failed' | 'late' | 'dropped';
}

/** An answer as it came from the service. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const HOST = 'localhost:4000';
export const ORIGIN = `http://${HOST}`;

/** The network of one page. */
export interface Network {
  readonly fetch: typeof fetch;
  /** The page is gone: whatever is still on its way reaches nobody. */
  leave(): void;
}

export interface NetworkNeeds {
  readonly app: App;
  readonly center: string;
  readonly clock: TestClock;
  /** Every request of the walk, the newest last. */
  readonly exchanges: Exchange[];
  /** Counts the requests that wait for something else than the clock, of whatever page. */
  readonly traffic: { busy: number };
  /** The fault for a request. */
  readonly troubleFor: (exchange: Exchange) => Trouble | null;
  /** Answers that are the same in every walk, by center and address. */
  readonly fixed: Map<string, Answer>;
  /** Whether the service has been told to let something go wrong. */
  readonly mayFail: () => boolean;
  /** A service that knows no keys is one to which none are brought. */
  readonly bringsKeys: boolean;
}

export function createNetwork(needs: NetworkNeeds): Network {
  const { app, center, clock, exchanges, traffic, troubleFor, fixed, mayFail, bringsKeys } = needs;
  const own: Exchange[] = [];
  let isGone = false;

  async function wait(milliseconds: number): Promise<void> {
    traffic.busy -= 1;
    await firstValueFrom(timer(milliseconds, clock));
    traffic.busy += 1;
  }

  async function ask(exchange: Exchange, headers: Headers): Promise<Answer> {
    const { method, path, query, body } = exchange;
    const place = isFixed(exchange) && !mayFail() ? `${center} ${path}${query}` : null;
    const known = place === null ? undefined : fixed.get(place);
    if (known !== undefined) return known;
    const sent = [...headers].filter(([name]) => bringsKeys || name !== KEY_HEADER.toLowerCase());
    const reply = await app.inject({
      method: method === 'POST' ? 'POST' : method === 'PUT' ? 'PUT' : 'GET',
      url: `${path}${query}`,
      headers: { ...Object.fromEntries(sent), host: HOST },
      ...(body !== '' && { payload: body }),
    });
    const type = String(reply.headers['content-type'] ?? '');
    const answer = { status: reply.statusCode, type, bytes: new Uint8Array(reply.rawPayload) };
    if (answer.status === 200 && place !== null) fixed.set(place, answer);
    return answer;
  }

  async function asked(exchange: Exchange, headers: Headers): Promise<Answer> {
    const trouble = troubleFor(exchange);
    if (trouble === 'slow') await wait(DELAY.short);
    if (trouble === 'late') await wait(mayComeLate(exchange) ? DELAY.endless : 0);
    const answer = await ask(exchange, headers);
    if (trouble === 'doubled') await ask(exchange, headers);
    if (trouble === 'slow') await wait(DELAY.short);
    if (trouble === 'stalled') await wait(DELAY.endless);
    if (trouble === 'lost') throw new TypeError('the answer was lost');
    return answer;
  }

  /** Fills in what became of a request, as far as the portal can know. */
  function conclude(exchange: Exchange, answer: Answer): Answer {
    const row = WIRE[exchange.row];
    exchange.status = answer.status;
    exchange.answer = answer;
    if (exchange.outcome === 'pending')
      exchange.outcome = row !== undefined && interpret(row, answer).ok ? 'fine' : 'failed';
    return answer;
  }

  return {
    leave() {
      isGone = true;
      for (const exchange of own) if (exchange.outcome === 'pending') exchange.outcome = 'dropped';
    },
    async fetch(input, init) {
      if (isGone) return new Promise<never>(() => undefined);
      const { pathname, search } = new URL(String(input), ORIGIN);
      const headers = new Headers(init?.headers);
      const method = init?.method ?? 'GET';
      const body = typeof init?.body === 'string' ? init.body : '';
      const key = headers.get(KEY_HEADER);
      const row = rowOf(method, pathname);
      const exchange: Exchange = {
        ...{ row, method, path: pathname, query: search, key, body, at: clock.now() },
        ...{ status: null, answer: null, outcome: 'pending' },
      };
      init?.signal?.addEventListener('abort', () => {
        if (exchange.outcome === 'pending')
          exchange.outcome = clock.now() - exchange.at >= LONGEST_WAIT ? 'late' : 'dropped';
      });
      exchanges.push(exchange);
      own.push(exchange);
      traffic.busy += 1;
      const came = await asked(exchange, headers)
        .then((answer) => conclude(exchange, answer))
        .catch((problem: Error) => {
          if (exchange.outcome === 'pending') exchange.outcome = 'failed';
          return problem;
        });
      traffic.busy -= 1;
      if (isGone) return new Promise<never>(() => undefined);
      if (came instanceof Error) throw came;
      return new Response(came.bytes, { status: came.status, headers: { 'content-type': came.type } });
    },
  };
}

/** Answers that no walk changes: a center's looks and offers. Most requests of a loading page are of these. */
const isFixed = ({ row }: Exchange): boolean => FIXED.includes(row);

const FIXED: readonly string[] = [
  'center.colors',
  'center.images',
  'center.centerLogo',
  'center.departmentLogo',
  'center.sponsorSetup',
  'center.manifest',
  'center.center',
  'center.departments',
  'membership.memberships',
  'person.municipality',
  'membership.groups',
  'terms.conditionUrl',
  'terms.conditions',
];

/** How long the portal waits for an answer (milliseconds). */
const LONGEST_WAIT = 30_000;

/** An update that overtakes a later one is no double; requests that only read or carry a key may come at any time. */
const mayComeLate = ({ method, key, row }: Exchange): boolean =>
  method === 'GET' || (key !== null && row !== 'signup.createContract');

const ROWS = Object.entries(WIRE).flatMap(([name, row]) => [{ name, method: row.method, pattern: patternOf(row) }]);

function patternOf({ under, path }: Call): RegExp {
  const written = path.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${under === 'rest' ? '/rest' : ''}${written}$`);
}

function rowOf(method: string, path: string): string {
  const found = ROWS.find((row) => row.method === method && row.pattern.test(path));
  if (found === undefined) throw new Error(`no row of the wire table is ${method} ${path}`);
  return found.name;
}
