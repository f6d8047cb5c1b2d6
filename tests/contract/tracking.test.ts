import { createTrackingHttp } from '@felles/adapters-http';
import { createWorld } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { answerOf, connectTo, resultOf, serve } from './serving.ts';

describe('the trackers of a center over HTTP', () => {
  it('[P-TRACKING-16] should be asked for with one call', async () => {
    const { root, seen } = await serve();
    const solsiden = await connectTo(root, 'solsiden');
    expect(await answerOf(createTrackingHttp(solsiden.http).setup())).toEqual({ googleTagId: 'G-S0LS1DEN' });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/marketingtracking' });
  });

  it('[P-TRACKING-16] should be those of the center whose token asks', async () => {
    const { root } = await serve();
    const setups = ['nordlys', 'puls'].map(async (code) =>
      answerOf(createTrackingHttp((await connectTo(root, code)).http).setup()),
    );
    expect(await Promise.all(setups)).toEqual([{ pixelId: '100000000000047' }, {}]);
  });

  it('should be hidden from a stranger', async () => {
    const { root } = await serve();
    const { access, http } = await connectTo(root, 'nordlys');
    access.next({ ...access.value, token: null });
    expect(await resultOf(createTrackingHttp(http).setup())).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  it.each(['malformed', 'empty', 'html', 'wrong-shape', 'cut'] as const)(
    'should be one failure and no exception when the answer is %s',
    async (kind) => {
      const world = createWorld();
      const { root } = await serve({ world });
      const { http } = await connectTo(root, 'nordlys');
      world.change(({ faults }) => {
        faults.push({ call: 'tracking.marketingTracking', kind, probability: 1, met: 0, id: 1 });
      });
      expect(await resultOf(createTrackingHttp(http).setup())).toMatchObject({ ok: false });
    },
  );
});
