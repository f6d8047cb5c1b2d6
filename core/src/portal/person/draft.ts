import * as z from 'zod/mini';
import { Gender } from './model.ts';
import type { KnownPlace } from './place.ts';
import type { PersonChanges } from './prefill.ts';
import { FORMATS, type PersonForm } from './rules.ts';

const text = () => z.optional(z.string());
const part = () => z.nullable(z.number());

/** All fields but the municipality, which follows from the postal code. */
const CHANGES = {
  firstname: text(),
  lastname: text(),
  address: text(),
  postal_code: text(),
  phone_number: text(),
  email: text(),
  date_of_birth: z.optional(z.object({ day: part(), month: part(), year: part() })),
  gender: z.optional(z.nullable(Gender)),
} satisfies Record<Exclude<keyof PersonForm, 'municipality'>, z.ZodMiniType>;

/** The visitor's changes, stored for a reload. Values of the service's record are not stored. */
export const PersonDraft = z.object({
  changes: z.object(CHANGES),
  /** Stored so that a reload needs no new look-up. */
  place: z.nullable(z.object({ code: z.string(), municipality: z.string() })),
  /** The name of the approved terms; null without an approval. */
  approvedTerms: z._default(z.nullable(z.string()), null),
});
export type PersonDraft = z.infer<typeof PersonDraft>;

export const personDraftOf = (
  changes: PersonChanges,
  known: KnownPlace | null,
  approvedTerms: string | null,
): PersonDraft => ({
  changes,
  place: known?.place.status === 'found' ? { code: known.code, municipality: known.place.municipality } : null,
  approvedTerms,
});

/** The stored place, as the result of a look-up. */
export const placeInDraft = ({ place }: PersonDraft): KnownPlace | null =>
  place && { code: place.code, place: { status: 'found', municipality: place.municipality } };

/** The stored changes, formatted like typed text: any user can edit the browser's storage. */
export function changesInDraft({ changes }: PersonDraft): PersonChanges {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => {
      const format: ((text: string) => string) | undefined = Reflect.get(FORMATS, field);
      return [field, typeof value === 'string' && format ? format(value) : value];
    }),
  );
}
