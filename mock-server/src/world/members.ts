// Who has signed up at a center since the world began; those who were there before are the demo people.
import { isoDate } from '@felles/core';
import type { PersonalInformation } from '@felles/core/internal/portal/person/model';
import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import type { World } from '../world.ts';
import { unguessableId } from './chance.ts';
import { enter, nextNumber } from './ledger.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import type { MemberRecord } from './records/members.ts';

/** All people whom the world knows: the demo people, and the members who have signed up since. */
export const peopleOf = (world: World): readonly DemoPerson[] => [
  ...world.demo.people(world.now()),
  ...world.state.members.map(asPerson),
];

/** The person whom a center knows by a phone number, however it is written. */
export const personByPhone = (world: World, center: DemoCenter, phone: string): DemoPerson | null =>
  peopleOf(world).find((person) => person.phone === national(phone) && person.centers.includes(center.code)) ?? null;

/** The person whom the world knows by an id. */
export function personById(world: World, id: number): DemoPerson | null {
  const record = recordOf(world, id);
  if (record !== null) return asPerson(record);
  return world.demo.people(world.now()).find((person) => person.id === id) ?? null;
}

/** Null for the demo people, who have not signed up here. */
export const recordOf = (world: World, id: number): MemberRecord | null =>
  world.state.members.find((member) => member.id === id) ?? null;

/** Fields of a person that come from the service, not from the person. */
export type Belonging = Pick<MemberRecord, 'departmentId' | 'sponsorCode' | 'isPrivatelySponsored'>;

/** Writes a new member down. The caller has made sure that the center does not know the phone number yet. */
export function addMember(
  world: World,
  center: DemoCenter,
  told: PersonalInformation,
  belonging: Belonging,
  by: string,
): MemberRecord {
  const number = nextNumber(world);
  const member: MemberRecord = {
    id: unguessableId(world.state.seed, 'member', number),
    at: world.now(),
    center: center.code,
    ...belonging,
    ...written(told),
  };
  world.change((state) => {
    state.members.push(member);
    keepLatest(state.members, WORLD_LIMITS.members);
  });
  enter(world, 'member', number, by);
  return member;
}

/** Brings up to date the personal information of a sign-up. */
export function changeMember(world: World, id: number, told: PersonalInformation, by: string): void {
  world.change((state) => {
    state.members = state.members.map((member) => (member.id === id ? { ...member, ...written(told) } : member));
  });
  enter(world, 'profile', nextNumber(world), by);
}

/** Lets a company pay for a member. */
export function changeSponsorCode(world: World, id: number, sponsorCode: string, by: string): void {
  world.change((state) => {
    state.members = state.members.map((member) => (member.id === id ? { ...member, sponsorCode } : member));
  });
  enter(world, 'company', nextNumber(world), by);
}

const written = (told: PersonalInformation) => ({
  firstname: told.firstname,
  lastname: told.lastname,
  address: told.address,
  postal_code: told.postal_code,
  municipality: told.municipality,
  phone: national(told.phone_number),
  email: told.email,
  born: isoDate(told.date_of_birth),
  gender: told.gender,
});

const asPerson = (member: MemberRecord): DemoPerson => ({
  id: member.id,
  phone: member.phone,
  firstName: member.firstname,
  lastName: member.lastname,
  born: member.born,
  gender: member.gender === 'mann' ? 'male' : 'female',
  address: member.address,
  postalCode: member.postal_code,
  place: member.municipality,
  email: member.email,
  centers: [member.center],
});

/** One number and one person, however it is written: with the code of the country or without. */
export const national = (phone: string): string => phone.replace(/^0047(?=\d{8}$)/, '');
