import * as z from 'zod/mini';
import { Gender } from './model.ts';
import type { KnownPlace } from './place.ts';
import type { PersonChanges } from './prefill.ts';
import { FORMATS, type PersonForm } from './rules.ts';

const text = () => z.optional(z.string());
const part = () => z.nullable(z.number());

/** Every field that the visitor fills in; the municipality follows from the postal code. */
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

/** What the visitor has filled in, as it outlives a reload. Only what they changed: a record of the service is not in it. */
export const PersonDraft = z.object({
  changes: z.object(CHANGES),
  /** So that a visitor who comes back does not wait for another look-up. */
  place: z.nullable(z.object({ code: z.string(), municipality: z.string() })),
  /** The name of the terms that were approved; without a name an approval does not count. */
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

/** The place a draft knows, as if it had just been looked up. */
export const placeInDraft = ({ place }: PersonDraft): KnownPlace | null =>
  place && { code: place.code, place: { status: 'found', municipality: place.municipality } };

/** What a draft holds, its lines put in order as if they had been typed: others can write to where it was kept. */
export function changesInDraft({ changes }: PersonDraft): PersonChanges {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => {
      const format: ((text: string) => string) | undefined = Reflect.get(FORMATS, field);
      return [field, typeof value === 'string' && format ? format(value) : value];
    }),
  );
}
