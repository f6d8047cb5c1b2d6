import type { Reply } from '../shared/reply.ts';
import type { Ending, EventFrame, OperationFrame, ResultFrame } from './model.ts';

/** What a connection tells the one who opened it, once `connect` has returned. `closed` comes exactly once, and last. */
export interface ConnectionEvents {
  opened(): void;
  received(frame: ResultFrame | EventFrame): void;
  closed(how: Ending): void;
}

/** A connection that carries frames. It answers keep-alives itself, and finds out itself that the server is gone. */
export interface Connection {
  /** Of a connection that is closed it is nothing. */
  send(frame: OperationFrame): void;
  /** `closed` follows at once, if it has not been. */
  close(): void;
}

export interface RealtimePort {
  /** [W-REALTIME-01] Serves for one attempt. */
  token(): Reply<string>;
  /** Never throws: an address that cannot be connected to is a connection that closes. */
  connect(events: ConnectionEvents): Connection;
}
