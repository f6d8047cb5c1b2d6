import { AUTH_FAILED, errorText, type RealtimeError, type RealtimeStore } from '@felles/core/realtime';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { aClient, aStartedClient, asking, listening, reaches, subscribed } from './live.ts';
import { quickClock } from './quick-clock.ts';
import { serve } from './serving.ts';

/** So that nobody waits long for what is never answered (milliseconds). */
const PATIENCE = 1_500;

/** Ten seconds are half of one. */
const QUICK = quickClock(20);

describe('what goes wrong with an answer', () => {
  it('[W-REALTIME-22] [W-REALTIME-23] [W-REALTIME-24] should fail that operation and no other', async () => {
    const { client, order, heard } = await aListener({ patience: PATIENCE });
    const faults = [
      { kind: 'wrong-id' },
      { kind: 'silence' },
      { kind: 'malformed' },
      { kind: 'silence', after: true },
      { kind: 'non-200', code: 403 },
      { kind: 'wrong-operation' },
    ];
    for (const fault of faults) await order({ ...fault, of: 'publish', times: 1 });
    const timedOut = 'publish timed out after 1.5 seconds';
    expect(
      await Promise.all(['id', 'lost', 'broken', 'done', 'no', 'other', 'well'].map((data) => publish(client, data))),
    ).toEqual([
      timedOut,
      timedOut,
      timedOut,
      timedOut,
      'publish was refused with 403',
      'publish was answered as auth',
      'done',
    ]);
    // What was done though its answer was lost, and what went well.
    await eventually(() => expect(heard).toEqual(['done', 'well']));
    expect([client.state$.value.kind, client.closes$.value]).toEqual(['ready', []]);
  });

  it('[R-17] should let each hear its own where they change places', async () => {
    const { client, order } = await aListener();
    await order({ kind: 'reorder', of: 'publish', times: 1 });
    await order({ kind: 'non-200', code: 503, of: 'publish', times: 1 });
    expect(await Promise.all([publish(client, 1), publish(client, 2)])).toEqual([
      'done',
      'publish was refused with 503',
    ]);
  });

  it('[R-13] should count once where it comes twice', async () => {
    const { root, port } = await serve();
    const { connections, post } = asking(root);
    await post('faults', { kind: 'duplicate' });
    const client = await aClient(root, port);
    listening(client, 'a');
    await subscribed(client, ['a']);
    // auth, subscribe, listsubs, each answered twice.
    expect(await connections()).toMatchObject([{ heard: { frames: 3 }, said: { frames: 6 } }]);
  });

  it('should wait for one that comes late, as long as its time lasts', async () => {
    const { client, order } = await aListener();
    await order({ kind: 'delay', milliseconds: 80, of: 'publish' });
    const began = performance.now();
    expect(await publish(client, 1)).toBe('done');
    expect(performance.now() - began).toBeGreaterThan(75);
  });
});

describe('what goes wrong with an event', () => {
  it('should keep the order of those behind one that is late', async () => {
    const { order, heard, tell } = await aListener();
    await order({ kind: 'delay', milliseconds: 60, of: 'event', times: 1 });
    for (const data of [1, 2, 3]) await tell(data);
    await eventually(() => expect(heard).toEqual([1, 2, 3]));
  });

  it('should deliver what comes as it comes: in another order, or twice', async () => {
    const { order, heard, tell } = await aListener();
    await order({ kind: 'reorder', of: 'event', times: 1 });
    for (const data of [1, 2, 3]) await tell(data);
    await order({ kind: 'duplicate', of: 'event', times: 1 });
    await tell(4);
    await eventually(() => expect(heard).toEqual([2, 1, 3, 4, 4]));
  });

  it('[W-REALTIME-12] should neither deliver nor send back one that breaks off, and go on', async () => {
    const { client, order, heard, tell, report } = await aListener();
    await order({ kind: 'malformed', of: 'event', times: 1 });
    const before = (await report()).heard.frames;
    await tell(1);
    await tell(2);
    await eventually(() => expect(heard).toEqual([2]));
    await subscribed(client, ['a']);
    expect((await report()).heard.frames).toBe(before + 1);
  });

  it('should lose one that is not sent, and no other', async () => {
    const { order, heard, tell } = await aListener();
    await order({ kind: 'silence', of: 'event', channel: 'a', times: 1 });
    await tell(1);
    await tell(2);
    await eventually(() => expect(heard).toEqual([2]));
  });
});

