import { type Failure, fail, ok, type Result } from '@felles/core';
import { RecentEvent } from '@felles/core/internal/workspace/about/model';
import { DISPLAY_LIMITS } from '@felles/core/internal/workspace/about/rules';
import { createAboutStore } from '@felles/core/internal/workspace/about/store';
import { BehaviorSubject, Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aClient } from '../../../support/realtime/a-client.ts';
import { countedKeys } from '../../../support/small-needs.ts';

const OFFLINE: Failure = { kind: 'unreachable', cause: 'network' };

describe('subscriptions', () => {
  it('[W-REALTIME-09] should be asked of the hub when there is a connection, and when the user wants to know', () => {
    const { client, store, view } = anAbout();
    expect(view().subscribed).toEqual({ status: 'idle' });
    client.connect();
    expect(view().subscribed).toEqual({ status: 'loading' });
    client.line().answer('listsubs', { parameters: { channels: ['b', 'a'] } });
    expect(view().subscribed).toEqual({ status: 'ready', channels: ['a', 'b'] });
    store.refreshSubscriptions();
    client.line().answer('listsubs', { operation_result: 500 });
    expect(view().subscribed).toEqual({
      status: 'failed',
      failure: { key: 'connection.error.refused', params: { code: 500 } },
    });
    client.line().drop();
    expect(view().subscribed).toEqual({ status: 'idle' });
  });

  it('should say how many events have come on each channel', () => {
    const { client, view } = anAbout();
    client.connect();
    for (const channel of ['b', 'constructor', 'b']) client.line().say({ event: 'told', channel, data: 1 });
    expect([...view().counts]).toEqual([
      ['b', 2],
      ['constructor', 1],
    ]);
  });

  it('should be loaded again when a channel is subscribed', () => {
    const { client, store, view } = anAbout();
    client.connect();
    store.listenTo('other');
    client.line().answer('subscribe');
    client.line().answer('listsubs', { parameters: { channels: ['other'] } });
    expect(view().subscribed).toEqual({ status: 'ready', channels: ['other'] });
  });
});

