import * as z from 'zod/mini';

/**
 * A schema that refuses unknown fields at each of its objects, where a reader of answers passes over them. Within a field
 * that becomes null where it is unreadable it stays as it is: a misspelt field would make it null.
 */
export function strict<S extends z.core.$ZodType>(schema: S): S {
  const { def } = schema._zod;
  const changed = (parts: object): S => z.core.clone(schema, { ...def, ...parts });
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, strict(field)]);
    return changed({ shape: Object.fromEntries(fields), catchall: z.never() });
  }
  if (schema instanceof z.ZodMiniArray) return changed({ element: strict(schema._zod.def.element) });
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniReadonly)
    return changed({ innerType: strict(schema._zod.def.innerType) });
  return schema;
}
