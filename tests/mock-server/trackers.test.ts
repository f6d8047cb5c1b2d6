import { buildOutside, createWorld } from '@felles/mock-server/internal';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aMock, NOON, refusalIn } from './mock.ts';

function anOutside() {
  const world = createWorld({ realTime: () => NOON });
  const app = buildOutside({ world });
  onTestFinished(() => app.close());
  return { app, world };
}

describe('the trackers of the outside world', () => {
  it.each(['/en_US/fbevents.js', '/gtag/js?id=G-ABC123', '/gtm.js?id=GTM-ABC123'])(
    'should have a script at %s and note who came for it',
    async (url) => {
      const { app, world } = anOutside();
      const reply = await app.inject({ url, headers: { referer: 'http://127.0.0.1:4000/' } });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      expect(world.observed.trackers.entries).toMatchObject([
        { at: NOON, method: 'GET', address: url, headers: { referer: 'http://127.0.0.1:4000/' } },
      ]);
    },
  );

  it('should record requests exactly as they came, and forget them on request', async () => {
    const { app } = anOutside();
    const sent = ['/tr?id=1&ev=A%20b&cd%5BdepartmentId%5D=101', '/g/collect?v=2&tid=G-ABC123&en=SignupStarted&ep.x='];
    for (const url of sent) expect((await app.inject(url)).statusCode).toBeLessThan(300);
    const seen = await app.inject('/trackers');
    expect(seen.json().map(({ address }: { readonly address: string }) => address)).toEqual(sent);
    await app.inject({ method: 'DELETE', url: '/trackers' });
    expect((await app.inject('/trackers')).json()).toEqual([]);
  });

  it('should be forgotten with the world', async () => {
    const { app, world } = anOutside();
    await app.inject('/tr?id=1');
    world.reset();
    expect(world.observed.trackers.entries).toEqual([]);
  });

  it('should be all there is', async () => {
    expect(refusalIn(await anOutside().app.inject('/nordlys'))).toMatchObject({ status: 404 });
  });

  it('should not be emptied by a page of another origin', async () => {
    const { app, world } = anOutside();
    await app.inject('/tr?id=1');
    const reply = await app.inject({
      method: 'DELETE',
      url: '/trackers',
      headers: { origin: 'http://127.0.0.1:4000' },
    });
    expect([reply.statusCode, world.observed.trackers.entries.length]).toEqual([403, 1]);
  });
});

describe('the setup of trackers', () => {
  it('should stand in the record of a center, or only in the answer of its own call', async () => {
    const { get, tokenFor } = aMock();
    const told = async (code: string) => {
      const token = await tokenFor(code);
      const [center, setup] = await Promise.all(
        ['/rest/center', '/rest/marketingtracking'].map(async (url) => (await get(url, token)).json()),
      );
      return [center.tracking, setup];
    };
    expect(await told('nordlys')).toEqual([{ pixelId: '100000000000047' }, { pixelId: '100000000000047' }]);
    expect(await told('solsiden')).toEqual([undefined, { googleTagId: 'G-S0LS1DEN' }]);
    expect(await told('puls')).toEqual([{}, {}]);
  });

  it('should be complete everywhere in a scenario of its own', async () => {
    const { get, post, tokenFor } = aMock();
    await post('/control/api/scenario', { scenario: 'every-tracker' });
    for (const code of ['nordlys', 'puls']) {
      const { tracking } = (await get('/rest/center', await tokenFor(code))).json();
      expect(Object.keys(tracking).sort()).toEqual(['googleTagId', 'googleTagManagerId', 'pixelId']);
    }
  });
});