describe('the channel', () => {
  it('should be asked for among the subscriptions when the service says no to it', () => {
    const { client, store, view } = anAbout();
    client.connect();
    client.line().answer('subscribe');
    client.line().answer('listsubs', { parameters: { channels: [view().channel] } });
    store.listenTo('forbidden');
    client.line().answer('unsubscribe');
    client.line().answer('subscribe', { operation_result: 403 });
    client.line().answer('listsubs', { parameters: { channels: [] } });
    expect(view().subscribed).toEqual({ status: 'ready', channels: [] });
  });

  it('[W-REALTIME-29] should be fetched again after a reconnect, without duplicates', () => {
    const { client, view, asked, answer } = anAbout();
    client.connect().answer('subscribe');
    answer([]);
    answer([]); // asked for once more, because the channel was joined meanwhile
    client.line().say({ event: 'message', channel: view().channel, data: { id: 'x', text: 'heard' } });
    client.line().drop();
    client.pass(5);
    const before = asked.length;
    client.letIn();
    client.line().answer('subscribe');
    expect(asked).toHaveLength(before + 1);
    client.line().say({ event: 'message', channel: view().channel, data: { id: 'z', text: 'after' } });
    client.line().say({ event: 'message', channel: view().channel, data: { id: 'x', text: 'heard' } });
    answer([told('x', 'heard'), told('y', 'missed')]);
    expect(texts(view())).toEqual(['heard', 'missed', 'after']);
  });

  it('should be another one when the user wants it, and not for a space', () => {
    const { client, store, view, asked } = anAbout();
    client.connect().answer('subscribe');
    store.listenTo(' ');
    const [first] = asked;
    expect(view().channel).toBe(first);
    store.listenTo(' other ');
    expect(view()).toMatchObject({ channel: 'other', lines: { items: [] } });
    expect(asked.at(-1)).toBe('other');
    expect(client.said()).toContain(`unsubscribe ${first}`);
    expect(client.said()).toContain('subscribe other');
  });

  it('should show what has no id, number or text of its own as it is', () => {
    const { client, view, answer } = anAbout();
    client.connect().answer('subscribe');
    answer([]);
    for (const data of [{ id: 7, a: 1 }, { id: 8, text: 'said' }, 'plain', undefined])
      client.line().say({ event: 'told', channel: view().channel, data });
    expect(view().lines.items.map(({ id, text, isKnownById }) => [id, text, isKnownById])).toEqual([
      ['7', '{"id":7,"a":1}', true],
      ['8', 'said', true],
      ['heard 3', '"plain"', false],
      ['heard 4', '', false],
    ]);
  });

  it('should show a limited part of the events', () => {
    const { client, view, answer } = anAbout();
    client.connect().answer('subscribe');
    answer([]);
    for (let id = 1; id <= DISPLAY_LIMITS.lines + 5; id += 1)
      client.line().say({ event: 'told', channel: view().channel, data: { id, text: 'x'.repeat(100_000) } });
    const { items } = view().lines;
    expect([items.length, items[0]?.id, items.at(-1)?.id]).toEqual([
      DISPLAY_LIMITS.lines,
      '6',
      `${DISPLAY_LIMITS.lines + 5}`,
    ]);
    expect(items[0]?.text).toBe(`${'x'.repeat(DISPLAY_LIMITS.characters)} …`);
  });

  it('should show what has no id until it is fetched again, and never twice', () => {
    const { client, store, view, answer } = anAbout();
    client.connect().answer('subscribe');
    const say = (data: unknown) => client.line().say({ event: 'told', channel: view().channel, data });
    say('before it was read');
    answer([{ event: 'told', data: 'before it was read', at: 1 }]);
    expect(texts(view())).toEqual(['"before it was read"']);
    store.reload();
    answer([{ event: 'told', data: 'before it was read', at: 1 }]);
    expect(texts(view())).toEqual([]);
  });

  it('should be shown though its events cannot be written, and no name is longer than a line', () => {
    const { client, view, answer } = anAbout();
    client.connect().answer('subscribe');
    answer([]);
    const circle: { own?: unknown } = {};
    circle.own = circle;
    client.line().say({ event: 'x'.repeat(1_000), channel: view().channel, data: circle });
    client.line().say({ event: 'told', channel: view().channel, data: { id: 1 } });
    client.line().say({ event: 'told', channel: view().channel, data: { id: '1' } });
    const { items } = view().lines;
    expect(items.map(({ text }) => text)).toEqual(['…', '{"id":1}', '{"id":"1"}']);
    expect(items[0]?.event).toBe(`${'x'.repeat(DISPLAY_LIMITS.name)} …`);
  });

  it.each([8.64e15 + 1, Number.MAX_VALUE, -1e20])('should have a valid time, not %d', (at) => {
    expect(RecentEvent.safeParse({ event: 'told', data: 1, at }).success).toBe(false);
    expect(RecentEvent.safeParse({ event: 'told', data: 1, at: 8.64e15 }).success).toBe(true);
  });

  it('should say that no events come after a refusal, until the channel is subscribed', () => {
    const { client, store, view } = anAbout();
    client.connect();
    store.listenTo('forbidden');
    client.line().answer('subscribe', { operation_result: 403 });
    expect(view().refusal).toEqual({ key: 'connection.error.refused', params: { code: 403 } });
    client.reconnect();
    client.line().answer('subscribe');
    expect(view().refusal).toBeNull();
    client.line().drop();
    client.pass(300_000);
    client.letIn();
    client.line().answer('subscribe', { operation_result: 403 });
    expect(view().refusal).not.toBeNull();
    store.listenTo('another');
    expect(view().refusal).toBeNull();
  });

  it('should be fetched again when the device has found a network, where it could not be before', () => {
    const { asked, answer, fails, online$ } = anAbout();
    const comeAndGo = () => {
      online$.next(false);
      online$.next(true);
    };
    fails(OFFLINE);
    comeAndGo();
    expect(asked).toHaveLength(2);
    answer([]);
    comeAndGo();
    expect(asked).toHaveLength(2);
  });

  it('should say why it could not be fetched', () => {
    const { view, fails } = anAbout();
    fails(OFFLINE);
    expect(view().lines).toEqual({ items: [], isLoading: false, failure: OFFLINE });
  });

  it('should show live events of a service without recent events', () => {
    const { client, view, fails } = anAbout();
    client.connect().answer('subscribe');
    const refused: Failure = { kind: 'refused', refusal: 'notFound', status: 404, type: '', message: '' };
    fails(refused);
    fails(refused);
    client.line().say({ event: 'told', channel: view().channel, data: { id: 1, text: 'now' } });
    expect(view().lines).toEqual({
      items: [expect.objectContaining({ text: 'now' })],
      isLoading: false,
      failure: null,
    });
  });
});

