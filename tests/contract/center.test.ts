import { describe, expect, it } from 'vitest';
import { answerOf, connect, connectTo, resultOf, type Seen, serve } from './serving.ts';

const asked = ({ method, url }: Seen): string => `${method} ${url}`;

describe('the start of the portal over HTTP', () => {
  it('[P-CENTER-13] should fetch the manifest from the root of the application', async () => {
    const { root, seen } = await serve();
    expect(await answerOf(connect(root).center.manifest())).toMatchObject({ service_base_url: root });
    expect(seen.map(asked)).toEqual(['GET /manifest.json']);
  });

  it('[P-CENTER-11] should get a token by the code of the center', async () => {
    const { root, seen } = await serve();
    await connectTo(root, 'nordlys');
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/boostsignup/token/nordlys' });
  });

  it('[P-CENTER-11] should read in plain words that there is no such center', async () => {
    const { root } = await serve();
    const { access, center } = connect(root);
    access.next({ ...access.value, base: root });
    expect(await resultOf(center.token('ingen'))).toMatchObject({
      ok: false,
      error: { kind: 'refused', refusal: 'notFound', message: 'Fant ikke treningssenteret.' },
    });
  });

  it('[P-CENTER-15] should get the one center of the token', async () => {
    const { root, seen } = await serve();
    const { center } = await connectTo(root, 'solsiden');
    expect(await answerOf(center.center())).toMatchObject({ id: 200, title: 'Solsiden Gym' });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/boostsignup/center' });
  });

  it('[P-CENTER-18] should get the colours, of the center or of one department', async () => {
    const { root, seen } = await serve();
    const { center } = await connectTo(root, 'nordlys');
    expect(await answerOf(center.colors(null))).toEqual([{ name: 'primary', color: '#1c6b55' }]);
    await answerOf(center.colors(102));
    expect(seen.slice(-2).map(asked)).toEqual(['GET /rest/colors', 'GET /rest/colors?departmentId=102']);
  });

  it('[P-CENTER-21] should get the addresses of the images, of the center or of one department', async () => {
    const { root, seen } = await serve();
    const { center } = await connectTo(root, 'nordlys');
    expect(await answerOf(center.images(null))).toContain('/assets/splash/splash-1.webp');
    await answerOf(center.images(102));
    expect(seen.slice(-2).map(asked)).toEqual(['GET /rest/images', 'GET /rest/images?departmentId=102']);
  });

  it('[P-CENTER-27] should get the logo of the center as a file', async () => {
    const { root, seen } = await serve();
    const { center } = await connectTo(root, 'stor');
    const logo = await answerOf(center.logo({ of: 'token' }));
    expect(logo.type).toBe('image/svg+xml');
    expect(logo.bytes.length).toBeGreaterThan(100);
    expect(seen.slice(-1).map(asked)).toEqual(['GET /rest/logo']);
  });

  it('[P-CENTER-28] should get the logo as a document of the center, or of one department', async () => {
    const { root, seen } = await serve();
    const { center } = await connectTo(root, 'nordlys');
    const logo = await answerOf(center.logo({ of: 'center', centerId: 100 }));
    expect(logo.type).toBe('image/svg+xml');
    expect(new TextDecoder().decode(logo.bytes)).toMatch(/^<svg /);
    expect(await answerOf(center.logo({ of: 'department', centerId: 100, departmentId: 102 }))).toEqual(logo);
    expect(seen.slice(-2).map(asked)).toEqual(['GET /rest/document/logo/100', 'GET /rest/document/logo/100/102']);
  });

  it('[P-CENTER-32] should get what a department, or the whole center, tells its visitors', async () => {
    const { root, seen } = await serve();
    const { center } = await connectTo(root, 'nordlys');
    const whole = await answerOf(center.portalInfo(null));
    expect(whole.portal_info).toMatch(/^<p>.+<\/p>/);
    expect(await answerOf(center.portalInfo(101))).toEqual(whole);
    expect(seen.slice(-2).map(asked)).toEqual([
      'GET /rest/v1/boostsignup/portalinfo',
      'GET /rest/v1/boostsignup/portalinfo?departmentId=101',
    ]);
    expect(await resultOf(center.portalInfo(999))).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it('[P-SPONSOR-01] should learn whether the center accepts sponsored members', async () => {
    const { root, seen } = await serve();
    const nordlys = await connectTo(root, 'nordlys');
    expect(await answerOf(nordlys.center.sponsorSetup())).toEqual({ status: true });
    expect(seen.at(-1)?.url).toBe('/rest/v1/boostsignup/sponsorsetup');
    expect(await answerOf((await connectTo(root, 'puls')).center.sponsorSetup())).toEqual({ status: false });
  });
});
