import { aWrittenMember } from '../../support/a-new-member.ts';
import type { Visited } from './portal.tsx';

/** A visitor signs up by calls, as a page would, for a membership at nordlys with direct debit; gives the invoice. */
export async function anInvoice({ fetch }: Visited): Promise<string> {
  const { origin } = window.location;
  const { token } = await (await fetch('/rest/v1/boostsignup/token/nordlys')).json();
  const choice = { netsCallbackUrl: `${origin}/nordlys/member`, departmentId: 101, membershipId: 1101 };
  const reply = await fetch('/rest/v1/boostsignup/member', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(aWrittenMember(origin, choice)),
  });
  const { invoiceId } = await reply.json();
  return String(invoiceId);
}
