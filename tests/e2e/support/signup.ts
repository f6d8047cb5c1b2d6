import { aWrittenMember } from '../../support/a-new-member.ts';
import type { Portal } from './portal.ts';

/** Somebody who has signed up and has not signed yet. */
export interface Signup {
  /** Where the agreement about direct debit is signed. */
  readonly link: string;
}

/** Signs Kari up at nordlys by calls, as a page would. */
export async function aSignupAt({ origin }: Portal, changes: object = {}): Promise<Signup> {
  const { token } = await (await fetch(`${origin}/rest/v1/boostsignup/token/nordlys`)).json();
  const reply = await fetch(`${origin}/rest/v1/boostsignup/member`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(
      aWrittenMember(origin, { netsCallbackUrl: `${origin}/nordlys/avtalegiro?departmentId=101`, ...changes }),
    ),
  });
  const { link_to_nets } = await reply.json();
  return { link: link_to_nets };
}

/** Whether the one agreement that was made holds by now. */
export function isActive({ world }: Portal): boolean {
  const [contract] = world.state.contracts;
  return contract !== undefined && contract.activeFrom !== null && contract.activeFrom <= world.now();
}
