import type { EventFrame } from '@felles/core/internal/realtime/model';
import { config, first, take, tap } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { aClient, aConnectedClient, type Client } from '../../support/realtime/a-client.ts';

describe('channels', () => {
  it('[R-33] should pass an event on to those who listen to its channel, and to no others', () => {
    const client = aClient();
    const heard: string[] = [];
    client.store.listen('a').subscribe(({ data }) => heard.push(`a ${data}`));
    client.store.listen('b').subscribe(({ data }) => heard.push(`b ${data}`));
    const line = client.connect();
    line.say({ event: 'told', channel: 'a', data: 1 });
    line.say({ event: 'told', channel: 'unknown', data: 2 });
    expect(heard).toEqual(['a 1']);
  });

  it('should pass an event without a channel on to everybody', () => {
    const client = aClient();
    const heard: string[] = [];
    client.store.listen('a').subscribe(() => heard.push('a'));
    client.store.listen('b').subscribe(() => heard.push('b'));
    client.connect().say({ event: 'told' });
    expect(heard).toEqual(['a', 'b']);
  });

  it('should not pass an event to a listener who came after it', () => {
    const client = aClient();
    const heard: string[] = [];
    const tell =
      (who: string) =>
      ({ data }: EventFrame) =>
        heard.push(`${who} ${data}`);
    client.store
      .listen('a')
      .pipe(tap(tell('first')), take(1))
      .subscribe({ complete: () => client.store.listen('a').subscribe(tell('late')) });
    client.store.listen('a').subscribe(tell('second'));
    const line = client.connect();
    line.say({ event: 'told', channel: 'a', data: 1 });
    line.say({ event: 'told', channel: 'a', data: 2 });
    expect(heard).toEqual(['first 1', 'second 1', 'second 2', 'late 2']);
  });

  it('[R-36] should pass a thousand events on in the order they came', () => {
    const client = aClient();
    const heard: unknown[] = [];
    client.store.listen('a').subscribe(({ data }) => heard.push(data));
    const line = client.connect();
    const all = Array.from({ length: 1_000 }, (_, data) => data);
    for (const data of all) line.say({ event: 'told', channel: 'a', data });
    expect(heard).toEqual(all);
  });

  it('[R-37] [W-REALTIME-18] should subscribe each channel once after a return, however many listen to it', () => {
    const client = aClient();
    for (const channel of ['a', 'b', 'a', 'c', 'b']) client.store.listen(channel).subscribe();
    client.connect();
    client.reconnect();
    expect(client.said()).toEqual(['auth', 'subscribe a', 'subscribe b', 'subscribe c']);
  });

  it('[R-38] [W-REALTIME-18] should not subscribe what was given up while it was away', () => {
    const client = aClient();
    const a = client.store.listen('a').subscribe();
    client.store.listen('b').subscribe();
    client.connect().drop();
    a.unsubscribe();
    client.comeBack();
    expect(client.said()).toEqual(['auth', 'subscribe b']);
  });

  it('[W-REALTIME-18] should subscribe before it sends what was published meanwhile', () => {
    const client = aClient();
    client.store.listen('a').subscribe();
    client.connect().drop();
    client.store.publish('b', 1).subscribe();
    client.comeBack();
    client.line().answer('subscribe');
    expect(client.said()).toEqual(['auth', 'subscribe a', 'publish b']);
  });

  it('[R-39] should subscribe once what was given up and wanted again before the return', () => {
    const client = aClient();
    client.store.listen('a').subscribe().unsubscribe();
    client.store.listen('a').subscribe();
    client.connect();
    client.reconnect();
    expect(client.said()).toEqual(['auth', 'subscribe a']);
  });

  it('[R-40] should have one operation on its way for a channel, and end with what is wanted', () => {
    const { client, line } = aConnectedClient();
    const first = client.store.listen('a').subscribe();
    first.unsubscribe();
    client.store.listen('a').subscribe().unsubscribe();
    expect(client.said()).toEqual(['auth', 'subscribe a']);
    line.answer('subscribe');
    expect(client.said()).toEqual(['auth', 'subscribe a', 'unsubscribe a']);
    client.store.listen('a').subscribe();
    line.answer('unsubscribe');
    expect(client.said()).toEqual(['auth', 'subscribe a', 'unsubscribe a', 'subscribe a']);
  });

  it('[R-40] should not subscribe what was given up while it was being let in', () => {
    const client = aClient();
    const a = client.store.listen('a').subscribe();
    client.store.start();
    client.line().open();
    a.unsubscribe();
    client.line().answer('auth');
    expect(client.said()).toEqual(['auth']);
  });

  it('[R-41] should keep a channel until its last listener leaves', () => {
    const { client, line } = aConnectedClient();
    const heard: string[] = [];
    const one = client.store.listen('a').subscribe(() => heard.push('one'));
    const other = client.store.listen('a').subscribe(() => heard.push('other'));
    line.answer('subscribe');
    one.unsubscribe();
    line.say({ event: 'told', channel: 'a' });
    expect(client.said()).toEqual(['auth', 'subscribe a']);
    other.unsubscribe();
    line.say({ event: 'told', channel: 'a' });
    expect(client.said()).toEqual(['auth', 'subscribe a', 'unsubscribe a']);
    expect(heard).toEqual(['other']);
  });

  it('[R-41] should say nothing more of a channel once it was given up', () => {
    const { client, line } = aConnectedClient();
    client.store.listen('a').subscribe().unsubscribe();
    line.answer('subscribe');
    line.answer('unsubscribe');
    client.pass(60_000);
    expect(client.said()).toEqual(['auth', 'subscribe a', 'unsubscribe a']);
  });

  it('[R-45] should have one subscription where a listener comes, goes and comes in one go', () => {
    const { client, line } = aConnectedClient();
    client.store.listen('a').subscribe().unsubscribe();
    client.store.listen('a').subscribe();
    line.answer('subscribe');
    expect(client.said()).toEqual(['auth', 'subscribe a']);
  });

  it('[R-43] should report a refusal once, ask what the server has, and not ask for it again', () => {
    const { client, line } = aConnectedClient('a');
    line.answer('subscribe');
    client.store.listen('b').subscribe();
    line.answer('subscribe', { operation_result: 403 });
    expect(client.problems).toEqual([{ kind: 'refused', operation: 'subscribe', code: 403 }]);
    client.pass(10_000);
    expect(client.said().slice(3)).toEqual(['listsubs']);
    line.answer('listsubs', { parameters: { channels: ['a'] } });
    client.pass(3_600_000);
    expect(client.said()).toHaveLength(4);
    expect(client.problems).toHaveLength(1);
  });

  it('[R-43] should ask for it again for a listener who comes after those it was refused to', () => {
    const client = aClient();
    const refused = client.store.listen('a').subscribe();
    const line = client.connect();
    line.answer('subscribe', { operation_result: 403 });
    client.pass(10_000);
    line.answer('listsubs', { parameters: { channels: [] } });
    refused.unsubscribe();
    client.store.listen('a').subscribe();
    expect(client.said()).toEqual(['auth', 'subscribe a', 'listsubs', 'subscribe a']);
  });

  it('[R-43] should ask for what there was no room for, one for each that is given up, and not before', () => {
    const { client, line, kept } = crowdedOut('b', 'c');
    client.pass(10_000);
    line.answer('listsubs', { parameters: { channels: ['kept'] } });
    client.pass(3_600_000);
    expect(client.said().slice(2)).toEqual(['subscribe b', 'subscribe c', 'listsubs']);
    kept.unsubscribe();
    line.answer('unsubscribe');
    expect(client.said().slice(5)).toEqual(['unsubscribe kept', 'subscribe b']);
    line.answer('subscribe');
    expect(client.said()).toHaveLength(7);
  });

  it('[R-43] should subscribe a crowded-out channel if another is left before the list arrives', () => {
    const { client, line, kept } = crowdedOut('b');
    kept.unsubscribe();
    line.answer('unsubscribe');
    expect(client.said().slice(3)).toEqual(['unsubscribe kept']);
    client.pass(10_000);
    line.answer('listsubs', { parameters: { channels: [] } });
    expect(client.said().slice(4)).toEqual(['listsubs', 'subscribe b']);
  });

  it('[R-43] should subscribe again if another channel was left during the refusal', () => {
    const client = aClient();
    const kept = client.store.listen('kept').subscribe();
    const line = client.connect();
    line.answer('subscribe');
    client.store.listen('b').subscribe();
    kept.unsubscribe();
    line.answer('unsubscribe');
    line.answer('subscribe', { operation_result: 429 });
    client.pass(10_000);
    line.answer('listsubs', { parameters: { channels: [] } });
    expect(client.said().slice(2)).toEqual(['subscribe b', 'unsubscribe kept', 'listsubs', 'subscribe b']);
  });

  it('[R-43] should give the room to the next where it was given to one that is refused', () => {
    const { client, line, kept } = crowdedOut('b', 'c');
    client.pass(10_000);
    line.answer('listsubs', { parameters: { channels: ['kept'] } });
    kept.unsubscribe();
    line.answer('unsubscribe');
    line.answer('subscribe', { operation_result: 403 });
    client.pass(10_000);
    line.answer('listsubs', { parameters: { channels: [] } });
    expect(client.said().slice(5)).toEqual(['unsubscribe kept', 'subscribe b', 'listsubs', 'subscribe c']);
  });

  it('[R-43] should not ask for what there was no room for when it is not wanted any more', () => {
    const { client, line, kept, others } = crowdedOut('b');
    client.pass(10_000);
    line.answer('listsubs', { parameters: { channels: ['kept'] } });
    for (const other of others) other.unsubscribe();
    kept.unsubscribe();
    line.answer('unsubscribe');
    expect(client.said().slice(3)).toEqual(['listsubs', 'unsubscribe kept']);
  });

  it.each([
    ['has it', ['a'], []],
    ['does not', [], ['subscribe a']],
  ])('should believe the server where there was no answer, that it %s', (_, channels, then) => {
    const { client, line } = aConnectedClient('a');
    client.pass(20_000);
    expect(client.said()).toEqual(['auth', 'subscribe a', 'listsubs']);
    line.answer('listsubs', { parameters: { channels } });
    expect(client.said().slice(3)).toEqual(then);
  });

  it('should ask what the server has until it says so', () => {
    const { client, line } = aConnectedClient('a');
    line.answer('subscribe', { operation_result: 500 });
    client.pass(10_000);
    line.answer('listsubs', { operation_result: 500 });
    client.pass(10_000);
    line.answer('listsubs', { parameters: { channels: [] } });
    expect(client.said()).toEqual(['auth', 'subscribe a', 'listsubs', 'listsubs', 'subscribe a']);
  });

  it('should believe the server of nothing that was still on its way when it was asked', () => {
    const { client, line } = aConnectedClient('a');
    line.answer('subscribe', { operation_result: 500 });
    client.pass(10_000);
    client.store.listen('b').subscribe();
    line.answer('subscribe', { operation: 'publish' });
    line.answer('listsubs', { parameters: { channels: ['a'] } });
    expect(client.said().slice(2)).toEqual(['listsubs', 'subscribe b']);
    client.pass(10_000);
    line.answer('listsubs', { parameters: { channels: ['a', 'b'] } });
    client.pass(3_600_000);
    expect(client.said().slice(4)).toEqual(['listsubs']);
  });

  it('[R-15] should have nothing left to ask when it ends while the server was asked what it has', () => {
    const { client, line } = aConnectedClient('a');
    line.answer('subscribe', { operation_result: 500 });
    client.pass(10_000);
    client.store.close();
    expect(client.clock.waiting()).toBe(0);
  });

  it('should subscribe what is wanted again though giving it up was refused', () => {
    const { client, line } = aConnectedClient();
    const a = client.store.listen('a').subscribe();
    line.answer('subscribe');
    a.unsubscribe();
    line.answer('unsubscribe', { operation_result: 404 });
    client.store.listen('a').subscribe();
    client.pass(10_000);
    line.answer('listsubs', { parameters: { channels: [] } });
    expect(client.said().slice(2)).toEqual(['unsubscribe a', 'listsubs', 'subscribe a']);
  });

  it('[R-46] should be back where it began after ten thousand listeners and a hundred returns', () => {
    const client = aClient();
    client.connect();
    for (let cycle = 0; cycle < 100; cycle += 1) {
      for (let count = 0; count < 100; count += 1) {
        const listening = client.store.listen(`channel ${count % 7}`).subscribe();
        client.line().answer('subscribe');
        listening.unsubscribe();
        client.line().answer('unsubscribe');
      }
      client.line().drop();
      // Long enough for every close to be forgotten.
      client.comeBack();
      client.pass(1_800_000);
    }
    expect(client.clock.waiting()).toBe(0);
    client.reconnect();
    expect(client.said()).toEqual(['auth']);
  });
});

