import { signup as wire } from '@felles/adapters-http/wire';
import type { NewContract, PersonalInformation } from '@felles/core/portal';
import type { DemoCenter } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer, type Service } from '../../answer.ts';
import { invalid, notLoggedIn, refusal } from '../../refusals.ts';
import { activate, addContract, type Contract } from '../../world/contracts.ts';
import { addMember, type Belonging, type MemberRecord, personByPhone } from '../../world/members.ts';
import { productOf } from '../../world/products.ts';
import { profileOf, signingAddress } from '../../world/profiles.ts';
import type { Member } from '../../world/sessions.ts';
import { hasAgreement, unfinishedMember } from '../../world/signups.ts';
import type { World } from '../../world.ts';
import { problemWithTold, toldBack } from './told.ts';

/** How somebody becomes a member, comes by another agreement, or only has a profile made. */
export function signupRoutes(app: FastifyInstance, service: Service): void {
  const { world, outside } = service;

  answer(app, service, wire.createMember, ({ center, body, host }) => {
    const wanted = wantedBy(center, host, body);
    const sponsorCode = body.sponsor_code ?? null;
    // A company pays by invoice: its members have nothing to sign.
    const product = sponsorCode === null ? wanted.product : { ...wanted.product, hasDirectDebit: false };
    const isPrivatelySponsored = body.is_privately_sponsored === true;
    const belonging = { departmentId: body.departmentId, sponsorCode, isPrivatelySponsored };
    const member = newMember(world, center, body, belonging, 'signup.createMember');
    const contract = addContract(world, center, { ...wanted, product, memberId: member.id }, 'signup.createMember');
    if (sponsorCode !== null) activate(world, contract.id, world.now());
    return { ...body, ...toldBack(body), ...cameOf(contract, center, outside), hasSignedAG: false };
  });

  answer(app, service, wire.createContract, ({ center, member, params: { memberId }, body, host }) => {
    const wanted = wantedBy(center, host, body);
    const whose = requireMayStart(service, center, member, memberId);
    const contract = addContract(world, center, { ...wanted, memberId: whose }, 'signup.createContract');
    return cameOf(contract, center, outside);
  });

  answer(app, service, wire.createProfile, ({ center, body }) => {
    if (!center.departments.some(({ id }) => id === body.departmentId)) throw invalid('Velg et senter.');
    const belonging = { departmentId: body.departmentId, sponsorCode: null, isPrivatelySponsored: false };
    const { id } = newMember(world, center, body, belonging, 'signup.createProfile');
    return { ...body, ...toldBack(body), memberId: id };
  });
}

/** What an agreement is made of: a membership that is sold there, and the way back to the portal of this center. */
function wantedBy(center: DemoCenter, host: string, { departmentId, membershipId, netsCallbackUrl }: NewContract) {
  const product = productOf(center, departmentId, membershipId);
  if (product === null) throw invalid('Medlemskapet er ikke lenger tilgjengelig.');
  if (!leadsBack(netsCallbackUrl, host, center)) throw invalid('body.netsCallbackUrl: not an address of this portal');
  return { departmentId, product, returnTo: netsCallbackUrl };
}

/** Nobody is ever sent from a signature to anywhere but the center's own pages. */
function leadsBack(address: string, host: string, { code }: DemoCenter): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host: asked, pathname, username, password } = new URL(address);
  const isOwn =
    ['http:', 'https:'].includes(protocol) &&
    asked === new URL(`http://${host}`).host &&
    `${username}${password}` === '';
  return isOwn && pathname.startsWith(`/${encodeURIComponent(code)}/`);
}

function newMember(
  world: World,
  center: DemoCenter,
  told: PersonalInformation,
  belonging: Belonging,
  by: string,
): MemberRecord {
  if (told.approve_tos !== true) throw invalid('Vilkårene må godtas.');
  const problem = problemWithTold(world, told);
  if (problem !== null) throw problem;
  if (personByPhone(world, center, told.phone_number)) throw refusal(409, 'Member already exists.');
  return addMember(world, center, told, belonging, by);
}

/** [P-MEMBERSHIP-41] [P-MEMBERSHIP-43] A member with a session, or somebody in the middle of their sign-up. */
function requireMayStart(
  { world, outside }: Service,
  center: DemoCenter,
  member: Member | null,
  memberId: string,
): number {
  if (member === null) {
    const unfinished = unfinishedMember(world, center, memberId);
    if (unfinished === null) throw notLoggedIn();
    return unfinished.id;
  }
  const { person } = member;
  if (memberId !== String(person.id)) throw refusal(403, 'Dette er ikke din profil.');
  const profile = profileOf(world, center, person, outside);
  if (hasAgreement(world, person.id, profile)) throw refusal(409, 'Du har allerede en aktiv avtale.');
  if (profile.is_sponsored === true) throw refusal(412, 'Du har en sponsor, og kan ikke tegne en ny avtale.');
  return person.id;
}

const cameOf = ({ id, memberId, invoiceId, signingId }: Contract, { center }: DemoCenter, outside: string | null) => ({
  contractId: id,
  memberId,
  ownerId: center.id,
  invoiceId,
  link_to_nets: signingAddress(outside, signingId),
});
