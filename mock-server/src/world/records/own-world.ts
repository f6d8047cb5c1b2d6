// The centers and people of a world that a test has made, in place of those of the demo.
import { Center, ColorEntry, Department, ImageList, TrackingSetup } from '@felles/core/internal/portal/center/model';
import { Membership, MembershipGroup } from '@felles/core/internal/portal/membership/model';
import * as z from 'zod/mini';
import { strict } from '../../strict.ts';

const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));

/** A class of every week. */
export const OwnClass = z.strictObject({
  departmentId: z.int(),
  weekday: z.int().check(z.gte(1), z.lte(7), z.describe('From 1, a Monday, to 7.')),
  start: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/), z.describe('The time in Norway, as 16:30.')),
  minutes: z.int().check(z.gte(1), z.lte(600)),
  name: z.string(),
  instructor: z._default(z.nullable(z.string()), null),
});
export type OwnClass = z.infer<typeof OwnClass>;

/** Records of core that pass over unknown fields in answers, but not in a world of one's own. */
export const WORLD_RECORDS = {
  Center: strict(Center),
  Department: strict(Department),
  Membership: strict(Membership),
} as const;

const Offer = z.strictObject({
  membership: WORLD_RECORDS.Membership,
  departmentIds: z._default(z.nullable(list(z.int())), null).check(z.describe('Where it is sold; null is everywhere.')),
});

/** A field that is missing is that of the demo center with the same code, or empty. */
export const OwnCenter = z.strictObject({
  code: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/), z.describe('Its place in addresses.')),
  center: z.optional(WORLD_RECORDS.Center),
  departments: z.optional(list(WORLD_RECORDS.Department)),
  colors: z.optional(list(strict(ColorEntry))),
  images: z.optional(ImageList),
  tracking: z.optional(strict(TrackingSetup)),
  memberships: z.optional(list(Offer)),
  membershipGroups: z.optional(list(strict(MembershipGroup))),
  canBeSponsored: z.optional(z.boolean()),
  checkout: z.optional(z.enum(['redirect', 'embedded'])),
  portalInfo: z.optional(z.string()),
  classes: z.optional(list(OwnClass)),
});
export type OwnCenter = z.infer<typeof OwnCenter>;

/** A person who can log in, by the password of all demo people. */
export const OwnPerson = z.strictObject({
  id: z.int(),
  phone: z.string().check(z.regex(/^\d{8}$/)),
  firstName: z.string(),
  lastName: z.string(),
  born: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/), z.describe('As 1990-05-17.')),
  gender: z._default(z.enum(['male', 'female']), 'female'),
  address: z._default(z.string(), 'Bryggesvingen 4'),
  postalCode: z._default(z.string(), '5014'),
  place: z._default(z.string(), 'Bergen'),
  email: z._default(z.string(), 'post@demo.example'),
  centers: list(z.string()).check(z.describe('The codes of the centers that know the person.')),
});
export type OwnPerson = z.infer<typeof OwnPerson>;

/** An answer of one's own to a call. */
export const OwnAnswer = z.strictObject({
  call: z.string(),
  when: z
    ._default(z.record(z.string(), z.nullable(z.string())), {})
    .check(z.describe('The values of path and query that the call must have; null is for one that it must not have.')),
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  answer: z.unknown(),
});
export type OwnAnswer = z.infer<typeof OwnAnswer>;

/** Null where they are those of the demo. */
export const OwnWorld = z.object({
  centers: z.nullable(list(OwnCenter)),
  people: z.nullable(list(OwnPerson)),
  answers: z._default(list(OwnAnswer), []),
});
export type OwnWorld = z.infer<typeof OwnWorld>;
