import { createHash, timingSafeEqual } from 'node:crypto';
import { session as wire } from '@felles/adapters-http/wire';
import type { SessionRecord } from '@felles/core/internal/portal/session/model';
import { DEMO_PASSWORD, type DemoCenter, type DemoPerson } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal, unfit } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { forgetAttempts, noteAttempt, requireFewAttempts } from '../../world/attempts.ts';
import { LETTERS } from '../../world/letter-texts.ts';
import { national, peopleOf, personByPhone } from '../../world/members.ts';
import { sendMessage, titleOf } from '../../world/messages.ts';
import { beginSession, endSession, type Member } from '../../world/sessions.ts';

/** Logging in and out, and new passwords. Nothing here tells a known phone number from an unknown one. */
export function sessionRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  /** A number may belong to people at several centers: the requested center comes first, then any other. */
  const personWith = (center: DemoCenter, phone: string) =>
    personByPhone(world, center, phone) ?? peopleOf(world).find((person) => person.phone === phone) ?? null;

  answer(app, service, wire.login, ({ center, body: { username, password, eier } }) => {
    requireCenterId(center, eier);
    const phone = national(username);
    requireFewAttempts(world, 'login', phone);
    const isRight = isPassword(password);
    const person = personWith(center, phone);
    if (person === null || !isRight) {
      noteAttempt(world, 'login', phone);
      throw refusal(401, 'Feil telefonnummer eller passord.', 'WrongCredentials');
    }
    forgetAttempts(world, 'login', phone);
    if (!person.centers.includes(center.code))
      return { result: 'alternative', whoami: null, alternative_logins: alternativesOf(person, world.demo.centers()) };
    const member = beginSession(world, center, person, 'session.login');
    return { result: 'ok', whoami: recordOf(member, center), alternative_logins: [] };
  });

  answer(app, service, wire.whoami, ({ center, member }) => recordOf(member, center));

  answer(app, service, wire.logout, ({ member }) => {
    endSession(world, member.session.id);
    return {};
  });

  answer(app, service, wire.newPassword, ({ center, body: { username, eier }, language }) => {
    requireCenterId(center, eier);
    const phone = national(username);
    requireFewAttempts(world, 'newPassword', phone);
    noteAttempt(world, 'newPassword', phone);
    if (personWith(center, phone)) {
      const lines = [LETTERS[language].newPassword(titleOf(center), DEMO_PASSWORD)];
      const message = { kind: 'sms', to: phone, from: titleOf(center), subject: null, lines, link: null } as const;
      sendMessage(world, message, 'session.newPassword');
    }
    return { http_status: 200, message: 'Nytt passord er sendt på SMS', type: 'sms' };
  });
}

function requireCenterId({ center }: DemoCenter, eier: number): void {
  if (center.id !== eier) throw unfit('body.eier', 'not the center of the token');
}

/** Takes as long for a wrong password as for the right one. */
const isPassword = (password: string): boolean => timingSafeEqual(digest(password), digest(DEMO_PASSWORD));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const alternativesOf = (person: DemoPerson, centers: readonly DemoCenter[]) =>
  centers
    .filter(({ code }) => person.centers.includes(code))
    .map(({ center: { id, title } }) => ({
      name: nameOf(person),
      ownerid: String(id),
      ownername: title ?? null,
      personid: String(person.id),
    }));

const nameOf = ({ firstName, lastName }: DemoPerson): string => `${firstName} ${lastName}`;

function recordOf({ person, session }: Member, { center, colors }: DemoCenter): SessionRecord {
  return {
    sessid: session.id,
    uid: String(person.id),
    oid: String(center.id),
    pid: String(person.id),
    did: null,
    login_status: 'ok',
    access_token: session.accessToken,
    name: nameOf(person),
    first_name: person.firstName,
    last_name: person.lastName,
    initials: `${person.firstName.charAt(0)}${person.lastName.charAt(0)}`,
    address: person.address,
    postcode: person.postalCode,
    place: person.place,
    mobile: person.phone,
    email: person.email,
    orgnr: null,
    is_admin: false,
    colors: [...colors],
    service_url: null,
    checkin: null,
  };
}
