// The frames of the live connection, with the names of the wire. The adapter parses their texts.
import * as z from 'zod/mini';
import type { Reply } from '../shared/reply.ts';

/** [W-REALTIME-05] The client's identity, with a token that can be used once. */
export const ClientCredentials = z.object({
  token: z.string(),
  server: z.string(),
  base_url: z.string(),
  client: z.object({ type: z.string(), version: z.string(), agent: z.string() }),
});
export type ClientCredentials = Readonly<z.infer<typeof ClientCredentials>>;

const Channel = z.object({ channel: z.string() });
const Publication = z.object({ channel: z.string(), data: z.unknown() });
const operation = <N extends string, P extends z.ZodMiniType>(name: N, parameters: P) =>
  z.object({ operation: z.literal(name), operation_id: z.number(), parameters });

/** [W-REALTIME-02] A frame from the client. */
export const OperationFrame = z.discriminatedUnion('operation', [
  operation('auth', ClientCredentials),
  operation('subscribe', Channel),
  operation('unsubscribe', Channel),
  operation('publish', Publication),
  operation('listsubs', z.object({})),
]);
export type OperationFrame = Readonly<z.infer<typeof OperationFrame>>;
/** Also the names in errors, so that a failed subscription differs from a failed publication. */
export type OperationName = OperationFrame['operation'];

/** An operation without its number, which the connection assigns. */
export type Operation = OperationFrame extends infer F ? (F extends unknown ? Omit<F, 'operation_id'> : never) : never;

/** [W-REALTIME-03] The server's answer. A missing result, or one that is no number, is a refusal. */
export const ResultFrame = z.object({
  operation_result: z.catch(z.nullish(z.number()), null),
  operation: z.catch(z.nullish(z.string()), null),
  operation_id: z.number(),
  parameters: z.optional(z.unknown()),
});
export type ResultFrame = Readonly<z.infer<typeof ResultFrame>>;

/** [W-REALTIME-10] An event of a channel; without a channel, it concerns all of them. */
export const EventFrame = z.object({
  event: z.string(),
  channel: z.optional(z.string()),
  data: z.optional(z.unknown()),
  /** An addition to the specification: the key of the request that caused the event, so that its sender recognizes it. */
  key: z.catch(z.optional(z.string()), undefined),
});
export type EventFrame = Readonly<z.infer<typeof EventFrame>>;

/** The result of `listsubs`. */
export const SubscriptionList = z.object({ channels: z.array(z.string()) });

/** [W-REALTIME-04] The `operation_result` of a request that the server has done; any other number is a refusal. */
export const SUCCESS = 200;

/** The closing code of a connection, or the reason why it could not be opened. */
export interface ConnectionEnd {
  readonly code: number;
  readonly reason: string;
}

/** An ending that counts for reconnects, and its time (milliseconds of the monotonic clock). */
export interface Close extends ConnectionEnd {
  readonly at: number;
}

/** [W-REALTIME-11] An open socket is not ready yet: the server must accept the client first. */
export type ConnectionState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting'; readonly since: number }
  | { readonly kind: 'authenticating'; readonly since: number }
  | { readonly kind: 'ready'; readonly since: number }
  | { readonly kind: 'waiting'; readonly until: number }
  | { readonly kind: 'abandoned'; readonly since: number; readonly closes: number }
  | { readonly kind: 'closed' };

/** The events of a connection, after `connect` has returned. `closed` comes exactly once, and last. */
export interface ConnectionEvents {
  opened(): void;
  received(frame: ResultFrame | EventFrame): void;
  closed(how: ConnectionEnd): void;
}

/** A connection for frames. It answers keep-alives itself, and notices itself that the server is gone. */
export interface FrameConnection {
  /** Does nothing on a closed connection. */
  send(frame: OperationFrame): void;
  /** `closed` follows at once, unless it was called before. */
  close(): void;
}

/** Opens a connection to an address. Never throws: if the address cannot be reached, the connection closes. */
export type Connect = (address: string, events: ConnectionEvents) => FrameConnection;

/** The transport of the live connection: the token comes by HTTP, the frames by a WebSocket. */
export interface RealtimePort {
  /** [W-REALTIME-01] A token for one attempt. */
  token(): Reply<string>;
  /** Never throws: if the address cannot be reached, the connection closes. */
  connect(events: ConnectionEvents): FrameConnection;
}
