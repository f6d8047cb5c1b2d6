import { createWorld } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.ts';
import { aMock } from './mock.ts';

const OUTSIDE = 'http://127.0.0.1:4001';

async function policyAt(url: string, options: Parameters<typeof aMock>[0] = {}) {
  const site = aFolder({ 'portal.html': '<!doctype html><head><title>Portal</title></head>', 'assets/a.js': '' });
  const { headers, body } = await aMock({ site, ...options }).get(url);
  const rules = String(headers['content-security-policy'])
    .split('; ')
    .map((rule) => rule.split(' '));
  const of = (name: string) => rules.find(([first]) => first === name)?.slice(1) ?? [];
  const foreign = (name: string) => of(name).filter((source) => /^https?:/.test(source));
  return {
    script: foreign('script-src'),
    connect: foreign('connect-src'),
    images: foreign('img-src'),
    frames: of('frame-src'),
    trustedTypes: of('trusted-types'),
    everything: rules.flat().filter((source) => /^https?:/.test(source)),
    body,
  };
}

describe('the policy of a page whose center has a tracker', () => {
  it('should let a pixel load its script and send by image', async () => {
    expect(await policyAt('/nordlys')).toMatchObject({
      script: ['https://connect.facebook.net/en_US/fbevents.js', 'https://connect.facebook.net/signals/config/'],
      connect: ['https://www.facebook.com'],
      images: ['https://www.facebook.com'],
      trustedTypes: ['dompurify', 'default'],
    });
  });

  it('should let a Google tag load its script and send by request', async () => {
    const analytics = ['https://www.google-analytics.com', 'https://region1.google-analytics.com'];
    expect(await policyAt('/solsiden/classes?departmentId=201')).toMatchObject({
      script: ['https://www.googletagmanager.com/gtag/js'],
      connect: ['https://www.googletagmanager.com', ...analytics],
      images: [],
      trustedTypes: ['dompurify', 'default'],
    });
  });

  it('should name the tag manager where the other ids are none', async () => {
    expect(await policyAt('/stor')).toMatchObject({
      script: ['https://www.googletagmanager.com/gtm.js', 'https://www.googletagmanager.com/gtag/js'],
    });
  });

  it.each(['/puls', '/ukjent'])('should name no other origin where there is no tracker: %s', async (url) => {
    expect(await policyAt(url, { trackers: OUTSIDE })).toMatchObject({ everything: [], trustedTypes: ['dompurify'] });
  });

  it('should let no script of the plain pages make markup at all', async () => {
    expect(await policyAt('/', { trackers: OUTSIDE })).toMatchObject({ everything: [], trustedTypes: ["'none'"] });
  });

  it('should let the framework of a page make what the page names', async () => {
    const site = aFolder({ 'portal.html': '<head><meta name="trusted-types" content="vue lit-html" /></head>' });
    expect(await policyAt('/puls', { site })).toMatchObject({ trustedTypes: ['dompurify', 'vue', 'lit-html'] });
  });

  it('should name no other origin for a center whose ids are markup', async () => {
    const world = createWorld();
    world.change((state) => {
      state.scenario = 'hostile';
    });
    expect(await policyAt('/nordlys', { world })).toMatchObject({ everything: [], trustedTypes: ['dompurify'] });
  });

  it('should name the one simulated origin where trackers are simulated, and tell the page of it', async () => {
    const nordlys = await policyAt('/nordlys', { trackers: OUTSIDE });
    expect(nordlys).toMatchObject({ connect: [OUTSIDE], images: [OUTSIDE] });
    expect(nordlys.script).toEqual([`${OUTSIDE}/en_US/fbevents.js`, `${OUTSIDE}/signals/config/`]);
    expect(nordlys.body).toContain(`<meta name="felles-trackers" content="${OUTSIDE}" /></head>`);
    expect((await policyAt('/solsiden', { trackers: OUTSIDE })).images).toEqual([]);
    expect((await policyAt('/puls', { trackers: OUTSIDE })).body).not.toContain('felles-trackers');
    expect((await policyAt('/nordlys')).body).not.toContain('felles-trackers');
  });
});

describe('the policy of a page whose center has a checkout inside it', () => {
  it('should let in exactly the script of the checkout and its frames', async () => {
    expect(await policyAt('/solsiden/payment', { trackers: OUTSIDE })).toMatchObject({
      script: [`${OUTSIDE}/gtag/js`, `${OUTSIDE}/checkout/checkout.js`],
      frames: ['blob:', `${OUTSIDE}/checkout/`],
      trustedTypes: ['dompurify', 'default', 'checkout'],
    });
  });

  it('should let in neither where invoices are paid on a page elsewhere', async () => {
    const elsewhere = { everything: [], frames: ['blob:'], trustedTypes: ['dompurify'] };
    expect(await policyAt('/puls/payment', { trackers: OUTSIDE })).toMatchObject(elsewhere);
    const world = createWorld();
    world.change((state) => {
      state.provider = { ...state.provider, checkout: 'embedded' };
    });
    expect(await policyAt('/puls/payment', { trackers: OUTSIDE, world })).toMatchObject({
      everything: [`${OUTSIDE}/checkout/checkout.js`, `${OUTSIDE}/checkout/`],
    });
    expect(await policyAt('/puls/payment', { world })).toMatchObject(elsewhere);
  });
});
