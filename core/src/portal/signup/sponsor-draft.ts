import * as z from 'zod/mini';
import { PersonDraft } from '../person/draft.ts';

/** What is kept of a sponsor's sign-up for as long as the tab lives. It is the link's own: another link begins anew. */
export const SponsorDraft = z.object({
  hash: z.string(),
  person: PersonDraft,
  departmentId: z.nullable(z.number()),
});
export type SponsorDraft = Readonly<z.infer<typeof SponsorDraft>>;