describe('what goes wrong with a connection', () => {
  it('[W-REALTIME-18] should subscribe each channel once after a cut within an event, and report the gap', async () => {
    const { client, order, heard, tell, report } = await aListener();
    let resyncs = 0;
    client.resynced$.subscribe(() => {
      resyncs += 1;
    });
    await order({ kind: 'drop', of: 'event', times: 1 });
    const gone = reaches(client, 'waiting');
    await tell(1);
    await gone;
    await reaches(client, 'ready');
    await subscribed(client, ['a']);
    await tell(2);
    await eventually(() => expect(heard).toEqual([2]));
    expect((await report()).channels).toEqual(['a']);
    expect(resyncs).toBe(1);
  });

  it('[R-24] should tell the caller that the outcome is unknown, and not do it again', async () => {
    const { client, order, heard, tell, root, port } = await aListener();
    const other = await aClient(root, port);
    const told = listening(other, 'a');
    await subscribed(other, ['a']);
    await order({ kind: 'drop', of: 'publish', after: true });
    const gone = reaches(client, 'waiting');
    expect(await publish(client, 1)).toBe('publish: the connection closed, outcome unknown');
    await gone;
    await reaches(client, 'ready');
    await subscribed(client, ['a']);
    await tell(2);
    await eventually(() => expect(heard.at(-1)).toBe(2));
    await eventually(() => expect(told).toEqual([1, 2]));
  });

  it('[R-65] [W-REALTIME-30] should be noticed when it went silent, by the rhythm of what came before', async () => {
    const clock = quickClock();
    const { client, order, post, report } = await aListener({ clock });
    // The least that is allowed, half a minute, is a second and a half.
    clock.hurry(20);
    for (let count = 0; count < 3; count += 1) {
      const { frames } = (await report()).heard;
      await post('keep-alive', {});
      await eventually(async () => expect((await report()).heard.frames).toBe(frames + 1));
    }
    await order({ kind: 'half-open', of: 'keep-alive', times: 1 });
    const gone = reaches(client, 'waiting');
    await post('keep-alive', {});
    expect((await report()).state).toBe('silent');
    await gone;
    expect(client.closes$.value).toMatchObject([{ code: 4001 }]);
  });
});

describe('what goes wrong before the client is let in', () => {
  it('[W-REALTIME-20] should be reported once with this text after a refusal, and count as a close', async () => {
    const { client, problems } = await aNewcomer([{ kind: 'non-200', code: 500, of: 'auth', times: 1 }]);
    await reaches(client, 'ready');
    expect(problems).toEqual([AUTH_FAILED]);
    expect(client.closes$.value).toHaveLength(1);
  });

  it.each([
    ['the answer to auth never comes', { kind: 'silence', of: 'auth' }],
    ['the answer to auth is for another client', { kind: 'wrong-id', of: 'auth', after: true }],
    ['the upgrade is never answered', { kind: 'silence', of: 'upgrade' }],
    ['the upgrade takes too long', { kind: 'delay', milliseconds: 600_000, of: 'upgrade' }],
  ])('[W-REALTIME-21] should end after 10 seconds, as one close, when %s', async (_case, fault) => {
    const { client, problems } = await aNewcomer([fault], { clock: QUICK });
    await reaches(client, 'waiting');
    await eventually(() => expect(problems).toEqual(['auth timed out after 10 seconds']));
    expect(client.closes$.value).toMatchObject([{ code: 4000 }]);
  });

  it.each([
    ['cut', { kind: 'drop' }],
    ['refused', { kind: 'non-200', code: 503 }],
  ])('should be one close where the upgrade is %s', async (_case, fault) => {
    const { client } = await aNewcomer([{ ...fault, of: 'upgrade', times: 1 }]);
    await reaches(client, 'ready');
    expect(client.closes$.value).toMatchObject([{ code: 1006 }]);
  });

  it.each([
    ['before it was let in', [{ kind: 'silence', of: 'auth' }], 'connecting'],
    ['after it was', [], 'ready'],
  ] as const)(
    '[W-REALTIME-12] [R-30] should send a keep-alive back byte for byte, %s, and deliver it to no listener',
    async (_case, faults, state) => {
      const { client, first: report, post } = await aNewcomer(faults);
      const heard = listening(client, 'a');
      // auth, and where it was let in the subscription.
      const asked = state === 'ready' ? 2 : 1;
      await eventually(async () => expect(await report()).toMatchObject({ state, heard: { frames: asked } }));
      const { bytes } = (await report()).heard;
      const text = ' å ping';
      expect(await post('keep-alive', { connection: 1, text })).toEqual({ told: 1 });
      await eventually(async () =>
        expect((await report()).heard).toEqual({ frames: asked + 1, bytes: bytes + Buffer.byteLength(text) }),
      );
      expect(heard).toEqual([]);
    },
  );

  it('[W-REALTIME-27] should keep what is wanted as long as it takes, and a publication for its time only', async () => {
    const { client, post } = await aNewcomer([{ kind: 'delay', milliseconds: 4_000, of: 'auth', times: 1 }], {
      patience: PATIENCE,
    });
    const heard = listening(client, 'a');
    expect(await publish(client, 'never')).toContain('timed out after 1.5 seconds');
    expect(client.state$.value.kind).toBe('authenticating');
    await reaches(client, 'ready');
    await subscribed(client, ['a']);
    await post('publish', { channel: 'a', data: 'told' });
    await eventually(() => expect(heard).toEqual(['told']));
  });
});

