// Frames over a socket: reads and writes them, sends keep-alives back, and notices a silent line.
import type { ConnectionEnd, ConnectionEvents, FrameConnection } from '@felles/core/internal/realtime/model';
import type { SchedulerLike } from 'rxjs';
import { parseServerFrame, write } from './protocol.ts';
import type { OpenSocket } from './socket.ts';
import { watchSilence } from './watchdog.ts';

/** A place to connect to and the means for it; the clock must be steady, as it measures silence. */
export interface ConnectionNeeds {
  readonly openSocket: OpenSocket;
  readonly address: string;
  readonly clock: SchedulerLike;
}

/** How a connection ends that only seemed to be one. */
const SILENT: ConnectionEnd = { code: 4001, reason: 'the line went silent' };

/** One connection over one socket, without any attempt to connect again: core's store does that. */
export function connectOver(
  { openSocket, address, clock }: ConnectionNeeds,
  events: ConnectionEvents,
): FrameConnection {
  let isOver = false;
  const end = (how: ConnectionEnd) => {
    if (isOver) return;
    isOver = true;
    watchdog.stop();
    events.closed(how);
  };
  const watchdog = watchSilence(clock, () => {
    // A dead line answers no close either: the connection ends here, before the socket says so.
    end(SILENT);
    socket.close();
  });
  const socket = openSocket(address, {
    opened: () => isOver || events.opened(),
    received(text) {
      if (isOver) return;
      const read = parseServerFrame(text);
      if (read.kind === 'keepAlive') socket.send(text);
      watchdog.heard(read.kind === 'keepAlive');
      if (read.kind === 'frame' && 'operation_id' in read.frame) watchdog.answered(read.frame.operation_id);
      if (read.kind === 'frame') events.received(read.frame);
    },
    closed: end,
  });
  return {
    send(frame) {
      watchdog.asked(frame.operation_id);
      socket.send(write(frame));
    },
    close() {
      socket.close();
      end({ code: 1000, reason: 'closed here' });
    },
  };
}