describe('publishing', () => {
  it('should send what was written once, and forget it when the hub has it', () => {
    const { client, store, view } = anAbout();
    client.connect();
    store.write('  hello ');
    store.publish();
    store.publish();
    expect(view().isSending).toBe(true);
    expect(published(client)).toEqual([{ id: 'key 1', text: 'hello' }]);
    client.line().answer('publish');
    expect(view()).toMatchObject({ isSending: false, text: '', unsent: null });
  });

  it('should send nothing where nothing was written', () => {
    const { client, store } = anAbout();
    client.connect();
    store.write('  ');
    store.publish();
    expect(published(client)).toEqual([]);
  });

  it('should keep what was written when it fails, say why, and send it again as the same note', () => {
    const { client, store, view } = anAbout();
    client.connect();
    store.write('hello');
    store.publish();
    client.line().drop();
    expect(view()).toMatchObject({
      isSending: false,
      text: 'hello',
      unsent: { key: 'connection.error.unknownOutcome' },
    });
    client.comeBack();
    store.publish();
    expect(view().unsent).toBeNull();
    expect(published(client)).toEqual([{ id: 'key 1', text: 'hello' }]);
    client.line().answer('publish', { operation_result: 403 });
    store.write('another');
    store.publish();
    expect(published(client).at(-1)).toEqual({ id: 'key 2', text: 'another' });
  });

  it('should keep what is written while it is on its way', () => {
    const { client, store, view } = anAbout();
    client.connect();
    store.write('hello');
    store.publish();
    store.write('hello again');
    client.line().answer('publish');
    expect(view().text).toBe('hello again');
  });
});

it('[R-45] should hear nothing any more when it is closed', () => {
  const { client, store } = anAbout();
  client.connect().answer('subscribe');
  store.open();
  expect(client.said().filter((name) => name.startsWith('subscribe'))).toHaveLength(1);
  store.close();
  expect(client.said().at(-1)).toMatch(/^unsubscribe /);
});

const told = (id: string, text: string): RecentEvent => ({ event: 'message', data: { id, text }, at: 1 });
const texts = ({ lines }: { readonly lines: { readonly items: readonly { readonly text: string }[] } }) =>
  lines.items.map(({ text }) => text);

/** The publications on the newest line. */
const published = (client: ReturnType<typeof aClient>): readonly unknown[] =>
  client.line().sent.flatMap((frame) => (frame.operation === 'publish' ? [frame.parameters.data] : []));

function anAbout() {
  const client = aClient();
  const asked: string[] = [];
  let reply: ((result: Result<readonly RecentEvent[]>) => void) | null = null;
  const online$ = new BehaviorSubject(true);
  const store = createAboutStore({
    realtime: client.store,
    port: {
      recent: (channel) =>
        new Observable((asker) => {
          asked.push(channel);
          reply = (result) => {
            asker.next(result);
            asker.complete();
          };
        }),
    },
    version: '1.0',
    online$,
    wall: client.clock,
    newKey: countedKeys(),
  });
  store.open();
  return {
    client,
    store,
    asked,
    online$,
    view: () => store.view$.value,
    answer: (items: readonly RecentEvent[]) => reply?.(ok(items)),
    fails: (failure: Failure) => reply?.(fail(failure)),
  };
}
