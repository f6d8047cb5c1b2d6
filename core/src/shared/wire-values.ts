// Fields of the service's records. Null counts as absent.
import * as z from 'zod/mini';

// Schemas are immutable, and the portal needs a hundred fields before it draws, so each kind exists once.
const Text = z.nullish(z.string());
const NumberOrText = z.nullish(z.union([z.number(), z.string()]));
const Unspecified = z.nullish(z.union([z.string(), z.number(), z.boolean()]));

export const text = () => Text;

/** Whether a text is the usual form of a number. */
const isOfNumber = (text: string): boolean => Number.isFinite(Number(text)) && String(Number(text)) === text;

/** Whether a text can be an id: '251' and 'a-1', and no other way to write a number, such as '0251' or '251.0'. */
export const isIdText = (text: string): boolean => !Number.isFinite(Number(text)) || isOfNumber(text);

/** An id that is written already stays as it is. */
const isNumberOrText = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

/** The id of a record: a number or a text on the wire, text inside, and a number again if it is one. */
export const Id = z.codec(z.union([z.number(), z.string()]), z.custom<string>(isNumberOrText), {
  decode: String,
  encode: (text) => (isOfNumber(text) ? Number(text) : text),
});
export type Id = z.output<typeof Id>;
const IdOrNone = z.nullish(Id);

/** An id that may be missing. */
export const id = () => IdOrNone;

/** A number in some records and a text in others, but no id: a phone number, for example, or a status. */
export const numberOrText = () => NumberOrText;

const Seconds = z.number().check(z.gte(0), z.lte(253_402_300_799)).brand<'epoch seconds'>();

/** Epoch seconds, up to the year 9999, the last that calendars can show. */
export const seconds = () => Seconds;

const Flag = z.nullish(z.union([z.boolean(), z.number()]));

/** Booleans are written as such, or as 1 and 0. */
export const flag = () => Flag;

/** Absent is false. */
export const isOn = (value: z.infer<typeof Flag>): boolean => value === true || value === 1;

/** A field that becomes null where it is unreadable; the rest of the record stays. */
export const nullIfUnreadable = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullish(schema), null);

/** A person as a record of the work names one: the id and the name, of which either may be missing. */
export const namedPerson = () =>
  nullIfUnreadable(z.looseObject({ person_id: nullIfUnreadable(Id), person_name: nullIfUnreadable(z.string()) }));

/** A list without its unreadable records. If none can be read, it is invalid. */
export const readableOf = <S extends z.ZodMiniType>(schema: S) =>
  z.codec(z.array(z.catch(z.nullable(schema), null)), z.readonly(z.array(z.custom<z.output<S>>())), {
    decode(items, { issues }) {
      const readable = items.filter((item) => item !== null) as z.output<S>[]; // null stands for an unreadable entry only
      if (readable.length === 0 && items.length > 0)
        issues.push({ code: 'custom', message: 'no entry can be read', input: items });
      return readable;
    },
    encode: (items) => [...items],
  });

/** A list inside a record. An unreadable entry becomes `nothing`, and the others stay. */
export const partsOf = <S extends z.ZodMiniType>(schema: S, nothing: z.output<S>) =>
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
export const anyValue = () => Unspecified;

/** The trimmed text; null if it is empty. */
export const trimmedOrNull = (text: string | null | undefined): string | null => (text?.trim() ? text.trim() : null);
