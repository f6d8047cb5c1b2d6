import { errorText, type RealtimeError } from '@felles/core/internal/realtime/errors';
import type { RealtimeStore } from '@felles/core/internal/realtime/store';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { aClient, aStartedClient, asking, listening, reaches, subscribed } from './live.ts';
import { quickClock } from './quick-clock.ts';
import { serve } from './serving.ts';

/** The wait for an answer that never comes (milliseconds). */
const PATIENCE = 4_000;

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
    const timedOut = 'publish timed out after 4 seconds';
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
    await eventually(() => expect(heard).toEqual(['done', 'well']));
    expect([client.state$.value.kind, client.closes$.value]).toEqual(['ready', []]);
  });
});

describe('what goes wrong with an event', () => {
  it.each([
    ['in their order behind one that is late', { kind: 'delay', milliseconds: 60 }, [1, 2, 3]],
    ['in another order', { kind: 'reorder' }, [2, 1, 3]],
    ['twice', { kind: 'duplicate' }, [1, 1, 2, 3]],
    ['without the one that is not sent', { kind: 'silence', channel: 'a' }, [2, 3]],
    ['without the one that breaks off', { kind: 'malformed' }, [2, 3]],
  ])('should deliver events %s, and send none back', async (_case, fault, arriving) => {
    const { client, order, heard, tell, report } = await aListener();
    await order({ ...fault, of: 'event', times: 1 });
    const { frames } = (await report()).heard;
    for (const data of [1, 2, 3]) await tell(data);
    await eventually(() => expect(heard).toEqual(arriving));
    await subscribed(client, ['a']);
    expect((await report()).heard.frames).toBe(frames + 1);
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
});

describe('what goes wrong before the client is let in', () => {
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
    heard,
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

/** The outcome in words. */
async function publish(client: RealtimeStore, data: unknown): Promise<string> {
  const answer = await firstValueFrom(client.publish('a', data));
  return answer.ok ? 'done' : errorText(answer.error);
}
