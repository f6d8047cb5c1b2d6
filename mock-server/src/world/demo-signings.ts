// Where the unsigned agreements of the demo world are signed: they come without a sign-up, which makes the place for others.
import { osloDay } from '@felles/core';
import type { Agreement } from '@felles/core/internal/portal/profile/model';
import { type DemoCenter, type DemoPerson, demoAgreements } from '@felles/fixtures';
import type { World } from '../world.ts';
import { DEMO_BANK } from './manifest.ts';
import type { Contract, Signing } from './records/agreements.ts';
import { addSigning, signingAddress } from './signings.ts';

/** The fields of a demo agreement that the bank's page shows. */
export type Terms = Pick<Contract, 'title' | 'price' | 'temporary'>;

export const demoTerms = (world: World, { code }: DemoCenter, person: DemoPerson, id: number): Terms | null => {
  const agreement = demoAgreements(person, code, osloDay(world.now())).find((known) => known.id === String(id));
  const price = (agreement?.linjer ?? []).reduce((sum, line) => sum + Number(line.price ?? 0), 0);
  return agreement ? { title: agreement.title ?? '', price, temporary: false } : null;
};

/** A demo agreement as it stands now, as it may have been signed since the start. */
export function asSigned({ state }: World, agreement: Agreement): Agreement {
  const isSigned = state.signings.some(
    ({ contractId, status }) => String(contractId) === agreement.id && status === 'ok',
  );
  return isSigned ? { ...agreement, invoice_type: 'avtalegiro', bbs_status: true, nets_url: null } : agreement;
}

/** Adds a place to sign in the world outside, in place of one that leads nowhere. */
export function withPlaceToSign(
  world: World,
  agreement: Agreement,
  wanted: Pick<Signing, 'center' | 'memberId' | 'returnTo'> & { readonly outside: string },
): Agreement {
  const { outside, ...whose } = wanted;
  const { id: own, nets_url: address } = agreement;
  if (!own || !address?.startsWith(`https://${DEMO_BANK}/`)) return agreement;
  const contractId = Number(own);
  const known = world.state.signings.find((signing) => signing.contractId === contractId);
  const { id } = known ?? addSigning(world, { ...whose, contractId });
  return { ...agreement, nets_url: signingAddress(outside, id) };
}
