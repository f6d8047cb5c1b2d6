import { consents, profile as wire } from '@felles/adapters-http/wire';
import { isoDate } from '@felles/core';
import type { MemberUpdate } from '@felles/core/internal/portal/person/model';
import type { Profile } from '@felles/core/internal/portal/profile/model';
import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { seatDemoMember } from '../../bookings/demo-seats.ts';
import { withClipsLeft } from '../../bookings/members.ts';
import { invalid, notLoggedIn, type Refusal, refusal, unfit } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { withPlaceToSign } from '../../world/demo-signings.ts';
import { changeMember, personByPhone } from '../../world/members.ts';
import { changeConsents, changeProfile, othersEmails, profileOf } from '../../world/profiles.ts';
import { newcomer } from '../../world/signups.ts';
import { contactProblem, personProblem, personReply } from './personal-information.ts';

/** A member's own profile. A member reaches no other member's profile. */
export function profileRoutes(app: FastifyInstance, service: Service): void {
  const { world, outside } = service;

  answer(app, service, wire.profile, ({ center, member: { person }, host }) => {
    seatDemoMember(world, center, person);
    const known = withClipsLeft(world, center, person, profileOf(world, center, person, outside));
    // A scenario may have spoilt it.
    if (outside === null || !Array.isArray(known.avtaler)) return known;
    const returnTo = `http://${host}/${center.code}/avtalegiro`;
    const whose = { outside, center: center.code, memberId: person.id, returnTo };
    return { ...known, avtaler: known.avtaler.map((agreement) => withPlaceToSign(world, agreement, whose)) };
  });

  answer(app, service, consents.save, ({ center, member: { person }, body }) => {
    if (Object.keys(body).length === 0) throw unfit('body', 'no consent is named');
    return changeConsents(world, center, person, body, 'consents.save');
  });

  answer(app, service, wire.updateMember, ({ center, member, params: { memberId }, body }) => {
    if (member && memberId !== String(member.person.id)) throw refusal(403, 'Dette er ikke din profil.');
    if (body.memberId !== memberId) throw unfit('body.memberId', 'not the member of the address');
    if (member) updateProfile(service, center, member.person, body);
    else updateNewcomer(service, center, body);
    return { ...personReply(body), memberId };
  });
}

function updateProfile({ world, outside }: Service, center: DemoCenter, person: DemoPerson, sent: MemberUpdate): void {
  const problem = problemWith(sent, profileOf(world, center, person, outside));
  if (problem !== null) throw problem;
  if (othersEmails(world, center, person).includes(sent.email)) throw refusal(409, 'Member already exists.');
  changeProfile(world, center, person, sent, 'profile.updateMember');
}

/** [P-SIGNUP-90] A person in the middle of a sign-up has no session yet, and may correct all that they wrote. */
function updateNewcomer({ world }: Service, center: DemoCenter, sent: MemberUpdate): void {
  const member = newcomer(world, center, sent.memberId);
  if (member === null) throw notLoggedIn();
  const problem = personProblem(world, sent);
  if (problem !== null) throw problem;
  const namesake = personByPhone(world, center, sent.phone_number);
  if (namesake !== null && namesake.id !== member.id) throw refusal(409, 'Member already exists.');
  changeMember(world, member.id, sent, 'profile.updateMember');
}

/** Why an update is turned down, in words for the member; null where nothing is wrong. */
function problemWith(sent: MemberUpdate, known: Profile): Refusal | null {
  if (isOfAnother(sent, known)) return invalid('Navn, telefonnummer og fødselsdato kan bare endres av senteret.');
  return contactProblem(sent);
}

const isOfAnother = (sent: MemberUpdate, { fornavn, etternavn, mobil, birth }: Profile): boolean =>
  sent.firstname !== fornavn ||
  sent.lastname !== etternavn ||
  sent.phone_number !== mobil ||
  isoDate(sent.date_of_birth) !== birth;
