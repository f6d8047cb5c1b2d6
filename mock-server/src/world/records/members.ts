// The record of a member who signed up.
import { Gender } from '@felles/core/portal/person';
import * as z from 'zod/mini';

/** A person who signed up, as the center has written them down. */
export const MemberRecord = z.object({
  id: z.int(),
  at: z.number(),
  center: z.string(),
  departmentId: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  address: z.string(),
  postal_code: z.string(),
  municipality: z.string(),
  /** As it is dialled within the country. */
  phone: z.string(),
  email: z.string(),
  /** YYYY-MM-DD */
  born: z.string(),
  gender: Gender,
  /** Of the company that pays. */
  sponsorCode: z.nullable(z.string()),
  isPrivatelySponsored: z.boolean(),
});
export type MemberRecord = z.infer<typeof MemberRecord>;
