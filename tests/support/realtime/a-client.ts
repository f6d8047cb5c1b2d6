// A client with time in the test's hands, and every line it opens.
import { fail, ok, type Reply } from '@felles/core';
import type { RealtimeError } from '@felles/core/internal/realtime/errors';
import {
  type ConnectionEvents,
  type ConnectionState,
  type EventFrame,
  type OperationFrame,
  type ResultFrame,
  SUCCESS,
} from '@felles/core/internal/realtime/model';
import { RECONNECT } from '@felles/core/internal/realtime/rules';
import { createRealtimeStore, type RealtimeNeeds, type RealtimeStore } from '@felles/core/internal/realtime/store';
import { of } from 'rxjs';
import { aClock, type Clock } from './a-clock.ts';

/** One connection that the client opened. */
export interface Line {
  readonly sent: OperationFrame[];
  isClosed: boolean;
  open(): void;
  say(frame: ResultFrame | EventFrame): void;
  /** The answer to the last operation of this name that was sent. */
  answer(operation: OperationFrame['operation'], result?: Partial<ResultFrame>): void;
  drop(code?: number): void;
}

export interface Client {
  readonly store: RealtimeStore;
  readonly clock: Clock;
  readonly lines: readonly Line[];
  readonly line: () => Line;
  /** The kinds of states it was in. */
  readonly states: ConnectionState['kind'][];
  readonly problems: RealtimeError[];
  readonly resyncs: () => number;
  readonly tokens: () => number;
  pass(milliseconds: number): void;
  /** Lets it in on the line it has opened last. */
  letIn(): Line;
  /** Starts it, and lets it in. */
  connect(): Line;
  /** Lets its wait after a close pass, and lets it in again. */
  comeBack(): Line;
  /** Cuts its line, and lets it in on the next one. */
  reconnect(): Line;
  /** Names of what was sent on a line, with the channel where there is one. */
  said(line?: Line): readonly string[];
}

export interface ClientNeeds {
  readonly token?: (asked: number) => Reply<string>;
  readonly needs?: Partial<RealtimeNeeds>;
}

/** The service has none to give. */
export const NO_TOKEN = fail({ kind: 'refused', refusal: 'server', status: 500, type: 'Error', message: '' } as const);

export function aClient({ token = (asked) => of(ok(`token-${asked}`)), needs = {} }: ClientNeeds = {}): Client {
  const clock = aClock();
  const lines: Line[] = [];
  let asked = 0;
  let resyncs = 0;
  const store = createRealtimeStore({
    clock,
    port: {
      token() {
        asked += 1;
        return token(asked);
      },
      connect(events) {
        const line = aLine(events);
        lines.push(line);
        return { send: (frame) => line.sent.push(frame), close: () => line.drop(1000) };
      },
    },
    who: { server: 'live', base_url: 'https://here', client: { type: 'web', version: '1', agent: 'test' } },
    ...needs,
  });
  const states: ConnectionState['kind'][] = [];
  const problems: RealtimeError[] = [];
  store.state$.subscribe(({ kind }) => states.push(kind));
  store.problems$.subscribe((problem) => problems.push(problem));
  store.resynced$.subscribe(() => {
    resyncs += 1;
  });

  const client: Client = {
    store,
    clock,
    lines,
    line() {
      const last = lines.at(-1);
      if (!last) throw new Error('no connection was opened');
      return last;
    },
    states,
    problems,
    resyncs: () => resyncs,
    tokens: () => asked,
    pass: clock.pass,
    letIn() {
      const line = client.line();
      line.open();
      line.answer('auth');
      return line;
    },
    connect() {
      store.start();
      return client.letIn();
    },
    comeBack() {
      clock.pass(RECONNECT.soon);
      return client.letIn();
    },
    reconnect() {
      client.line().drop();
      return client.comeBack();
    },
    said: (line = client.line()) => line.sent.map(nameOf),
  };
  return client;
}

/** A client that was let in, and its line; it listens to these channels from before. */
export function aConnectedClient(...channels: readonly string[]) {
  const client = aClient();
  for (const channel of channels) client.store.listen(channel).subscribe();
  return { client, line: client.connect() };
}

function aLine(events: ConnectionEvents): Line {
  const line: Line = {
    sent: [],
    isClosed: false,
    open: events.opened,
    say: events.received,
    answer(operation, result = {}) {
      const asked = line.sent.findLast((frame) => frame.operation === operation);
      if (!asked) throw new Error(`${operation} was never sent`);
      line.say({ operation_result: SUCCESS, operation, operation_id: asked.operation_id, ...result });
    },
    drop(code = 1006) {
      if (line.isClosed) return;
      line.isClosed = true;
      events.closed({ code, reason: '' });
    },
  };
  return line;
}

function nameOf({ operation, parameters }: OperationFrame): string {
  return 'channel' in parameters ? `${operation} ${parameters.channel}` : operation;
}

/** The outcomes of an answer so far, in words. */
export function heardOf(answer: ReturnType<RealtimeStore['publish']>): readonly string[] {
  const heard: string[] = [];
  answer.subscribe((result) => heard.push(result.ok ? 'yes' : result.error.kind));
  return heard;
}
