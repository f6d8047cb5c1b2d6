// The faults of the live connection, as they are ordered and stored.
import * as z from 'zod/mini';

/**
 * The possible targets of a fault: an operation and its answer, the server's own messages, or the upgrade of the
 * socket.
 */
export const LIVE_SUBJECTS = [
  'auth',
  'subscribe',
  'unsubscribe',
  'publish',
  'listsubs',
  'event',
  'keep-alive',
  'upgrade',
] as const;
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];

export const DEFINITE_KINDS = [
  'drop',
  'half-open',
  'delay',
  'duplicate',
  'reorder',
  'wrong-id',
  'wrong-operation',
  'malformed',
  'non-200',
  'silence',
] as const;
export type LiveFaultKind = (typeof DEFINITE_KINDS)[number];

/** `any` is one of those that fit, chosen by the seed. */
export const LIVE_FAULT_KINDS = [...DEFINITE_KINDS, 'any'] as const;

/** A fault for every frame that it fits, or for the named ones; an upgrade must be named. */
export const LiveFaultOrder = z.strictObject({
  kind: z.enum(LIVE_FAULT_KINDS),
  of: z.optional(z.enum(LIVE_SUBJECTS)),
  channel: z.optional(z.string()),
  /** The number of the one connection it is for. */
  connection: z.optional(z.int()),
  /** Of a delay. */
  milliseconds: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** Of a non-200. */
  code: z.optional(z.int().check(z.gte(400), z.lte(599))),
  /** Whether an operation is done first, and only its answer goes wrong. */
  after: z.optional(z.boolean()),
  probability: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
  /** How many times it strikes before it is over; always, when left out. */
  times: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  /** The seed of its chance; the world's own when left out. */
  seed: z.optional(z.int()),
});
export type LiveFaultOrder = z.infer<typeof LiveFaultOrder>;

/** `met` counts its possible targets, `lines` the connections that met it: chance depends on nothing else. */
export const LiveFault = z.extend(LiveFaultOrder, { id: z.int(), met: z.int(), lines: z.int() });
export type LiveFault = z.infer<typeof LiveFault>;
