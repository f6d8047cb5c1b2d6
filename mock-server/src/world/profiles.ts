import { osloDay } from '@felles/core';
import type { MemberUpdate, Profile } from '@felles/core/portal';
import { type DemoCenter, demoProfile } from '@felles/fixtures';
import { SCENARIOS } from '../scenarios.ts';
import type { World } from '../world.ts';
import { KEPT, keepLatest } from './kept.ts';
import type { Member } from './sessions.ts';
import type { KeptProfile } from './state.ts';

/** What a center knows about a member: as the demo world has it, with what they have changed since. */
export function profileOf(world: World, { code }: DemoCenter, { person }: Member): Profile {
  const profile = demoProfile(person, code, osloDay(world.now()));
  const { profile: shown = (as: Profile) => as } = SCENARIOS[world.state.scenario];
  return shown({ ...profile, ...world.state.profiles[keyOf(code, person.id)] });
}

/** The e-mail addresses of everybody else the center knows. */
export function othersEmails(world: World, { code }: DemoCenter, { person }: Member): readonly string[] {
  const others = world.demo.people(world.now()).filter(({ id, centers }) => id !== person.id && centers.includes(code));
  return others.map(({ id, email }) => world.state.profiles[keyOf(code, id)]?.epost ?? email);
}

export function changeProfile(world: World, { code }: DemoCenter, { person }: Member, sent: MemberUpdate, by: string) {
  const kept: KeptProfile = {
    adresse: sent.address,
    postnr: sent.postal_code,
    poststed: sent.municipality,
    epost: sent.email,
    kjonn: sent.gender === 'mann' ? 1 : 2,
  };
  world.change((state) => {
    state.numbered += 1;
    state.profiles = { ...state.profiles, [keyOf(code, person.id)]: kept };
    state.ledger.push({ at: world.now(), kind: 'profile', id: `profile-${state.numbered}`, by });
    keepLatest(state.ledger, KEPT.ledger);
  });
}

const keyOf = (centerCode: string, personId: number): string => `${centerCode}/${personId}`;
