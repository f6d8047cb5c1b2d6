import { signup as wire } from '@felles/adapters-http/wire';
import { parseIsoDate } from '@felles/core';
import type { SignupPath } from '@felles/core/internal/portal/person/age';
import type { PersonalInformation } from '@felles/core/internal/portal/person/model';
import type { NewContract } from '@felles/core/internal/portal/signup/model';
import type { DemoCenter } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { isOwnAddress } from '../../own-address.ts';
import { invalid, notLoggedIn, type Refusal, refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { activate, addContract, type ContractOrder, makeContract } from '../../world/contracts.ts';
import { sendInvoice, sendPaidByCompany, sendVoid } from '../../world/letters.ts';
import { addMember, type Belonging, personById, personByPhone, recordOf } from '../../world/members.ts';
import { pollProviderFor } from '../../world/payment-callbacks.ts';
import { type Product, productOf } from '../../world/products.ts';
import { profileOf } from '../../world/profiles.ts';
import type { MemberRecord } from '../../world/records/members.ts';
import type { Member } from '../../world/sessions.ts';
import { signingAddress } from '../../world/signings.ts';
import { hasAgreement, unfinishedMember } from '../../world/signups.ts';
import type { World } from '../../world.ts';
import { pathOf, problemWithAge } from './ages.ts';
import { consentOf } from './contract-consent.ts';
import { personProblem, personReply } from './personal-information.ts';
import { companyWith } from './sponsor.ts';

/** How a visitor becomes a member, gets another agreement, or only has a profile made. */
export function signupRoutes(app: FastifyInstance, service: Service): void {
  const { world, outside } = service;

  answer(app, service, wire.createMember, ({ center, body, host, language }) => {
    const wanted = wantedBy(center, host, outside, body);
    const sponsorCode = body.sponsor_code ?? null;
    if (sponsorCode !== null && !companyWith(center, sponsorCode).departmentIds.includes(body.departmentId))
      throw invalid('Koden gjelder ikke for dette senteret.', 'sponsor_code');
    // A company pays by invoice: its members have nothing to sign.
    const product = sponsorCode === null ? wanted.product : { ...wanted.product, hasDirectDebit: false };
    const isPrivatelySponsored = body.is_privately_sponsored === true;
    const belonging = { departmentId: body.departmentId, sponsorCode, isPrivatelySponsored };
    const tooYoung = problemWithAge(world, center, body.date_of_birth, wanted.product, pathOf(belonging));
    const { id } = newMember(world, center, body, belonging, tooYoung, 'signup.createMember');
    const agreed = { ...wanted, product, memberId: id, isPaidByAnother: isPrivatelySponsored, language };
    const { contract, told } = begin(service, center, agreed, 'signup.createMember');
    if (sponsorCode !== null) activate(world, contract.id, world.now());
    return { ...body, ...personReply(body), ...told, hasSignedAG: false };
  });

  answer(app, service, wire.createContract, ({ center, member, params: { memberId }, body, host, language }) => {
    const wanted = wantedBy(center, host, outside, body);
    const whose = requireMayStart(service, center, member, memberId);
    const record = recordOf(world, whose) ?? ORDINARY;
    const isPrivatelySponsored = record.isPrivatelySponsored || body.is_privately_sponsored === true;
    const belonging = { ...record, isPrivatelySponsored };
    // A service that is not told whether another pays cannot say that the member is too young to.
    requireAge(world, center, whose, wanted.product, service.plain ? 'private' : pathOf(belonging));
    const agreed = { ...wanted, memberId: whose, isPaidByAnother: isPrivatelySponsored, language };
    return begin(service, center, agreed, 'signup.createContract').told;
  });

  answer(app, service, wire.createProfile, ({ center, body }) => {
    if (!center.departments.some(({ id }) => id === body.departmentId))
      throw invalid('Velg et senter.', 'departmentId');
    const belonging = { departmentId: body.departmentId, sponsorCode: null, isPrivatelySponsored: false };
    const tooYoung = problemWithAge(world, center, body.date_of_birth, null, 'profile');
    const { id } = newMember(world, center, body, belonging, tooYoung, 'signup.createProfile');
    return { ...body, ...personReply(body), memberId: String(id) };
  });
}

/** The parts of an agreement: a membership that is sold there, and the way back to the portal of this center. */
function wantedBy(center: DemoCenter, host: string, outside: string | null, body: NewContract) {
  const { departmentId, membershipId, netsCallbackUrl } = body;
  const product = productOf(center, departmentId, membershipId);
  if (product === null) throw invalid('Medlemskapet er ikke lenger tilgjengelig.', 'membershipId');
  if (!isOwnAddress(netsCallbackUrl, host, center.code))
    throw invalid('body.netsCallbackUrl: not an address of this portal', 'netsCallbackUrl');
  const accepted = consentOf(center, outside, body, product);
  return { departmentId, product, returnTo: netsCallbackUrl, accepted };
}

function newMember(
  world: World,
  center: DemoCenter,
  told: PersonalInformation,
  belonging: Belonging,
  tooYoung: Refusal | null,
  by: string,
): MemberRecord {
  if (told.approve_tos !== true) throw invalid('Vilkårene må godtas.', 'approve_tos');
  const problem = personProblem(world, told) ?? tooYoung;
  if (problem !== null) throw problem;
  if (personByPhone(world, center, told.phone_number)) throw refusal(409, 'Member already exists.');
  return addMember(world, center, told, belonging, by);
}

/** [P-MEMBERSHIP-41] [P-MEMBERSHIP-43] A member with a session, or a visitor in the middle of their sign-up. */
function requireMayStart(
  { world, outside }: Service,
  center: DemoCenter,
  member: Member | null,
  memberId: string,
): number {
  pollProviderFor(world, Number(memberId));
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

/** Another agreement may have another limit than the one before. */
function requireAge(world: World, center: DemoCenter, memberId: number, product: Product, path: SignupPath): void {
  const born = parseIsoDate(personById(world, memberId)?.born ?? '');
  const problem = born === null ? null : problemWithAge(world, center, born, product, path);
  if (problem !== null) throw problem;
}

const ORDINARY = { sponsorCode: null, isPrivatelySponsored: false };

/** Makes the agreement, and writes to the member: with the invoice, where they pay it themselves. */
function begin({ world, plain, outside }: Service, center: DemoCenter, wanted: ContractOrder, by: string) {
  // Beyond the specification: another choice replaces the first, and a repeated choice changes nothing.
  const { contract, isNew, replaced } = plain
    ? { contract: makeContract(world, center, wanted, by), isNew: true, replaced: [] }
    : addContract(world, center, wanted, by);
  const { id, memberId, invoiceId, signingId } = contract;
  const link = outside === null || signingId === null ? null : signingAddress(outside, signingId);
  const person = personById(world, memberId);
  const portal = new URL(wanted.returnTo).origin;
  const record = recordOf(world, memberId);
  for (const before of replaced)
    if (person !== null && !before.isPaidByAnother) sendVoid(world, { center, person, contract: before }, by);
  if (isNew && person !== null && !contract.isPaidByAnother) {
    const matter = { center, person, contract };
    if (record === null || record.sponsorCode === null)
      sendInvoice(world, matter, { signingAddress: link, portal }, by);
    else sendPaidByCompany(world, matter, portal, by);
  }
  const told = {
    contractId: String(id),
    memberId: String(memberId),
    ownerId: String(center.center.id),
    invoiceId: String(invoiceId),
    link_to_nets: link,
  };
  return { contract, told };
}
