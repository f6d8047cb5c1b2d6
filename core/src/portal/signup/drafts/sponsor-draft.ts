import * as z from 'zod/mini';
import { PersonDraft } from '../../person/draft.ts';
import { SponsoredAgreement } from '../../sponsor/model.ts';

/** For whom the sponsor signs, and what, as it was before they left to sign. */
export const SponsoredDraft = z.object({ name: z.nullable(z.string()), agreement: z.nullable(SponsoredAgreement) });
export type SponsoredDraft = Readonly<z.infer<typeof SponsoredDraft>>;

/** What is kept of a sponsor's sign-up for as long as the tab lives. It is the link's own: another link starts over. */
export const SponsorDraft = z.object({
  hash: z.string(),
  person: PersonDraft,
  departmentId: z.nullable(z.number()),
  whom: z._default(z.nullable(SponsoredDraft), null),
});
export type SponsorDraft = Readonly<z.infer<typeof SponsorDraft>>;
