import { sponsorAddresses } from '@felles/core/internal/portal/sponsor/rules';
import { aWrittenMember } from '../../support/a-new-member.ts';
import type { Portal } from './portal.ts';

/** Somebody who has signed up and has not signed yet. */
export interface Signup {
  /** Where the agreement about direct debit is signed. */
  readonly link: string;
}

/** Signs Kari up at nordlys by calls, as a page would. */
export async function aSignupAt(portal: Portal, changes: object = {}): Promise<Signup> {
  const { link_to_nets } = await signUpAt(portal, changes);
  return { link: link_to_nets };
}

/** A sign-up with another payer; whoever has this number was asked by SMS. */
export async function aSponsorAskedAt(portal: Portal, phone: string): Promise<void> {
  // Which terms were read not every service asks.
  const { memberId } = await signUpAt(portal, { is_privately_sponsored: true, acceptedTerms: undefined });
  const { origin, service } = portal;
  const addresses = { ...sponsorAddresses(`${origin}/nordlys`, 101) };
  const query = new URLSearchParams({ departmentId: '101', memberId: String(memberId), ...addresses });
  const headers = { authorization: `Bearer ${await tokenAt(portal)}` };
  await fetch(`${service}/rest/v1/boostsignup/lookup/sponsor/${phone}?${query}`, { headers });
}

async function signUpAt(portal: Portal, changes: object) {
  const { origin, service } = portal;
  const reply = await fetch(`${service}/rest/v1/boostsignup/member`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenAt(portal)}`, 'content-type': 'application/json' },
    body: JSON.stringify(
      aWrittenMember(origin, { netsCallbackUrl: `${origin}/nordlys/avtalegiro?departmentId=101`, ...changes }),
    ),
  });
  return reply.json();
}

async function tokenAt({ service }: Portal): Promise<string> {
  const { token } = await (await fetch(`${service}/rest/v1/boostsignup/token/nordlys`)).json();
  return token;
}

/** Whether the one agreement that was made holds by now. */
export function isActive({ world }: Portal): boolean {
  const [contract] = world.state.contracts;
  return contract !== undefined && contract.activeFrom !== null && contract.activeFrom <= world.now();
}
