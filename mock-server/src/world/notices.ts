// [P-MEMBER-60] The messages that members read in the portal.
import type { DemoCenter } from '@felles/fixtures';
import type { World } from '../world.ts';
import { nextNumber } from './ledger.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import type { NoticeRecord } from './records/notices.ts';

/** A message to a member, and at least its cause. */
export type NewNotice = Pick<NoticeRecord, 'kind' | 'cause' | 'text'> &
  Partial<Pick<NoticeRecord, 'at' | 'class' | 'invoiceId' | 'contractId'>>;

/** Told once: the same cause again is nothing new, also after it was read. */
export function tellMember(world: World, { code }: Pick<DemoCenter, 'code'>, member: number, notice: NewNotice): void {
  const isTold = (one: NoticeRecord) => one.cause === notice.cause && one.member === member && one.center === code;
  if (world.state.notices.some(isTold)) return;
  const id = nextNumber(world);
  const told = { at: world.now(), class: null, invoiceId: null, contractId: null, ...notice };
  world.change((state) => {
    state.notices.push({ id, center: code, member, isSeen: false, ...told });
    keepLatest(state.notices, WORLD_LIMITS.notices);
  });
}

/** The messages to a member at a center, the newest first. */
export const noticesTo = (world: World, { code }: Pick<DemoCenter, 'code'>, member: number): readonly NoticeRecord[] =>
  world.state.notices
    .filter((one) => one.member === member && one.center === code)
    .toSorted((a, b) => b.at - a.at || b.id - a.id);
