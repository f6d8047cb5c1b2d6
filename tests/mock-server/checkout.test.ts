import { buildOutside } from '@felles/mock-server/internal';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aWrittenMember } from '../support/a-new-member.ts';
import { aMock } from './mock.ts';

const OUTSIDE = 'http://127.0.0.1:4001';
const PORTAL = 'http://localhost:4000';

/** Somebody at the provider: Kari, who has begun to pay at nordlys. */
async function aPurchase() {
  const mock = aMock({ trackers: OUTSIDE });
  const outside = buildOutside({ world: mock.world });
  onTestFinished(() => outside.close());
  const headers = { authorization: `Bearer ${await mock.tokenFor('nordlys')}`, host: 'localhost:4000' };
  const send = async (path: string, payload: object) =>
    (await mock.app.inject({ method: 'POST', url: `/rest/${path}`, headers, payload })).json();
  const { invoiceId } = await send('member', aWrittenMember(PORTAL, { membershipId: 1106 }));
  const fallback = `${PORTAL}/nordlys/payment?invoiceId=${invoiceId}&callback=vipps`;
  const { payment_url } = await send('initiatepayment', { invoice_id: String(invoiceId), fallback });
  const token = new URL(payment_url).pathname.split('/').at(-1) ?? '';
  const page = (url: string) => outside.inject({ url, headers: { accept: 'text/html' } });
  const press = (place: string, outcome: string) =>
    outside.inject({
      method: 'POST',
      url: `/${place}/${token}?language=en`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams({ outcome, method: 'card' }).toString(),
    });
  const policyOf = async (url: string) =>
    new Map(
      String((await page(url)).headers['content-security-policy'])
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    );
  return { ...mock, outside, token, fallback, page, press, policyOf };
}

/** The page that a frame tells, and the event. */
const toldBy = (body: string) => /<body class="framed" data-page="([^"]*)" data-event="([^"]*)">/.exec(body)?.slice(1);

describe('the page of a payment', () => {
  it('should stand in no frame, run nothing, and lead back to the portal alone', async () => {
    const { policyOf, token } = await aPurchase();
    const policy = await policyOf(`/payment/${token}`);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.has('script-src')).toBe(false);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'", PORTAL]);
  });

  it('should say what is paid, to whom, in Norwegian or English', async () => {
    const { page, token } = await aPurchase();
    const [norwegian, english] = [await page(`/payment/${token}`), await page(`/payment/${token}?language=en`)];
    for (const { body } of [norwegian, english]) {
      expect(body).toContain('Nordlys Trening');
      expect(body).toContain('30 dager');
      expect(body).toMatch(/kr\s690,00/);
    }
    expect(norwegian.body).toContain('<html lang="no">');
    expect(english.body).toContain('<html lang="en">');
    expect((await page(`/payment/${token}?language=xx`)).body).toContain('<html lang="no">');
  });

  it.each([
    ['pay', ''],
    ['twice', ''],
    ['late', ''],
    ['lost', ''],
    ['decline', ''],
    ['expire', ''],
    ['abort', '&status=abort'],
  ])('should send the browser back after %s', async (outcome, said) => {
    const { press, fallback } = await aPurchase();
    const { statusCode, headers } = await press('payment', outcome);
    expect([statusCode, headers.location]).toEqual([303, `${fallback}${said}`]);
  });

  it('should keep a payer who stays, and take the money once', async () => {
    const { press, page, token, world, fallback } = await aPurchase();
    expect((await press('payment', 'stay')).headers.location).toBe(`/payment/${token}?language=en&quiet=yes`);
    expect((await page(`/payment/${token}?language=en`)).body).toContain(`href="${fallback.replaceAll('&', '&amp;')}"`);
    expect((await press('payment', 'pay')).headers.location).toBe(fallback);
    expect(world.state.charges).toHaveLength(1);
  });

  it('should end as the control says, without a click', async () => {
    const { post, page, token, fallback, world } = await aPurchase();
    await post('/control/api/provider', { outcome: 'decline' });
    expect((await page(`/payment/${token}`)).headers.location).toBe(fallback);
    expect(world.state.payments).toMatchObject([{ state: 'declined' }]);
  });

  it.each(['/payment/none', '/checkout/none', '/payment/__proto__', '/invoices/1', '/invoices/x'])(
    'should not be at %s',
    async (url) => {
      const { page } = await aPurchase();
      expect((await page(url)).statusCode).toBe(404);
    },
  );

  it.each([{}, { outcome: 'steal' }, { outcome: 'pay', callbackAfter: -1 }, { outcome: 'pay', method: 'shell' }])(
    'should not take %j for a decision',
    async (payload) => {
      const { outside, token, world } = await aPurchase();
      const reply = await outside.inject({ method: 'POST', url: `/payment/${token}`, payload });
      expect(reply.statusCode).toBe(400);
      expect(world.state.payments).toMatchObject([{ state: 'open' }]);
    },
  );
});

describe('the frame of a checkout', () => {
  it('should stand in the page of the portal alone, and run its one script', async () => {
    const { policyOf, token, page } = await aPurchase();
    const policy = await policyOf(`/checkout/${token}`);
    expect(policy.get('frame-ancestors')).toEqual([PORTAL]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect((await page(`/checkout/${token}`)).body.match(/<script[^>]*>/g)).toEqual([
      '<script src="/checkout/frame.js" defer>',
    ]);
  });

  it.each([
    ['pay', 'PAYMENT_SUCCESSFUL'],
    ['decline', 'PAYMENT_FAILED'],
    ['abort', 'SESSION_TERMINATED'],
    ['expire', 'SESSION_EXPIRED'],
    ['stay', ''],
  ])('should tell the portal alone of %s: %s', async (outcome, event) => {
    const { press, page, token } = await aPurchase();
    expect(toldBy((await page(`/checkout/${token}`)).body)).toEqual([PORTAL, 'SESSION_STARTED']);
    const { headers } = await press('checkout', outcome);
    expect(toldBy((await page(String(headers.location))).body)).toEqual([PORTAL, event]);
  });

  it.each(['checkout', 'frame'])('should have its script %s as one of its own', async (name) => {
    const { outside } = await aPurchase();
    const { headers, body } = await outside.inject(`/checkout/${name}.js`);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body).not.toMatch(/postMessage\([^)]*'\*'/);
  });
});
