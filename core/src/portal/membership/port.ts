import type { Answer } from '../../data/query.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Membership, MembershipGroup } from './model.ts';

export interface MembershipQuery {
  readonly departmentId: number;
  /** None is every group. */
  readonly groupIds: readonly number[];
}

/** What the service last said of a department's memberships. */
export type ListAnswer = Answer<MembershipQuery, readonly Membership[]>;

/** Where memberships and their groups come from. Hidden ones come along: what shows is decided here. */
export interface MembershipPort {
  memberships(query: MembershipQuery): Reply<readonly Membership[]>;
  groups(): Reply<readonly MembershipGroup[]>;
}
