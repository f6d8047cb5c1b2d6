// The connected clients, their channels and their operations. Knows no socket and no clock.
import { parseClientFrame, write } from '@felles/adapters-ws/protocol';
import { type OperationFrame, SUCCESS } from '@felles/core/internal/realtime/model';
import { kindOfChannel } from '../rights/rights.ts';
import type { Rights } from '../row.ts';
import type { About } from '../tables/table.ts';
import type { Recent } from './recent.ts';
import type { Holder, Tickets } from './tickets.ts';

/** The limits of one connection. */
export const LIMITS = {
  subscriptions: 200,
  /** Characters in the name of a channel. */
  channel: 200,
  /** Bytes that were sent to it and that it has not taken. */
  backlog: 1_048_576,
} as const;

/** Why the hub ends a connection. */
export const ENDINGS = {
  unreadable: { code: 4400, reason: 'This cannot be read.' },
  unknown: { code: 4401, reason: 'Nobody was let in.' },
  over: { code: 4403, reason: 'The token is over.' },
  slow: { code: 4408, reason: 'Too much was not taken.' },
} as const;
export type HubEnding = (typeof ENDINGS)[keyof typeof ENDINGS];

/** The other end of a connection. */
export interface Peer {
  send(text: string): void;
  end(how: HubEnding): void;
  backlog(): number;
}

/** A connection, as the one who holds its socket knows it. */
export interface Guest {
  heard(text: string): void;
  isLetIn(): boolean;
  channels(): readonly string[];
  keepAlive(text: string): void;
  /** The client hears that it was not let in, and all that it sends from now on is ignored. */
  turnAway(): void;
  left(): void;
}

export interface Hub {
  connect(peer: Peer): Guest;
  /** Tells a channel of an event, and says how many hear it. */
  publish(channel: string, event: string, data: unknown, about?: About): number;
  /** Ends the connections whose token is over. */
  endOver(): void;
}

/** The channels of a user, and whether the token is still valid. */
export interface Admission extends Pick<Rights, 'heard' | 'mayHear'> {
  serves(access: string): boolean;
}

interface Connection {
  readonly peer: Peer;
  readonly channels: Set<string>;
  /** Who was let in; null before that. */
  holder: Holder | null;
}

/** The name of an event that a client published. */
export const CLIENT_EVENT = 'message';

/** Begins with neither of the two characters that frames begin with. */
export const KEEP_ALIVE = 'keepalive';

export function createHub(tickets: Tickets, recent: Recent, { heard, mayHear, serves }: Admission): Hub {
  const connections = new Set<Connection>();
  const subscribers = new Map<string, Set<Connection>>();

  function say(connection: Connection, text: string): void {
    if (connection.peer.backlog() > LIMITS.backlog) dismiss(connection, ENDINGS.slow);
    else connection.peer.send(text);
  }

  function dismiss(connection: Connection, how: HubEnding): void {
    forget(connection);
    connection.peer.end(how);
  }

  function forget(connection: Connection): void {
    connections.delete(connection);
    for (const channel of connection.channels) leave(connection, channel);
  }

  function join(connection: Connection, channel: string): number {
    if (connection.channels.size >= LIMITS.subscriptions && !connection.channels.has(channel)) return 429;
    connection.channels.add(channel);
    const others = subscribers.get(channel);
    if (others) others.add(connection);
    else subscribers.set(channel, new Set([connection]));
    return SUCCESS;
  }

  function leave(connection: Connection, channel: string): number {
    connection.channels.delete(channel);
    const others = subscribers.get(channel);
    others?.delete(connection);
    if (others?.size === 0) subscribers.delete(channel);
    return SUCCESS;
  }

  const isOver = ({ holder }: Connection): boolean => holder !== null && !serves(holder.access);

  function publish(channel: string, event: string, data: unknown, { key, ...about }: About = {}): number {
    const written = (told: unknown): string => write({ event, channel, data: told, ...(key !== undefined && { key }) });
    // Written once, however many hear the whole of it.
    const whole = written(data);
    recent.keep(channel, { event, data }, whole.length, about);
    let count = 0;
    for (const connection of subscribers.get(channel) ?? []) {
      const told = connection.holder && heard(connection.holder.login, channel, { event, data }, about);
      if (told === null) continue;
      count += 1;
      tell(connection, told.data === data ? whole : written(told.data));
    }
    return count;
  }

  function tell(connection: Connection, text: string): void {
    if (isOver(connection)) dismiss(connection, ENDINGS.over);
    else say(connection, text);
  }

  /**
   * A client tells its own user alone, in the user's channel or in one that the service does not know: the service alone tells
   * what others hear.
   */
  function publishOwn({ login }: Holder, channel: string, data: unknown): number {
    const kind = kindOfChannel(channel);
    if (kind !== null && kind !== 'user') return 403;
    const text = write({ event: CLIENT_EVENT, channel, data });
    recent.ofUser(login).keep(channel, { event: CLIENT_EVENT, data }, text.length);
    for (const connection of subscribers.get(channel) ?? [])
      if (connection.holder?.login === login) tell(connection, text);
    return SUCCESS;
  }

  function letIn(connection: Connection, ticket: string): number {
    if (connection.holder !== null) return 400;
    connection.holder = tickets.take(ticket);
    return connection.holder === null ? 401 : SUCCESS;
  }

  function act(connection: Connection, frame: OperationFrame): number {
    if (frame.operation === 'auth') return letIn(connection, frame.parameters.token);
    const { holder } = connection;
    if (holder === null) return 401;
    if ('channel' in frame.parameters) {
      const { channel } = frame.parameters;
      if (channel.length > LIMITS.channel) return 400;
      if (!mayHear(holder.login, channel)) return 403;
    }
    switch (frame.operation) {
      case 'subscribe':
        return join(connection, frame.parameters.channel);
      case 'unsubscribe':
        return leave(connection, frame.parameters.channel);
      case 'publish':
        return publishOwn(holder, frame.parameters.channel, frame.parameters.data);
      case 'listsubs':
        return SUCCESS;
    }
  }

  function answer(connection: Connection, frame: OperationFrame): void {
    const { operation, operation_id } = frame;
    const result = { operation_result: act(connection, frame), operation, operation_id };
    const isList = operation === 'listsubs' && result.operation_result === SUCCESS;
    say(connection, write(isList ? { ...result, parameters: { channels: [...connection.channels] } } : result));
    if (connection.holder === null) dismiss(connection, ENDINGS.unknown);
  }

  return {
    connect(peer) {
      const connection: Connection = { peer, channels: new Set(), holder: null };
      connections.add(connection);
      return {
        heard(text) {
          // Frames of a dismissed connection are ignored.
          if (!connections.has(connection)) return;
          if (isOver(connection)) {
            dismiss(connection, ENDINGS.over);
            return;
          }
          const read = parseClientFrame(text);
          if (read.kind === 'unreadable') dismiss(connection, ENDINGS.unreadable);
          if (read.kind === 'frame') answer(connection, read.frame);
        },
        isLetIn: () => connection.holder !== null,
        channels: () => [...connection.channels],
        keepAlive(text) {
          if (connections.has(connection)) say(connection, text);
        },
        turnAway: () => dismiss(connection, ENDINGS.unknown),
        left: () => forget(connection),
      };
    },
    publish,
    endOver() {
      for (const connection of [...connections].filter(isOver)) dismiss(connection, ENDINGS.over);
    },
  };
}
