import {
  createHub,
  createRecent,
  createRights,
  createTickets,
  createWorld,
  ENDINGS,
  type Hub,
  LIMITS,
  RECENT,
  type Recent,
  TICKET,
} from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { aLive } from './a-live.ts';

const AUTH = { server: 'live', base_url: 'https://here', client: { type: 'web', version: '1', agent: 'test' } };

describe('the hub', () => {
  it("should let a user hear the user's own channel, and no other user's", () => {
    const { letIn } = aHub();
    const guest = letIn();
    for (const [number, channel] of ['user.501', 'user.502', 'user.', 'projects'].entries())
      guest.ask('subscribe', { channel }, number + 2);
    expect(guest.heard.slice(-4).map((answer) => Object(answer).operation_result)).toEqual([200, 403, 403, 200]);
  });

  it('should let a client in once', () => {
    const { letIn, ticket } = aHub();
    const guest = letIn();
    guest.ask('auth', { token: ticket(), ...AUTH });
    expect(guest.heard.at(-1)).toMatchObject({ operation_result: 400 });
    expect(guest.endings).toEqual([]);
  });

  it.each(['{', '[]', '{"operation":"shout","operation_id":1,"parameters":{}}', '{"operation":"auth"}'])(
    '[M-19] should end a connection that says %s',
    (text) => {
      const { letIn } = aHub();
      const guest = letIn();
      guest.say(text);
      guest.say('{"operation":"listsubs","operation_id":2,"parameters":{}}');
      expect(guest.endings).toEqual([ENDINGS.unreadable]);
      expect(guest.heard).toHaveLength(1);
    },
  );

  it('should not answer a keep-alive', () => {
    const { letIn } = aHub();
    const guest = letIn();
    guest.say('keepalive');
    expect(guest.heard).toHaveLength(1);
    expect(guest.endings).toEqual([]);
  });

  it('should refuse one subscription too many, and not one that is there already', () => {
    const { letIn } = aHub();
    const guest = letIn();
    for (let number = 0; number < LIMITS.subscriptions; number += 1) guest.ask('subscribe', { channel: `c${number}` });
    expect(guest.heard.at(-1)).toMatchObject({ operation_result: 200 });
    guest.ask('subscribe', { channel: 'one more' });
    expect(guest.heard.at(-1)).toMatchObject({ operation_result: 429 });
    guest.ask('subscribe', { channel: 'c0' });
    expect(guest.heard.at(-1)).toMatchObject({ operation_result: 200 });
  });

  it('should take no longer name for a channel than is stated, in any operation', () => {
    const { letIn } = aHub();
    const guest = letIn();
    for (const operation of ['subscribe', 'unsubscribe', 'publish']) {
      guest.ask(operation, { channel: 'x'.repeat(LIMITS.channel), data: 1 });
      expect(guest.heard.at(-1)).toMatchObject({ operation_result: 200 });
      guest.ask(operation, { channel: 'x'.repeat(LIMITS.channel + 1), data: 1 });
      expect(guest.heard.at(-1)).toMatchObject({ operation_result: 400 });
    }
  });

  it('should end a client that nests deeper than can be written again, and keep nothing of it', () => {
    const recent = createRecent(() => 0);
    const { letIn } = aHub(recent);
    const guest = letIn();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    guest.say(`{"operation":"publish","operation_id":2,"parameters":{"channel":"a","data":${deep}}}`);
    expect(guest.endings).toEqual([ENDINGS.unreadable]);
    expect(recent.of('a')).toEqual([]);
  });
});

describe('a line', () => {
  it('should let in no client any more whose time to be let in is over', () => {
    const { arrives } = aLive();
    const late = arrives();
    late.lostPatience();
    late.authenticate();
    late.ask('subscribe', { channel: 'a' });
    expect([late.results(), late.channels(), late.done]).toEqual([[], [], ['ended']]);
  });

  it('should leave alone a client that was let in in time', () => {
    const guest = aLive().letIn();
    guest.lostPatience();
    guest.ask('subscribe', { channel: 'a' });
    expect([guest.results(), guest.done]).toEqual([[200, 200], []]);
  });
});

