// Values as the service's records have them: only partly known, and null counts as absent.
import * as z from 'zod/mini';

// A schema never changes, and a portal makes a hundred fields before it draws anything: one of each kind does for all.
const Text = z.nullish(z.string());
const Id = z.nullish(z.union([z.number(), z.string()]));
const Unspecified = z.nullish(z.union([z.string(), z.number(), z.boolean()]));

export const text = () => Text;

/** Ids are numbers in some records and texts in others. */
export const id = () => Id;

/** A field the specification names without saying more. */
export const unspecified = () => Unspecified;
