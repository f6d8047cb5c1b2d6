import type { Reply } from '../shared/reply.ts';
import type { ConnectionEnd, EventFrame, OperationFrame, ResultFrame } from './model.ts';

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
