// The agreement that a visitor comes to sign by a link, put together from all that the world knows of it.
import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import { refusal } from '../refusals.ts';
import { contractById } from '../world/contracts.ts';
import { demoTerms, type Terms } from '../world/demo-signings.ts';
import { invoiceById } from '../world/invoices.ts';
import { personById } from '../world/members.ts';
import type { Signing } from '../world/records/agreements.ts';
import type { InvoiceRecord } from '../world/records/invoices.ts';
import { signingById } from '../world/signings.ts';
import type { World } from '../world.ts';

export interface Agreement {
  readonly signing: Signing;
  readonly center: DemoCenter;
  readonly contract: Terms;
  readonly invoice: InvoiceRecord | null;
  /** Who is to sign; null for a person the world no longer knows. */
  readonly signer: DemoPerson | null;
  /** Where the browser is sent back to, and the origins that it comes through. */
  readonly back: string;
  readonly leadsTo: readonly string[];
}

/** The agreement that waits at an address; refuses an address at which none ever did. */
export function agreementAt(world: World, id: string): Agreement {
  const signing = signingById(world, id);
  const center = signing && world.demo.center(signing.center);
  if (!signing || !center) throw refusal(404);
  const signer = personById(world, signing.memberId);
  const made = contractById(world, signing.contractId);
  const contract = made ?? (signer && demoTerms(world, center, signer, signing.contractId));
  if (contract === null) throw refusal(404);
  const back = wayBack(world, signing);
  const leadsTo = [...new Set([back, signing.returnTo].map((address) => new URL(address).origin))];
  return { signing, center, contract, invoice: made && invoiceById(world, made.invoiceId), signer, back, leadsTo };
}

/** [P-PAYMENT-46] Everybody is sent back by way of the service, which knows how it went. */
export const wayBack = ({ apart }: World, { id, returnTo }: Signing): string =>
  `${apart?.service ?? new URL(returnTo).origin}/rest/avtalegiro/callback?agreement=${id}`;
