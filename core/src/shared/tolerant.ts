// Reads records with unreadable parts: the part counts as absent, and a list leaves the record out.
import * as z from 'zod/mini';

/** Any schema of zod. */
export type Schema = z.core.$ZodType;

/** The schema, but unreadable optional fields count as missing, and unreadable entries are left out. Required parts stay required. */
export const tolerant = <S extends Schema>(schema: S): S => OF_ANSWERS(schema) as S; // its output is always a valid output of S

const WHOLE = new WeakSet<Schema>();

/** A record that is invalid as a whole if one field is unreadable. */
export function strict<S extends Schema>(schema: S): S {
  WHOLE.add(schema);
  return schema;
}

type Loosen = (schema: Schema) => Schema;

/** Reads a field of an answer, or of a record in it. */
type Field = (field: Schema) => Schema;

const OF_RECORDS: Loosen = loosening((field) => orAbsent(field, OF_RECORDS(field)));
const OF_ANSWERS: Loosen = loosening((field) =>
  isList(field) ? OF_RECORDS(field) : orAbsent(field, OF_RECORDS(field)),
);

function loosening(field: Field): Loosen {
  const known = new WeakMap<Schema, Schema>();

  function loosened(schema: Schema): Schema {
    const result = known.get(schema) ?? (WHOLE.has(schema) ? schema : loose(schema));
    known.set(schema, result);
    return result;
  }

  function loose(schema: Schema): Schema {
    if (schema instanceof z.core.$ZodObject) {
      const { def } = schema._zod;
      // Lazy, as a record may contain records of its own kind.
      return z.core.clone(schema, { ...def, shape: lazily(def.shape, field) });
    }
    if (schema instanceof z.core.$ZodArray) return readableListOf(OF_RECORDS(schema._zod.def.element));
    if (schema instanceof z.core.$ZodUnion) {
      const { def } = schema._zod;
      return z.core.clone(schema, { ...def, options: def.options.map(loosened) });
    }
    if (schema instanceof z.core.$ZodPipe) {
      const { def } = schema._zod;
      return z.core.clone(schema, { ...def, in: loosened(def.in) });
    }
    if (isWrapper(schema)) {
      const { def } = schema._zod;
      return z.core.clone(schema, { ...def, innerType: loosened(def.innerType) });
    }
    return schema;
  }

  return loosened;
}

/** Creates each field on first use. */
function lazily(shape: Readonly<Record<string, Schema>>, field: Field): Record<string, Schema> {
  const fields: Record<string, Schema> = {};
  for (const name of Object.keys(shape))
    Object.defineProperty(fields, name, {
      enumerable: true,
      get: () => {
        const given = shape[name];
        return given && field(given);
      },
    });
  return fields;
}

/** An optional field becomes null or missing if it is unreadable. */
function orAbsent(field: Schema, loose: Schema): Schema {
  if (z.safeParse(field, null).success) return z.catch(loose, null);
  return z.safeParse(field, undefined).success ? z.catch(loose, undefined) : loose;
}

const readableListOf = (element: Schema): Schema =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries, { issues }) => {
      const read = entries.map((entry) => z.safeDecode(element, entry));
      const readable = read.flatMap((each) => (each.success ? [each.data] : []));
      if (readable.length === 0 && entries.length > 0)
        issues.push({ code: 'custom', message: 'no entry can be read', input: entries });
      return readable;
    }),
  );

type Wrapper = z.core.$ZodOptional | z.core.$ZodNullable | z.core.$ZodReadonly | z.core.$ZodCatch | z.core.$ZodDefault;

const isWrapper = (schema: Schema): schema is Wrapper =>
  ['optional', 'nullable', 'readonly', 'catch', 'default'].includes(schema._zod.def.type);

/** Whether a schema is a list inside its wrappers. */
const isList = (schema: Schema): boolean => {
  if (schema instanceof z.core.$ZodPipe) return isList(schema._zod.def.in);
  return schema instanceof z.core.$ZodArray || (isWrapper(schema) && isList(schema._zod.def.innerType));
};
