// Who is in the middle of signing up, and who may not begin.
import type { Profile } from '@felles/core/internal/portal/profile/model';
import type { DemoCenter } from '@felles/fixtures';
import type { World } from '../world.ts';
import { contractsOf, isDecided } from './contracts.ts';
import { recordOf } from './members.ts';
import type { MemberRecord } from './records/members.ts';

/** A visitor who signed up at this center and has neither signed nor paid yet. Only they go on without a session. */
export function unfinishedMember(world: World, center: DemoCenter, memberId: string): MemberRecord | null {
  const record = recordAt(world, center, memberId);
  const contracts = record === null ? [] : contractsOf(world, record.id);
  return contracts.length > 0 && !contracts.some(isDecided) ? record : null;
}

/**
 * A visitor who may correct their information without a session: until they have signed or paid, or for an hour where
 * they have no agreement of their own, because they only had a profile made or pay for another person.
 */
export function newcomer(world: World, center: DemoCenter, memberId: string): MemberRecord | null {
  const record = recordAt(world, center, memberId);
  const isNew = record !== null && contractsOf(world, record.id).length === 0 && world.now() - record.at < HOUR;
  return isNew ? record : unfinishedMember(world, center, memberId);
}

/** A visitor who signed up at this center and has agreed to nothing yet: they may still correct who they are. */
export function memberWithoutContract(world: World, center: DemoCenter, memberId: number): MemberRecord | null {
  const record = recordAt(world, center, String(memberId));
  const hasSigned =
    contractsOf(world, memberId).some(isDecided) ||
    world.state.signings.some((signing) => signing.memberId === memberId && signing.status === 'ok');
  return hasSigned ? null : record;
}

const HOUR = 60 * 60_000;

function recordAt(world: World, { code }: DemoCenter, memberId: string): MemberRecord | null {
  const record = recordOf(world, Number(memberId));
  return record !== null && record.center === code && String(record.id) === memberId ? record : null;
}

/** Whether a member has an agreement that holds, or one that holds as soon as the bank has confirmed it. */
export const hasAgreement = (world: World, memberId: number, { avtaler }: Profile): boolean =>
  (avtaler ?? []).some(({ status }) => status === true) || contractsOf(world, memberId).some(isDecided);
