import type { Answer } from '../../data/query.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Membership, MembershipGroup } from './model.ts';

/** Which memberships a visitor may see: those of one department, and of any of the chosen groups. */
export interface MembershipQuery {
  readonly departmentId: number;
  /** Empty for all groups. */
  readonly groupIds: readonly number[];
}

/** The last list of a department's memberships. */
export type ListAnswer = Answer<MembershipQuery, readonly Membership[]>;

/** The lists also have hidden memberships: core decides what shows. */
export interface MembershipPort {
  memberships(query: MembershipQuery): Reply<readonly Membership[]>;
  groups(): Reply<readonly MembershipGroup[]>;
}
