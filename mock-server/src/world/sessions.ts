import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import type { World } from '../world.ts';
import { seededHex } from './chance.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import { personById } from './members.ts';
import type { Session } from './state.ts';

/** How long a session lasts: as long as a browser keeps it (milliseconds). */
const SESSION_LIFE = 7 * 24 * 60 * 60_000;

/** A person with a session at a center. */
export interface Member {
  readonly person: DemoPerson;
  readonly session: Session;
}

export function beginSession(world: World, center: DemoCenter, person: DemoPerson, by: string): Member {
  const at = world.now();
  const number = world.state.numbered + 1;
  const session: Session = {
    id: seededHex(world.state.seed, 'session', number),
    accessToken: seededHex(world.state.seed, 'access', number),
    center: center.code,
    person: person.id,
    expires: at + SESSION_LIFE,
  };
  world.change((state) => {
    state.numbered = number;
    state.sessions = [...state.sessions.filter(({ expires }) => expires > at), session];
    keepLatest(state.sessions, WORLD_LIMITS.sessions);
    state.ledger.push({ at, kind: 'session', id: `session-${number}`, by });
    keepLatest(state.ledger, WORLD_LIMITS.ledger);
  });
  return { person, session };
}

export function endSession(world: World, id: string): void {
  world.change((state) => {
    state.sessions = state.sessions.filter((session) => session.id !== id);
  });
}

/** The member with this session at this center at this moment; null where there is none. */
export function memberWith(world: World, center: DemoCenter, id: string): Member | null {
  const session = valid(world).find((known) => known.id === id && known.center === center.code);
  const person = session ? personById(world, session.person) : null;
  return session && person ? { person, session } : null;
}

/** The center that a session's own token opens, if any. */
export function centerOfAccessToken(world: World, token: string): DemoCenter | null {
  const session = valid(world).find(({ accessToken }) => accessToken === token);
  return session ? world.demo.center(session.center) : null;
}

const valid = (world: World): readonly Session[] => world.state.sessions.filter(({ expires }) => expires > world.now());
