import { errorText, type RealtimeError } from '@felles/core/internal/realtime/errors';
import { LONGEST_QUEUE } from '@felles/core/internal/realtime/operation-queue';
import { take } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aClient, aConnectedClient, heardOf } from '../../support/realtime/a-client.ts';

describe('operations', () => {
  it('[R-17] should tell answers apart by their number, in any order', () => {
    const { client, line } = aConnectedClient();
    const first = heardOf(client.store.publish('a', 1));
    const second = heardOf(client.store.publish('a', 2));
    const [, one, two] = line.sent;
    expect(one?.operation_id).not.toBe(two?.operation_id);
    line.say({ operation_result: 500, operation: 'publish', operation_id: two?.operation_id ?? 0 });
    line.say({ operation_result: 200, operation: 'publish', operation_id: one?.operation_id ?? 0 });
    expect([first, second]).toEqual([['yes'], ['refused']]);
  });

  it('[R-18] should take no notice of an answer that no caller waits for', () => {
    const { client, line } = aConnectedClient();
    line.say({ operation_result: 500, operation: 'publish', operation_id: 99 });
    expect(client.store.state$.value.kind).toBe('ready');
    expect(client.problems).toEqual([]);
  });

  it('[R-13] should take no notice of a second answer to an operation', () => {
    const { client, line } = aConnectedClient();
    const listening = client.store.listen('a').subscribe();
    line.answer('subscribe');
    listening.unsubscribe();
    line.answer('subscribe');
    expect(client.said()).toEqual(['auth', 'subscribe a', 'unsubscribe a']);
  });

  it('[R-20] [W-REALTIME-24] should fail where the answer names something else, with any number', () => {
    const { client, line } = aConnectedClient();
    const mine = heardOf(client.store.publish('a', 1));
    const other = heardOf(client.store.publish('a', 2));
    line.answer('publish', { operation: 'subscribe' });
    expect([mine, other]).toEqual([[], ['mismatched']]);
  });

  it('[W-REALTIME-23] should look at what was answered before it looks at the number', () => {
    const { client, line } = aConnectedClient();
    const heard = heardOf(client.store.publish('a', 1));
    line.answer('publish', { operation: 'other', operation_result: 403 });
    expect(heard).toEqual(['mismatched']);
  });

  it.each([400, 403, 404, 500, 201, null])(
    '[R-21] [W-REALTIME-04] [W-REALTIME-23] should fail with the code at %s',
    (code) => {
      const { client, line } = aConnectedClient();
      const errors: RealtimeError[] = [];
      client.store.publish('a', 1).subscribe((result) => {
        if (!result.ok) errors.push(result.error);
      });
      line.answer('publish', { operation_result: code });
      expect(errors).toEqual([{ kind: 'refused', operation: 'publish', code }]);
    },
  );

  it('[W-REALTIME-23] should fail where the answer says of nothing whether it was done', () => {
    const { client, line } = aConnectedClient();
    const heard = heardOf(client.store.publish('a', 1));
    line.say({ operation: 'publish', operation_id: line.sent.at(-1)?.operation_id ?? 0 });
    expect(heard).toEqual(['refused']);
  });

  it('[W-REALTIME-04] should take 200 for a yes', () => {
    const { client, line } = aConnectedClient();
    const heard = heardOf(client.store.publish('a', 1));
    line.answer('publish', { operation_result: 200 });
    expect(heard).toEqual(['yes']);
  });

  it('[R-23] [W-REALTIME-22] should fail when its time is up, with the seconds it had, and not hear of it later', () => {
    const client = aClient({ needs: { patience: 3_000 } });
    const line = client.connect();
    const words: string[] = [];
    client.store.publish('a', 1).subscribe((result) => words.push(result.ok ? 'yes' : errorText(result.error)));
    client.pass(2_999);
    expect(words).toEqual([]);
    client.pass(1);
    line.answer('publish');
    expect(words).toEqual(['publish timed out after 3 seconds']);
  });

  it('[R-24] should tell each once that it was lost with the connection, and not send it again', () => {
    const { client, line } = aConnectedClient();
    const all = [1, 2, 3].map((data) => heardOf(client.store.publish('a', data)));
    line.drop();
    client.comeBack();
    client.pass(60_000);
    expect(all).toEqual([['closed'], ['closed'], ['closed']]);
    expect(client.said()).toEqual(['auth']);
  });

  it('[R-60] should have what is sent anew, as soon as it was lost, wait for the next connection', () => {
    const { client, line } = aConnectedClient();
    client.store.publish('lost', 1).subscribe(() => client.store.publish('again', 2).subscribe());
    line.drop();
    client.comeBack();
    expect([line, client.line()].map((one) => client.said(one))).toEqual([
      ['auth', 'publish lost'],
      ['auth', 'publish again'],
    ]);
  });

  it('[R-60] should keep for the next connection what had not gone out when this one ended', () => {
    const client = aClient();
    client.connect().drop();
    const late = client.store.publish('late', 1).subscribe(() => client.line().drop());
    client.clock.sleep(10_000);
    const heard = heardOf(client.store.publish('waits', 2));
    client.store.reconnectNow();
    const line = client.letIn();
    expect(late.closed).toBe(true);
    expect(client.said(line)).toEqual(['auth']);
    client.store.reconnectNow();
    client.letIn().answer('publish');
    expect(heard).toEqual(['yes']);
  });

  it('[R-60] should keep for the next connection what waits where this one ends as soon as it is ready', () => {
    const client = aClient();
    client.connect().drop();
    const heard = heardOf(client.store.publish('waits', 1));
    client.store.resynced$.pipe(take(1)).subscribe(() => client.line().drop());
    const line = client.comeBack();
    expect(client.said(line)).toEqual(['auth']);
    client.store.reconnectNow();
    client.letIn().answer('publish');
    expect(heard).toEqual(['yes']);
  });

  it('[R-60] should send what waited once and in order, after what is wanted is subscribed', () => {
    const client = aClient();
    client.store.listen('a').subscribe();
    client.connect().drop();
    const answers = [1, 2].map((data) => heardOf(client.store.publish(`p${data}`, data)));
    client.comeBack();
    expect(client.said()).toEqual(['auth', 'subscribe a', 'publish p1', 'publish p2']);
    client.line().answer('publish');
    expect(answers).toEqual([[], ['yes']]);
  });

  it('[R-60] [W-REALTIME-27] should give up what waits N seconds after it was issued, and never send it', () => {
    const client = aClient();
    client.connect().drop();
    client.pass(5);
    client.line().drop();
    const heard = heardOf(client.store.publish('a', 1));
    client.pass(9_999);
    expect(heard).toEqual([]);
    client.pass(1);
    expect(heard).toEqual(['timedOut']);
    client.pass(290_000);
    client.letIn();
    expect(client.said()).toEqual(['auth']);
  });

  it('[W-REALTIME-27] should let the time of what waited run on when it is sent, and that of a subscription begin', () => {
    const client = aClient();
    client.store.listen('a').subscribe();
    const heard = heardOf(client.store.publish('p', 1));
    client.pass(9_000);
    const line = client.connect();
    client.pass(1_000);
    expect(heard).toEqual(['timedOut']);
    expect(client.problems).toEqual([]);
    client.pass(9_000);
    expect(client.problems).toEqual([{ kind: 'timedOut', operation: 'subscribe', seconds: 10 }]);
    expect(line.isClosed).toBe(false);
  });

  it('[R-51] [W-REALTIME-27] should not send what waited too long while the device slept', () => {
    const client = aClient();
    const heard = heardOf(client.store.publish('p', 1));
    client.clock.sleep(10_000);
    // Whoever wakes may read what came before it looks at the time.
    client.connect();
    expect(heard).toEqual(['timedOut']);
    expect(client.said()).toEqual(['auth']);
    expect(client.clock.waiting()).toBe(0);
  });

  it('should not send what no caller waits for any more', () => {
    const client = aClient();
    client.store.publish('p', 1).subscribe().unsubscribe();
    client.connect();
    expect(client.said()).toEqual(['auth']);
    expect(client.clock.waiting()).toBe(0);
  });

  it('[R-61] should refuse at once what is one too many to wait', () => {
    const client = aClient();
    const answers = Array.from({ length: 1_000 }, (_, data) => heardOf(client.store.publish('p', data)));
    expect(answers.slice(0, LONGEST_QUEUE).flat()).toEqual([]);
    expect(new Set(answers.slice(LONGEST_QUEUE).flat())).toEqual(new Set(['full']));
    client.connect();
    expect(client.said()).toHaveLength(1 + LONGEST_QUEUE);
  });

  it('[R-32] should say what the server has subscribed, and where it says something unreadable that it did', () => {
    const { client, line } = aConnectedClient();
    const heard: unknown[] = [];
    client.store.subscriptions().subscribe((result) => heard.push(result.ok ? result.value : result.error));
    line.answer('listsubs', { parameters: { channels: ['a', 'b'] } });
    client.store.subscriptions().subscribe((result) => heard.push(result.ok ? result.value : result.error));
    line.answer('listsubs', { parameters: 'a, b' });
    expect(heard).toEqual([['a', 'b'], { kind: 'unreadable', operation: 'listsubs' }]);
  });
});

describe('wordsOf', () => {
  it.each<readonly [RealtimeError, string]>([
    [{ kind: 'refused', operation: 'publish', code: 403 }, 'publish was refused with 403'],
    [{ kind: 'refused', operation: 'publish', code: null }, 'publish was refused with no code'],
    [{ kind: 'mismatched', operation: 'publish', answered: 'auth' }, 'publish was answered as auth'],
    [{ kind: 'mismatched', operation: 'publish', answered: null }, 'publish was answered as nothing'],
    [{ kind: 'unreadable', operation: 'listsubs' }, 'listsubs was answered with what cannot be read'],
    [{ kind: 'closed', operation: 'publish', sent: true }, 'publish: the connection closed, outcome unknown'],
    [{ kind: 'closed', operation: 'publish', sent: false }, 'publish: the connection closed before it was sent'],
    [{ kind: 'full', operation: 'publish', waiting: 100 }, 'publish: 100 operations wait already'],
  ])('should find words for %j', (error, words) => {
    expect(errorText(error)).toBe(words);
  });
});
