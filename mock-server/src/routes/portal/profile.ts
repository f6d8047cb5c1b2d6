import { profile as wire } from '@felles/adapters-http/wire';
import { dayMonthYear, isoDate } from '@felles/core';
import { isEmail, type MemberUpdate, type Profile } from '@felles/core/portal';
import type { FastifyInstance } from 'fastify';
import { answer, type Service } from '../../answer.ts';
import { type Refusal, refusal } from '../../refusals.ts';
import { changeProfile, othersEmails, profileOf } from '../../world/profiles.ts';
import { placeOf } from './person.ts';

/** What a member sees and changes of themselves. Nobody reaches anybody else's. */
export function profileRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  answer(app, service, wire.profile, ({ center, member }) => profileOf(world, center, member));

  answer(app, service, wire.updateMember, ({ center, member, params: { memberId }, body }) => {
    if (memberId !== String(member.person.id)) throw refusal(403, 'Dette er ikke din profil.');
    if (body.memberId !== memberId) throw refusal(400, 'body.memberId: not the member of the address');
    const problem = problemWith(body, profileOf(world, center, member));
    if (problem !== null) throw problem;
    if (othersEmails(world, center, member).includes(body.email)) throw refusal(409, 'Member already exists.');
    changeProfile(world, center, member, body, 'profile.updateMember');
    return { ...body, date_of_birth: dayMonthYear(body.date_of_birth), memberId };
  });
}

const LONGEST = 200;

/** Why an update is turned down, in words for the member; null where nothing is wrong. */
function problemWith(sent: MemberUpdate, known: Profile): Refusal | null {
  if (isOfAnother(sent, known)) return invalid('Navn, telefonnummer og fødselsdato kan bare endres av senteret.');
  if ([sent.address, sent.municipality].some((text) => text.trim() === '' || text.length > LONGEST))
    return invalid('Adressen mangler eller er for lang.');
  if (placeOf(sent.postal_code) === null) return invalid('Postnummeret finnes ikke.');
  return isEmail(sent.email) && sent.email.length <= LONGEST ? null : invalid('E-postadressen er ikke gyldig.');
}

const isOfAnother = (sent: MemberUpdate, { fornavn, etternavn, mobil, birth }: Profile): boolean =>
  sent.firstname !== fornavn ||
  sent.lastname !== etternavn ||
  sent.phone_number !== mobil ||
  isoDate(sent.date_of_birth) !== birth;

const invalid = (message: string): Refusal => refusal(400, message, 'ValidationError');