describe('tickets', () => {
  it('should let in once, and for a minute', () => {
    let now = 0;
    const tickets = createTickets({ now: () => now, seed: 1 });
    const [one, late] = [tickets.issue(OLA), tickets.issue({ login: '502', access: 'b' })];
    expect(one).not.toBe(late);
    expect(tickets.take(one)).toEqual(OLA);
    expect(tickets.take(one)).toBeNull();
    expect(tickets.take('unknown')).toBeNull();
    now = TICKET.life + 1;
    expect(tickets.take(late)).toBeNull();
  });

  it('should keep the latest where there are too many', () => {
    const tickets = createTickets({ now: () => 0, seed: 1 });
    const all = Array.from({ length: TICKET.atMost + 1 }, () => tickets.issue(OLA));
    expect(tickets.take(all[0] ?? '')).toBeNull();
    expect(tickets.take(all[1] ?? '')).toEqual(OLA);
  });
});

describe('recent events', () => {
  it('should be so much of a channel, and of so many channels', () => {
    const recent = createRecent(() => 0);
    keep(recent, 'oldest', 0);
    for (let count = 0; count < RECENT.channels - 1; count += 1) keep(recent, `channel ${count}`, count);
    for (let count = 0; count <= RECENT.told; count += 1) keep(recent, 'oldest', count);
    expect(recent.of('oldest').map(({ data }) => data)).toEqual(Array.from({ length: RECENT.told }, (_, at) => at + 1));
    keep(recent, 'newest', 0);
    expect(recent.of('channel 0')).toEqual([]);
    expect(recent.of('oldest')).toHaveLength(RECENT.told);
  });

  it('should be limited by the memory, which drops the oldest first', () => {
    const recent = createRecent(() => 0);
    const large = RECENT.characters / 4;
    for (let count = 0; count < 10; count += 1) keep(recent, `channel ${count}`, count, large);
    expect(recent.of('channel 5')).toEqual([]);
    expect(recent.of('channel 6')).toHaveLength(1);
    for (let count = 0; count < 10; count += 1) keep(recent, 'channel 9', count, large);
    expect(recent.of('channel 8')).toEqual([]);
    expect(recent.of('channel 9').map(({ data }) => data)).toEqual([6, 7, 8, 9]);
    keep(recent, 'channel 9', 'too large', RECENT.characters + 1);
    expect(recent.of('channel 9')).toEqual([]);
  });
});

const OLA = { login: '501', access: 'a' } as const;
const EVERYTHING = { ...createRights(createWorld()), serves: () => true };

function keep(recent: Recent, channel: string, data: unknown, length = 1) {
  recent.keep(channel, { event: 'message', data }, length);
}

function aHub(recent = createRecent(() => 0)) {
  const tickets = createTickets({ now: () => 0, seed: 1 });
  const hub = createHub(tickets, recent, EVERYTHING);
  const connect = () => aGuest(hub);
  return {
    hub,
    connect,
    ticket: () => tickets.issue(OLA),
    letIn() {
      const guest = connect();
      guest.ask('auth', { token: tickets.issue(OLA), ...AUTH });
      return guest;
    },
  };
}

function aGuest(hub: Hub) {
  const texts: string[] = [];
  const heard: unknown[] = [];
  const endings: unknown[] = [];
  const guest = hub.connect({
    send(text) {
      texts.push(text);
      if (text.startsWith('{')) heard.push(JSON.parse(text));
    },
    end: (how) => endings.push(how),
    backlog: () => self.backlog,
  });
  let lastId = 0;
  const self = {
    texts,
    heard,
    endings,
    backlog: 0,
    say: guest.heard,
    leave: guest.left,
    ask(operation: string, parameters: object, id = lastId + 1) {
      lastId = id;
      guest.heard(JSON.stringify({ operation, operation_id: id, parameters }));
    },
  };
  return self;
}
