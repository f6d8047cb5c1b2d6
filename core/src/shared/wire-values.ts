// Values as the service's records have them: only partly known, and null counts as absent.
import * as z from 'zod/mini';

export const text = () => z.nullish(z.string());

/** Ids are numbers in some records and texts in others. */
export const id = () => z.nullish(z.union([z.number(), z.string()]));

/** A field the specification names without saying more. */
export const unspecified = () => z.nullish(z.union([z.string(), z.number(), z.boolean()]));