describe('a channel that was subscribed later', () => {
  it('should be announced once it is subscribed, as earlier events may be missing', () => {
    const client = aClient();
    const joined = joinedIn(client);
    client.store.listen('a').subscribe();
    client.connect();
    expect(joined).toEqual([]);
    client.line().answer('subscribe');
    client.store.listen('b').subscribe();
    client.store.listen('a').subscribe();
    client.line().answer('subscribe');
    expect(joined).toEqual(['a', 'b']);
  });

  it('should not be announced after a reconnect, which fetches everything', () => {
    const client = aClient();
    const joined = joinedIn(client);
    client.store.listen('a').subscribe();
    client.connect().answer('subscribe');
    client.reconnect();
    client.line().answer('subscribe');
    expect([joined, client.resyncs()]).toEqual([['a'], 1]);
    client.store.listen('b').subscribe();
    client.line().answer('subscribe');
    expect([joined, client.resyncs()]).toEqual([['a', 'b'], 1]);
  });

  it('should not be announced after a reconnect that starts during the last one', () => {
    const client = aClient();
    const joined = joinedIn(client);
    client.store.listen('a').subscribe();
    client.connect().answer('subscribe');
    client.line().drop();
    const last = client.comeBack();
    client.store.state$.pipe(first(({ kind }) => kind === 'waiting')).subscribe(() => {
      client.store.reconnectNow();
      client.letIn();
    });
    last.drop();
    client.line().answer('subscribe');
    expect([joined, client.resyncs()]).toEqual([['a'], 2]);
  });

  it('should be announced from the server’s list alone, but not if it is no longer wanted', () => {
    const client = aClient();
    const joined = joinedIn(client);
    client.connect();
    client.store.listen('a').subscribe();
    client.pass(10_000);
    expect(joined).toEqual([]);
    client.pass(10_000);
    client.line().answer('listsubs', { parameters: { channels: ['a'] } });
    expect(joined).toEqual(['a']);
    client.store.listen('b').subscribe().unsubscribe();
    client.line().answer('subscribe');
    expect(joined).toEqual(['a']);
  });

  function joinedIn({ store }: Client): readonly string[] {
    const joined: string[] = [];
    store.joined$.subscribe((channel) => joined.push(channel));
    return joined;
  }
});

