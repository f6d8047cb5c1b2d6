// What crosses the live connection. Names are the wire's; which text is which frame is the adapter's to read.
import * as z from 'zod/mini';

/** [W-REALTIME-05] Who asks to be let in, with a token that serves once. */
export const Credentials = z.object({
  token: z.string(),
  server: z.string(),
  base_url: z.string(),
  client: z.object({ type: z.string(), version: z.string(), agent: z.string() }),
});
export type Credentials = Readonly<z.infer<typeof Credentials>>;

const Channel = z.object({ channel: z.string() });
const Publication = z.object({ channel: z.string(), data: z.unknown() });
const operation = <N extends string, P extends z.ZodMiniType>(name: N, parameters: P) =>
  z.object({ operation: z.literal(name), operation_id: z.number(), parameters });

/** [W-REALTIME-02] What a client sends. */
export const OperationFrame = z.discriminatedUnion('operation', [
  operation('auth', Credentials),
  operation('subscribe', Channel),
  operation('unsubscribe', Channel),
  operation('publish', Publication),
  operation('listsubs', z.object({})),
]);
export type OperationFrame = Readonly<z.infer<typeof OperationFrame>>;
export type OperationName = OperationFrame['operation'];

/** An operation without its number, which only the connection it is sent on can give it. */
export type Operation = OperationFrame extends infer F ? (F extends unknown ? Omit<F, 'operation_id'> : never) : never;

/** [W-REALTIME-03] What a server answers. A result that is missing or no number is one that says no. */
export const ResultFrame = z.object({
  operation_result: z.catch(z.nullish(z.number()), null),
  operation: z.catch(z.nullish(z.string()), null),
  operation_id: z.number(),
  parameters: z.optional(z.unknown()),
});
export type ResultFrame = Readonly<z.infer<typeof ResultFrame>>;

/** [W-REALTIME-10] What happened in a channel; one that names no channel happened in all of them. */
export const EventFrame = z.object({
  event: z.string(),
  channel: z.optional(z.string()),
  data: z.optional(z.unknown()),
  /** An addition: the key of the call that caused it, by which its sender knows its own. */
  key: z.catch(z.optional(z.string()), undefined),
});
export type EventFrame = Readonly<z.infer<typeof EventFrame>>;

/** What the answer to `listsubs` carries. */
export const Subscriptions = z.object({ channels: z.array(z.string()) });

/** [W-REALTIME-04] */
export const SUCCESS = 200;

/** How a connection ended: by its closing code, or by what kept it from coming about. */
export interface Ending {
  readonly code: number;
  readonly reason: string;
}

/** An ending that counts, and when it was (milliseconds of the monotonic clock). */
export interface Close extends Ending {
  readonly at: number;
}

/** [W-REALTIME-11] An open socket is not ready yet: the server must know who is there. */
export type ConnectionState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting'; readonly since: number }
  | { readonly kind: 'authenticating'; readonly since: number }
  | { readonly kind: 'ready'; readonly since: number }
  | { readonly kind: 'waiting'; readonly until: number }
  | { readonly kind: 'abandoned'; readonly since: number; readonly closes: number }
  | { readonly kind: 'closed' };
