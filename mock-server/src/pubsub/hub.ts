// Who is connected, who hears which channel, and what becomes of what they ask. Knows no socket and no clock.
import { readAsked, write } from '@felles/adapters-ws/protocol';
import { type OperationFrame, SUCCESS } from '@felles/core/realtime';
import type { Recent } from './recent.ts';
import type { Tickets } from './tickets.ts';

/** What one connection may take up. */
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
  /** They are told that nobody was let in, and nothing that they say counts from now on. */
  turnAway(): void;
  left(): void;
}

export interface Hub {
  connect(peer: Peer): Guest;
  /** Tells a channel of an event, and says how many listen to it. The key is that of the call that caused it. */
  publish(channel: string, event: string, data: unknown, key?: string): number;
}

interface Connection {
  readonly peer: Peer;
  readonly channels: Set<string>;
  /** Who was let in; null before that. */
  login: number | null;
}

/** A user's own channel is that user's alone. */
export const mayHear = (login: number, channel: string): boolean =>
  !channel.startsWith('user.') || channel === `user.${login}`;

/** The name of an event that a client published. */
export const PUBLISHED = 'message';

/** Begins with neither of the two characters that frames begin with. */
export const KEEP_ALIVE = 'keepalive';

export function createHub(tickets: Tickets, recent: Recent): Hub {
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

  function publish(channel: string, event: string, data: unknown, key?: string): number {
    // Written once, however many hear it.
    const text = write({ event, channel, data, ...(key !== undefined && { key }) });
    recent.keep(channel, { event, data }, text.length);
    const hearing = [...(subscribers.get(channel) ?? [])];
    for (const connection of hearing) say(connection, text);
    return hearing.length;
  }

  function letIn(connection: Connection, ticket: string): number {
    if (connection.login !== null) return 400;
    connection.login = tickets.take(ticket);
    return connection.login === null ? 401 : SUCCESS;
  }

  function act(connection: Connection, frame: OperationFrame): number {
    if (frame.operation === 'auth') return letIn(connection, frame.parameters.token);
    const { login } = connection;
    if (login === null) return 401;
    if ('channel' in frame.parameters) {
      const { channel } = frame.parameters;
      if (channel.length > LIMITS.channel) return 400;
      if (!mayHear(login, channel)) return 403;
    }
    switch (frame.operation) {
      case 'subscribe':
        return join(connection, frame.parameters.channel);
      case 'unsubscribe':
        return leave(connection, frame.parameters.channel);
      case 'publish':
        publish(frame.parameters.channel, PUBLISHED, frame.parameters.data);
        return SUCCESS;
      case 'listsubs':
        return SUCCESS;
    }
  }

  function answer(connection: Connection, frame: OperationFrame): void {
    const { operation, operation_id } = frame;
    const result = { operation_result: act(connection, frame), operation, operation_id };
    const isList = operation === 'listsubs' && result.operation_result === SUCCESS;
    say(connection, write(isList ? { ...result, parameters: { channels: [...connection.channels] } } : result));
    if (connection.login === null) dismiss(connection, ENDINGS.unknown);
  }

  return {
    connect(peer) {
      const connection: Connection = { peer, channels: new Set(), login: null };
      connections.add(connection);
      return {
        heard(text) {
          // What was on its way when it was dismissed is nothing any more.
          if (!connections.has(connection)) return;
          const read = readAsked(text);
          if (read.kind === 'unreadable') dismiss(connection, ENDINGS.unreadable);
          if (read.kind === 'frame') answer(connection, read.frame);
        },
        isLetIn: () => connection.login !== null,
        channels: () => [...connection.channels],
        keepAlive(text) {
          if (connections.has(connection)) say(connection, text);
        },
        turnAway: () => dismiss(connection, ENDINGS.unknown),
        left: () => forget(connection),
      };
    },
    publish,
  };
}
