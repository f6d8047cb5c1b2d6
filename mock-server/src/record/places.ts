import type * as z from 'zod/mini';

/** A schema that no other one wraps. */
export type Place = z.core.$ZodTypes['_zod']['def'];

/** The schemas that a value of the wire may be of, without what wraps them. */
export function placesOf(schema: z.core.$ZodType): readonly Place[] {
  const { def } = (schema as z.core.$ZodTypes)._zod; // every schema is one of the library's own kinds
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return placesOf(def.innerType);
    case 'union':
      return def.options.flatMap(placesOf);
    case 'lazy':
      return placesOf(def.getter());
    case 'pipe':
      return placesOf(def.in);
    default:
      return [def];
  }
}

/** The values that a place itself names. */
export function namedAt(place: Place): readonly unknown[] {
  if (place.type === 'enum') return Object.values(place.entries);
  return place.type === 'literal' ? place.values : [];
}