describe('what goes wrong with a subscription', () => {
  it('[R-43] should leave the others what they have where one is refused, tell it once and not ask again', async () => {
    const { client, order, problems, report } = await aListener({ patience: PATIENCE });
    await order({ kind: 'non-200', code: 403, of: 'subscribe', channel: 'b' });
    const asked = (await report()).heard.frames;
    listening(client, 'b');
    // The refused subscribe, and one listsubs to see what the server has.
    await eventually(async () => expect((await report()).heard.frames).toBe(asked + 2));
    await subscribed(client, ['a']);
    expect(problems).toEqual(['subscribe was refused with 403']);
  });

  it.each(['wrong-id', 'wrong-operation', 'silence', 'malformed'])(
    '[W-REALTIME-06] should end with the wanted subscriptions after a lost answer: %s',
    async (kind) => {
      const { client, order } = await aListener({ patience: 300 });
      await order({ kind, of: 'subscribe', channel: 'b', after: true, times: 1 });
      await order({ kind, of: 'subscribe', channel: 'c', times: 1 });
      const heard = [listening(client, 'b'), listening(client, 'c')];
      await subscribed(client, ['a', 'b', 'c']);
      await publish(client, 'b', 'b');
      await publish(client, 'c', 'c');
      await eventually(() => expect(heard).toEqual([['b'], ['c']]));
    },
  );
});

type Options = Parameters<typeof aClient>[2];

/** A client that listens to a channel, and a developer who can order what goes wrong. */
async function aListener(options: Options = {}) {
  const { root, port } = await serve();
  const developer = asking(root);
  const client = await aClient(root, port, options);
  const heard = listening(client, 'a');
  await subscribed(client, ['a']);
  return {
    client,
    root,
    port,
    heard,
    problems: problemsOf(client),
    ...developer,
    order: (fault: object) => developer.post('faults', fault),
    tell: (data: unknown) => developer.post('publish', { channel: 'a', data }),
    report: developer.first,
  };
}

/** A client that begins when these are to go wrong. */
async function aNewcomer(faults: readonly object[], options: Options = {}) {
  const { root, port } = await serve();
  const developer = asking(root);
  for (const fault of faults) await developer.post('faults', fault);
  const client = aStartedClient(root, port, options);
  return { client, problems: problemsOf(client), ...developer };
}

function problemsOf(client: RealtimeStore): readonly string[] {
  const problems: string[] = [];
  client.problems$.subscribe((error: RealtimeError) => problems.push(errorText(error)));
  return problems;
}

/** In words, what came of it. */
async function publish(client: RealtimeStore, data: unknown, channel = 'a'): Promise<string> {
  const answer = await firstValueFrom(client.publish(channel, data));
  return answer.ok ? 'done' : errorText(answer.error);
}
