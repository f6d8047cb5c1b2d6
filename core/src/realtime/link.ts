// One connection attempt, from its opening to its end, with its running operations.
import { type SchedulerLike, Subscription, timer } from 'rxjs';
import { errorText, type RealtimeError } from './errors.ts';
import type { ClientCredentials, ConnectionEnd, EventFrame, RealtimePort } from './model.ts';
import { createOperations, isOver, type Send, timedOut } from './operations.ts';
import { RECONNECT } from './rules.ts';

export interface LinkEvents {
  opened(): void;
  ready(): void;
  event(event: EventFrame): void;
  /** Called exactly once, unless `close` was called. `error` is set if the client gave the attempt up. */
  ended(how: ConnectionEnd, error: RealtimeError | null): void;
}

export interface Link {
  readonly send: Send;
  /** Fetches the token. The link may end at once, so the caller must have stored it before. */
  begin(): void;
  /** Ends without an event; running operations fail. */
  close(): void;
}

/** The transport of the live connection, and the identity that the server accepts. */
export interface LinkNeeds {
  readonly port: RealtimePort;
  readonly clock: SchedulerLike;
  /** The credentials without the token, which each attempt fetches anew. */
  readonly who: Omit<ClientCredentials, 'token'>;
}

/** The closing code of an attempt that the client gave up; from the range for applications. */
const GIVEN_UP = 4_000;
const TOO_LATE = timedOut('auth', RECONNECT.attempt);

export function openLink({ port, clock, who }: LinkNeeds, events: LinkEvents): Link {
  const patience = { issued: clock.now(), allowed: RECONNECT.attempt };
  const life = new Subscription();
  let stage: 'connecting' | 'open' | 'authenticating' | 'ready' | 'over' = 'connecting';
  let token: string | null = null;

  const operations = createOperations((frame) => connection.send(frame), clock);

  function authenticate(): void {
    if (stage !== 'open' || token === null) return;
    if (isOver(patience, clock)) {
      giveUp(TOO_LATE);
      return;
    }
    stage = 'authenticating';
    // From here on the time limit of the answer counts, within the same budget.
    budget.unsubscribe();
    operations.ask({ operation: 'auth', parameters: { token, ...who } }, patience, (answer) => {
      if (stage !== 'authenticating') return;
      if (!answer.ok) return giveUp(answer.error);
      stage = 'ready';
      events.ready();
    });
  }

  function giveUp(error: RealtimeError): void {
    end({ code: GIVEN_UP, reason: errorText(error) }, error);
  }

  function end(how: ConnectionEnd, error: RealtimeError | null): void {
    if (stage === 'over') return;
    stop();
    events.ended(how, error);
    operations.lost();
  }

  function stop(): void {
    stage = 'over';
    life.unsubscribe();
    connection.close();
  }

  // [W-REALTIME-21] One time limit for all steps from the socket to the server's acceptance.
  const budget = timer(RECONNECT.attempt, clock).subscribe(() => giveUp(TOO_LATE));
  life.add(budget);

  const connection = port.connect({
    opened() {
      if (stage !== 'connecting') return;
      stage = 'open';
      events.opened();
      authenticate();
    },
    received(frame) {
      if (stage === 'over') return;
      if (!('event' in frame)) operations.answered(frame);
      else if (stage === 'ready') events.event(frame);
    },
    closed: (how) => end(how, null),
  });

  return {
    send: operations.ask,
    // A token for this attempt only, fetched while the socket opens.
    begin() {
      life.add(
        port.token().subscribe((answer) => {
          if (!answer.ok) return giveUp({ kind: 'refused', operation: 'auth', code: null });
          token = answer.value;
          authenticate();
        }),
      );
    },
    close() {
      if (stage === 'over') return;
      stop();
      operations.lost();
    },
  };
}
