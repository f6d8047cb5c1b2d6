// Values as the service's records have them: only partly known, and null counts as absent.
import * as z from 'zod/mini';

// A schema never changes, and a portal makes a hundred fields before it draws anything: one of each kind does for all.
const Text = z.nullish(z.string());
const Id = z.nullish(z.union([z.number(), z.string()]));
const Unspecified = z.nullish(z.union([z.string(), z.number(), z.boolean()]));

export const text = () => Text;

/** Ids are numbers in some records and texts in others. */
export const id = () => Id;

const Flag = z.nullish(z.union([z.boolean(), z.number()]));

/** Yes and no are written as such, or as 1 and 0. */
export const flag = () => Flag;

/** What is not said is not on. */
export const isOn = (value: z.infer<typeof Flag>): boolean => value === true || value === 1;

/** A list: a record that cannot be read is left out of it, and the others stay. Where none can be read, it is no list. */
export const readableOf = <S extends z.ZodMiniType>(schema: S) =>
  z.codec(z.array(z.catch(z.nullable(schema), null)), z.readonly(z.array(schema)), {
    // What was read here is read once more as an entry of the list, so it is handed on as it would have come.
    decode(items, { issues }) {
      const readable = items.filter((item) => item !== null) as z.input<S>[];
      if (readable.length === 0 && items.length > 0)
        issues.push({ code: 'custom', message: 'no entry can be read', input: items });
      return readable;
    },
    encode: (items) => [...items] as z.output<S>[],
  });

/** What a record has several of. One that cannot be read is as good as nothing known of it, and costs no more than itself. */
export const partsOf = <T>(schema: z.ZodMiniType<T, T>, nothing: T) =>
  z.catch(z.nullish(z.readonly(z.array(z.catch(schema, nothing)))), null);

/** A page of a list, as the service writes it. */
export const pageOf = <S extends z.ZodMiniType>(schema: S) =>
  z.object({
    page: z.number(),
    page_count: z.number(),
    page_size: z.number(),
    total_count: z.number(),
    result_set: readableOf(schema),
  });

/** A field the specification names without saying more. */
export const unspecified = () => Unspecified;
