import { aWrittenMember } from '../../support/a-new-member.ts';
import type { Portal } from './portal.ts';

/** A payment that waits for its visitor. */
export interface Begun {
  /** The page where it is made; empty where it has none. */
  readonly address: string;
  readonly token: string;
  readonly script: string;
  /** Where the visitor is sent back to. */
  readonly fallback: string;
}

/** Signs Kari up at puls, and begins to pay, by calls, as a page would. */
export async function beginPaymentAt({ origin, world }: Portal, checkout: 'redirect' | 'embedded'): Promise<Begun> {
  world.change((state) => {
    state.provider = { ...state.provider, checkout };
  });
  const { token: key } = await (await fetch(`${origin}/rest/token/puls`)).json();
  const send = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const reply = await fetch(`${origin}/rest/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return reply.json();
  };
  const puls = {
    departmentId: 301,
    membershipId: 3101,
    netsCallbackUrl: `${origin}/puls/member`,
    acceptedTerms: undefined,
  };
  const { invoiceId } = await send('member', aWrittenMember(origin, puls));
  const fallback = `${origin}/puls/member?invoiceId=${invoiceId}&callback=vipps`;
  const begun = await send('initiatepayment', { invoice_id: String(invoiceId), fallback });
  const { payment_url: address = '', token = '', checkout_url: script = '' } = begun;
  return { address, token, script, fallback };
}
