import { sponsor as wire } from '@felles/adapters-http/wire';
import { isoDate, parseIsoDate } from '@felles/core';
import { isPhoneNumber } from '@felles/core/internal/portal/person/rules';
import type { SponsoredMember } from '@felles/core/internal/portal/sponsor/model';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { type DemoCenter, type DemoCompany, type DemoPerson, demoCompanies } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { isOwnAddress } from '../../own-address.ts';
import { invalid, type Refusal, refusal, unfit } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { acceptConnection, isUsed } from '../../world/acceptances.ts';
import { connectionWith, isExpired } from '../../world/connections.ts';
import { contractsOf, isDecided, payByCompany } from '../../world/contracts.ts';
import {
  addMember,
  changeMember,
  changeSponsorCode,
  national,
  personById,
  personByPhone,
} from '../../world/members.ts';
import { agreementPaidFor, isPaidByAnother, isPaidFor } from '../../world/payers.ts';
import { profileOf } from '../../world/profiles.ts';
import type { Connection } from '../../world/records/agreements.ts';
import type { Member } from '../../world/sessions.ts';
import { signingAddress } from '../../world/signings.ts';
import { memberWithoutContract, unfinishedMember } from '../../world/signups.ts';
import { askToPay, isTooYoung, placeToSign, SIGNED_ANSWER, sponsoredBy } from '../../world/sponsors.ts';
import type { World } from '../../world.ts';
import { requireDepartment } from './center.ts';
import { personProblem, personReply } from './personal-information.ts';

/** Companies and people who pay for others. */
export function sponsorRoutes(app: FastifyInstance, service: Service): void {
  const { world, plain, outside } = service;

  answer(app, service, wire.lookUpCode, ({ center, params: { sponsorcode } }) => {
    const { departmentIds, name } = companyWith(center, sponsorcode);
    return { AG_departments: [...departmentIds], navn: name };
  });

  answer(app, service, wire.useCode, ({ center, member, params: { sponsorcode }, body }) => {
    const { code, name, departmentIds } = companyWith(center, sponsorcode);
    if (!departmentIds.includes(body.departmentId))
      throw invalid('Koden gjelder ikke for dette senteret.', 'departmentId');
    const { id } = requireMember(world, center, member, body.memberId);
    const contract = contractsOf(world, id).find((one) => String(one.id) === body.contractId && !isDecided(one));
    if (contract) payByCompany(world, contract);
    changeSponsorCode(world, id, code, 'sponsor.useCode');
    return { company: name };
  });

  answer(app, service, wire.contact, ({ center, member, params: { phonenumber }, query, host, language }) => {
    requireDepartment(center, query.departmentId);
    const { signupUrl, netsCallbackUrl, acceptanceCallbackUrl } = query;
    for (const address of [signupUrl, netsCallbackUrl, acceptanceCallbackUrl])
      if (!isOwnAddress(address, host, center.code)) throw unfit('query', 'an address is not of this portal');
    if (!isPhoneNumber(phonenumber)) throw invalid('Telefonnummeret er ikke gyldig.', undefined, 'PhoneInvalid');
    if (isPaidFor(world, center, Number(query.memberId))) throw paidAlready();
    const sponsored = requireMember(world, center, member, query.memberId);
    const phone = national(phonenumber);
    const payer = personByPhone(world, center, phone);
    if (payer?.id === sponsored.id || (payer && isTooYoung(world, payer.born))) throw notASponsor();
    if (phone === UNKNOWN_PHONE) throw refusal(404, 'Vi finner ingen med dette telefonnummeret.', 'UnknownPhone');
    const hasSigned = payer !== null && paysByDirectDebit(service, center, payer);
    const { departmentId } = query;
    const links = { signupUrl, acceptanceCallbackUrl };
    const asking = { member: sponsored, departmentId, phone, payer, hasSigned, language, ...links };
    return askToPay(world, center, asking, 'sponsor.contact');
  });

  answer(app, service, wire.sponsored, ({ center, query }) => {
    const connection = requireConnection(world, center, query.sponsorConnectionHash);
    // The specification asks so of links to sign up alone.
    if (plain && connection.answer === SIGNED_ANSWER) throw unknownLink();
    if (isUsed(world, connection)) throw refusal(404, 'Lenken er brukt. Avtalen er signert.', 'LinkUsed');
    const sponsored = sponsoredBy(world, connection);
    if (sponsored === null) throw unknownLink();
    return { ...told(sponsored), agreement: agreementPaidFor(world, center, connection) };
  });

  answer(app, service, wire.createSponsor, ({ center, body, host }) => {
    const { departmentId, phone_number, netsCallbackUrl, acceptanceCallbackUrl } = body;
    requireDepartment(center, departmentId);
    for (const address of [netsCallbackUrl, acceptanceCallbackUrl])
      if (!isOwnAddress(address, host, center.code)) throw unfit('body', 'an address is not of this portal');
    const problem = personProblem(world, body);
    if (problem !== null) throw problem;
    if (isTooYoung(world, isoDate(body.date_of_birth))) throw notASponsor();
    const connection = requireConnection(world, center, body.sponsorConnectionHash ?? '');
    const known = personByPhone(world, center, phone_number);
    // The payer who holds the link holds the phone it was sent to; any other number may be another person's.
    if (known && known.id !== connection.sponsorId && known.phone !== connection.phone)
      throw refusal(409, 'Member already exists.');
    const belonging = { departmentId, sponsorCode: null, isPrivatelySponsored: false };
    const { id } = known ?? addMember(world, center, body, belonging, 'sponsor.createSponsor');
    // A payer signs with the information they gave last, in any browser; a member signs with the profile they have.
    const isMember = known !== null && memberWithoutContract(world, center, id) === null;
    if (known && !isMember) changeMember(world, id, body, 'sponsor.createSponsor');
    const wanted = { sponsorId: id, returnTo: netsCallbackUrl };
    const signingId = placeToSign(world, center, connection, wanted, 'sponsor.createSponsor');
    return {
      ...body,
      ...personReply(body),
      ...(isMember && { firstname: known.firstName, lastname: known.lastName }),
      memberId: String(id),
      link_to_nets: outside && signingId && signingAddress(outside, signingId),
    };
  });

  answer(app, service, wire.accept, ({ center, query, body, host }) => {
    const connection = requireConnection(world, center, body?.hash ?? query.hash ?? '');
    const success = acceptConnection(world, center, connection, {
      portal: `http://${host}`,
      by: 'sponsor.accept',
    });
    const sponsored = sponsoredBy(world, connection);
    return success && sponsored
      ? { success, firstname: sponsored.firstName, lastname: sponsored.lastName }
      : { success };
  });
}

