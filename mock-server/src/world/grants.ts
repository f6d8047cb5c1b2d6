// The sign-in of staff: a code for a moment, an access token for minutes, and a refresh token that each renewal
// replaces.
import { createHash } from 'node:crypto';
import { type DemoStaff, demoStaff } from '@felles/fixtures/workspace/staff';
import type { World } from '../world.ts';
import { seededHex } from './chance.ts';
import { nextNumber } from './ledger.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import type { Grant } from './records/staff.ts';

/**
 * How long each is good for (milliseconds): access ends soon enough to see it renewed. A page that is loaded again in the
 * middle of a renewal never hears the answer, so for a moment the same refresh token is answered again.
 */
export const GRANT = { code: 60_000, access: 5 * 60_000, refresh: 30 * 24 * 60 * 60_000, again: 20_000 } as const;

export interface CodeOrder {
  readonly login: string;
  readonly clientId: string;
  readonly redirect: string;
  /** The challenge that the verifier must answer (PKCE, S256). */
  readonly challenge: string;
}

export interface IssuedTokens {
  readonly access: string;
  readonly refresh: string;
  /** How long the access token is good for (seconds). */
  readonly expiresIn: number;
}

export function issueCode(world: World, order: CodeOrder): string {
  const code = secret(world, 'code');
  world.change((state) => {
    state.codes = [
      ...state.codes.filter(({ until, family }) => until > world.now() || family !== null),
      { code, ...order, until: world.now() + GRANT.code, family: null },
    ];
    keepLatest(state.codes, WORLD_LIMITS.sessions);
  });
  return code;
}

export interface Redeeming {
  readonly code: string;
  readonly clientId: string;
  readonly redirect: string;
  readonly verifier: string;
}

/** Null where the code is unknown, over, or another client's. One that comes again was stolen: what came of it is over. */
export function redeemCode(world: World, { code, clientId, redirect, verifier }: Redeeming): IssuedTokens | null {
  const known = world.state.codes.find((one) => one.code === code);
  if (known === undefined) return null;
  if (known.family !== null) {
    endFamily(world, known.family);
    return null;
  }
  const family = secret(world, 'family');
  world.change((state) => {
    state.codes = state.codes.map((one) => (one.code === code ? { ...one, family } : one));
  });
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const isRight =
    known.until > world.now() &&
    known.clientId === clientId &&
    known.redirect === redirect &&
    known.challenge === challenge;
  return isRight ? issue(world, known.login, family) : null;
}

/** A new grant for a user who has said who they are. */
export const issueGrant = (world: World, login: string): IssuedTokens => issue(world, login, secret(world, 'family'));

function issue(world: World, login: string, family: string): IssuedTokens {
  const at = world.now();
  const grant: Grant = {
    family,
    login,
    access: secret(world, 'staff'),
    accessUntil: at + GRANT.access,
    refresh: secret(world, 'refresh'),
    refreshUntil: at + GRANT.refresh,
    isUsed: false,
  };
  world.change((state) => {
    state.grants = [...state.grants.filter(({ refreshUntil }) => refreshUntil > at), grant];
    keepLatest(state.grants, WORLD_LIMITS.sessions);
  });
  return { access: grant.access, refresh: grant.refresh, expiresIn: GRANT.access / 1000 };
}

/** A refresh token serves once, and for a moment after. One that comes again later was stolen: all that came of it is over. */
export function renewGrant(world: World, refresh: string): IssuedTokens | null {
  const known = world.state.grants.find((grant) => grant.refresh === refresh && grant.refreshUntil > world.now());
  if (known === undefined) return null;
  if (known.isUsed && world.now() >= (known.againUntil ?? 0)) {
    endFamily(world, known.family);
    return null;
  }
  if (!known.isUsed)
    world.change((state) => {
      for (const grant of state.grants)
        if (grant.refresh === refresh) Object.assign(grant, { isUsed: true, againUntil: world.now() + GRANT.again });
    });
  return issue(world, known.login, known.family);
}

/** Unknown tokens are as good as revoked. A revoked refresh token takes its access tokens with it. */
export function revokeToken(world: World, token: string): void {
  const byRefresh = world.state.grants.find(({ refresh }) => refresh === token);
  if (byRefresh) endFamily(world, byRefresh.family);
  world.change((state) => {
    for (const grant of state.grants) if (grant.access === token) grant.accessUntil = 0;
  });
}

function endFamily(world: World, family: string): void {
  world.change((state) => {
    state.grants = state.grants.filter((grant) => grant.family !== family);
  });
}

/** The user whom an access token stands for at this moment. */
export function staffWith(world: World, token: string): DemoStaff | null {
  const grant = world.state.grants.find(({ access, accessUntil }) => access === token && accessUntil > world.now());
  return grant ? (demoStaff.find(({ login }) => login === grant.login) ?? null) : null;
}

/**
 * Whether a socket that was let in by an access token may stay: until the token is revoked, or ends without having been renewed.
 */
export function servesSocket(world: World, access: string): boolean {
  const { grants } = world.state;
  const grant = grantsByAccess(grants).get(access);
  if (grant === undefined || grant.accessUntil === 0) return false;
  const now = world.now();
  return (
    grant.accessUntil > now || grants.some(({ family, accessUntil }) => family === grant.family && accessUntil > now)
  );
}

const BY_ACCESS = new WeakMap<readonly Grant[], ReadonlyMap<string, Grant>>();

/** Each change that adds or drops a grant makes another list. */
function grantsByAccess(grants: readonly Grant[]): ReadonlyMap<string, Grant> {
  const known = BY_ACCESS.get(grants) ?? new Map(grants.map((grant) => [grant.access, grant]));
  BY_ACCESS.set(grants, known);
  return known;
}

const secret = (world: World, purpose: string): string => seededHex(world.state.seed, purpose, nextNumber(world));
