import * as z from 'zod/mini';
import { PersonDraft } from '../../person/draft.ts';
import { SponsoredAgreement } from '../../sponsor/model.ts';

/** The sponsored person and agreement, as shown before the sponsor left to sign. */
export const SponsoredDraft = z.object({ name: z.nullable(z.string()), agreement: z.nullable(SponsoredAgreement) });
export type SponsoredDraft = Readonly<z.infer<typeof SponsoredDraft>>;

/** A sponsor's sign-up, stored for the tab. It belongs to one link: another link starts over. */
export const SponsorDraft = z.object({
  hash: z.string(),
  person: PersonDraft,
  departmentId: z.nullable(z.number()),
  whom: z._default(z.nullable(SponsoredDraft), null),
});
export type SponsorDraft = Readonly<z.infer<typeof SponsorDraft>>;
