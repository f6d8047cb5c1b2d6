// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import type { Answer } from '../../data/query.ts';
import type { Reply } from '../../shared/reply.ts';
import { anyValue, text } from '../../shared/wire-values.ts';
import { Department } from '../center/model.ts';

const flag = () => z.nullish(z.boolean());

/** Kroner. Anything above a billion is no price. */
const amount = () => z.number().check(z.gte(0), z.lte(1e9));

/** [P-MEMBERSHIP-15] `temporary` means short-term; `description` is the center's raw markdown. */
export const Membership = z.object({
  id: z.number(),
  title: z.string(),
  cost: z.nullish(amount()),
  cost_included_vat: amount(),
  description: text(),
  details: z.nullish(z.array(z.string())),
  duration: anyValue(),
  duration_type: anyValue(),
  contract_class: anyValue(),
  eier: anyValue(),
  group_ids: z.nullish(z.array(z.number())),
  is_direct_link_only: flag(),
  is_featured: flag(),
  no_direct_debit: flag(),
  start_timestamp: anyValue(),
  stop_timestamp: anyValue(),
  temporary: flag(),
  test_membership: flag(),
});
export type Membership = z.infer<typeof Membership>;
/** The answer with the memberships of one department. */
export const Memberships = z.array(Membership);

/** [P-MEMBERSHIP-16] A filter of memberships. */
export const MembershipGroup = z.object({ id: z.number(), name: z.string(), is_active: flag() });
export type MembershipGroup = z.infer<typeof MembershipGroup>;
/** The answer with the groups by which a visitor filters memberships. */
export const MembershipGroups = z.array(MembershipGroup);

/** [P-MEMBERSHIP-04] A company that pays, and the departments where its members may train. */
export const Company = z.object({
  AG_departments: z.nullish(z.array(z.number())),
  eier: anyValue(),
  id: z.number(),
  kundenr: anyValue(),
  navn: text(),
  orgnr: anyValue(),
});
export type Company = z.infer<typeof Company>;

/** A link to one membership of one department. */
export const DirectLink = z.object({ departmentId: z.number(), membershipId: z.number() });
export type DirectLink = Readonly<z.infer<typeof DirectLink>>;

/** The choice with its data, so that it can be shown before anything is loaded. */
export const MembershipDraft = z.object({
  department: z.nullable(Department),
  membership: z.nullable(Membership),
  groupIds: z.readonly(z.array(z.number())),
  /** The direct link that was followed, and whether its membership exists. */
  followed: z.nullable(z.object({ link: DirectLink, found: z.boolean() })),
  /** Whether the chosen membership is no longer offered, and no other has been chosen since. */
  vanished: z.optional(z.boolean()),
});
export type MembershipDraft = Readonly<z.infer<typeof MembershipDraft>>;

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