/** A number of no person, to show what happens then. */
const UNKNOWN_PHONE = '10000019';

const notASponsor = (): Refusal => refusal(412, 'Ugyldig sponsor', 'InvalidSponsor');
const paidAlready = (): Refusal => refusal(409, 'Noen betaler allerede for deg.', 'AlreadyPaid');
const unknownLink = (): Refusal => refusal(404, 'Lenken er ikke gyldig.', 'UnknownLink');

/** The company of a code at a center; refuses a code of no company. */
export function companyWith({ code: centerCode }: DemoCenter, code: string): DemoCompany {
  const company = demoCompanies.find((known) => known.centerCode === centerCode && known.code === code);
  if (company === undefined)
    throw refusal(404, 'Vi kjenner ikke denne koden. Sjekk den med firmaet ditt.', 'UnknownCode');
  return company;
}

/** The visitor in the middle of their sign-up, or the member with the session. */
function requireMember(world: World, center: DemoCenter, member: Member | null, memberId: string): DemoPerson {
  const found =
    member && String(member.person.id) === memberId
      ? member.person
      : personById(world, unfinishedMember(world, center, memberId)?.id ?? 0);
  if (!found) throw refusal(404, 'Vi finner ikke den som skal bli medlem.', 'UnknownMember');
  return found;
}

function requireConnection(world: World, center: DemoCenter, hash: string): Connection {
  const connection = connectionWith(world, center, hash);
  if (connection === null) throw unknownLink();
  if (isExpired(world, connection)) throw refusal(404, 'Lenken er for gammel. Be om en ny.', 'LinkExpired');
  if (isPaidByAnother(world, connection))
    throw refusal(410, 'Noen andre betaler allerede. Du trenger ikke gjøre noe.', 'PaidByAnother');
  return connection;
}

const paysByDirectDebit = ({ world, outside }: Service, center: DemoCenter, person: DemoPerson): boolean =>
  (profileOf(world, center, person, outside).avtaler ?? []).some(
    ({ status, bbs_status }) => status === true && bbs_status === true,
  );

function told(person: DemoPerson): SponsoredMember {
  const born = parseIsoDate(person.born);
  return {
    firstname: person.firstName,
    lastname: person.lastName,
    address: person.address,
    postal_code: person.postalCode,
    municipality: person.place,
    phone_number: person.phone,
    email: person.email,
    date_of_birth: born === null ? null : dayMonthYear(born),
    gender: person.gender === 'male' ? 'mann' : 'kvinne',
    approve_tos: true,
  };
}