describe('a listener that throws', () => {
  afterEach(() => {
    config.onUnhandledError = null;
  });

  it('[R-34] should not stop other listeners or the connection, and be reported once', async () => {
    const failures: unknown[] = [];
    config.onUnhandledError = (failure) => failures.push(failure);
    const client = aClient();
    const heard: unknown[] = [];
    client.store.listen('a').subscribe(() => {
      throw new Error('of its own');
    });
    client.store.listen('a').subscribe(({ data }) => heard.push(data));
    const line = client.connect();
    line.say({ event: 'told', channel: 'a', data: 1 });
    line.say({ event: 'told', channel: 'a', data: 2 });
    expect(heard).toEqual([1, 2]);
    expect(client.store.state$.value.kind).toBe('ready');
    await eventually(() => expect(failures).toEqual([new Error('of its own'), new Error('of its own')]));
  });
});

/** A client that listens to a channel it has, and to these for which the server has no room. */
function crowdedOut(...channels: readonly string[]) {
  const client = aClient();
  const kept = client.store.listen('kept').subscribe();
  const line = client.connect();
  line.answer('subscribe');
  const others = channels.map((channel) => {
    const listening = client.store.listen(channel).subscribe();
    line.answer('subscribe', { operation_result: 429 });
    return listening;
  });
  return { client, line, kept, others };
}
