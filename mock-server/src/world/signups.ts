// Who is in the middle of signing up, and who may not begin.
import type { Profile } from '@felles/core/portal';
import type { DemoCenter } from '@felles/fixtures';
import type { World } from '../world.ts';
import { contractsOf, isDecided } from './contracts.ts';
import { type MemberRecord, recordOf } from './members.ts';

/** Somebody who signed up at this center and has neither signed nor paid yet. Only they go on without a session. */
export function unfinishedMember(world: World, { code }: DemoCenter, memberId: string): MemberRecord | null {
  const record = recordOf(world, Number(memberId));
  if (record === null || record.center !== code || String(record.id) !== memberId) return null;
  const contracts = contractsOf(world, record.id);
  return contracts.length > 0 && !contracts.some(isDecided) ? record : null;
}

/** Whether somebody has an agreement that holds, or one that holds as soon as the bank has confirmed it. */
export const hasAgreement = (world: World, memberId: number, { avtaler }: Profile): boolean =>
  (avtaler ?? []).some(({ status }) => status === true) || contractsOf(world, memberId).some(isDecided);
