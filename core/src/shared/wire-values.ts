// Fields of the service's records. Null counts as absent.
import * as z from 'zod/mini';

// Schemas are immutable, and the portal needs a hundred fields before it draws, so each kind exists once.
const Text = z.nullish(z.string());
const Id = z.nullish(z.union([z.number(), z.string()]));
const Unspecified = z.nullish(z.union([z.string(), z.number(), z.boolean()]));

export const text = () => Text;

/** Ids are numbers in some records and texts in others. */
export const id = () => Id;

const Flag = z.nullish(z.union([z.boolean(), z.number()]));

/** Booleans are written as such, or as 1 and 0. */
export const flag = () => Flag;

/** Absent is false. */
export const isOn = (value: z.infer<typeof Flag>): boolean => value === true || value === 1;

/** A list without its unreadable records. If none can be read, it is invalid. */
export const readableOf = <S extends z.ZodMiniType>(schema: S) =>
  z.codec(z.array(z.catch(z.nullable(schema), null)), z.readonly(z.array(schema)), {
    // The output schema reads the entries again, so they count as its input.
    decode(items, { issues }) {
      const readable = items.filter((item) => item !== null) as z.input<S>[];
      if (readable.length === 0 && items.length > 0)
        issues.push({ code: 'custom', message: 'no entry can be read', input: items });
      return readable;
    },
    encode: (items) => [...items] as z.output<S>[],
  });

/** A list inside a record. An unreadable entry becomes `nothing`, and the others stay. */
export const partsOf = <T>(schema: z.ZodMiniType<T, T>, nothing: T) =>
  z.catch(z.nullish(z.readonly(z.array(z.catch(schema, nothing)))), null);

/** A page of a list, as the service writes it. */
export const pageSchema = <S extends z.ZodMiniType>(schema: S) =>
  z.object({
    page: z.number(),
    page_count: z.number(),
    page_size: z.number(),
    total_count: z.number(),
    result_set: readableOf(schema),
  });

/** A field that the specification names without a type. */
export const unspecified = () => Unspecified;
