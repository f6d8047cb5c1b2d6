// How often one address may ask in a minute, at one center, for what could be guessed. It is counted by kind of secret.
import { payment, person, session, sponsor } from '@felles/adapters-http/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queryOf, readPairs } from '../pairs.ts';
import { tooMany } from '../refusals.ts';
import { centerOf, sessionOf } from '../request.ts';
import type { Row } from '../row.ts';
import type { World } from '../world.ts';

const MINUTE = 60_000;

interface Limit {
  readonly of: string;
  readonly rows: readonly Row[];
  /** An open page asks for it again and again: a value that was found within a minute does not count as a guess. */
  readonly isWatched?: true;
}

const LIMITS: readonly Limit[] = [
  { of: 'phone', rows: [person.phone, sponsor.contact] },
  { of: 'code', rows: [sponsor.lookUpCode, sponsor.useCode] },
  { of: 'link', rows: [sponsor.sponsored, sponsor.createSponsor, sponsor.accept] },
  { of: 'login', rows: [session.login, session.newPassword] },
  {
    of: 'invoice',
    rows: [payment.invoice, payment.paymentState, payment.startPayment, payment.agreement],
    isWatched: true,
  },
];

const LIMIT_OF: ReadonlyMap<Row, Limit> = new Map(LIMITS.flatMap((limit) => limit.rows.map((row) => [row, limit])));

/** The kind of the secret that a call is asked with; null where it is no one's to guess. */
export const guessOf = (row: Row): string | null => LIMIT_OF.get(row)?.of ?? null;

/** Turns an address away for the rest of the minute once it has guessed so often; there is no limit where none is given. */
export function installLimits(app: FastifyInstance, world: World, most: number | null): void {
  if (most === null) return;
  const guesses = new Map<string, number>();
  const found = new Set<string>();
  const answered = new WeakMap<FastifyRequest, readonly string[]>();
  let minute = 0;

  app.addHook('onRequest', async (request) => {
    const now = world.realTime();
    if (Math.floor(now / MINUTE) !== minute) {
      guesses.clear();
      found.clear();
      minute = Math.floor(now / MINUTE);
    }
    const asked = guessesIn(world, request);
    for (const { by, what } of asked) {
      if (found.has(`${by} ${what}`)) continue;
      const count = (guesses.get(by) ?? 0) + 1;
      if (count > most) throw tooMany((minute + 1) * MINUTE - now, WORDS);
      guesses.set(by, count);
    }
    answered.set(
      request,
      asked.flatMap(({ by, what }) => (what === null ? [] : [`${by} ${what}`])),
    );
  });

  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400) for (const what of answered.get(request) ?? []) found.add(what);
  });
}

const WORDS = 'For mange forsøk på kort tid. Vent et minutt og prøv igjen.';

interface Guess {
  /** Who guesses where, and at which kind of secret. */
  readonly by: string;
  /** The secret itself, if it may be asked for again. */
  readonly what: string | null;
}

/** A request may ask by two secrets: the id of an invoice, and a session. */
function guessesIn(world: World, request: FastifyRequest): readonly Guess[] {
  const { row } = request.routeOptions.config;
  if (row === undefined || row.access === 'anyone' || row.access === 'staff') return [];
  const query = readPairs(queryOf(request.url));
  const limit = LIMIT_OF.get(row);
  const id = sessionOf(row, request, query);
  if (limit === undefined && id === undefined) return [];
  const center = centerOf(world, row, request, query);
  if (center === null) return [];
  const at = (kind: string) => `${kind} ${center.code} ${request.ip}`;
  return [
    ...(limit ? [{ by: at(limit.of), what: limit.isWatched && request.method === 'GET' ? request.url : null }] : []),
    ...(id === undefined ? [] : [{ by: at('session'), what: id }]),
  ];
}
