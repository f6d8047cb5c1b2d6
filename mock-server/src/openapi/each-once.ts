// Schemas that have no name in core and stand in several places.
import type { Schema } from './schemas.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** Where schemas are by their names. */
export const SCHEMAS = '#/components/schemas/';

/** A smaller one is read more easily where it stands. */
const FIELDS = 3;

/** Gives a name to each schema that is used in several places, after its first place. */
export function eachOnce(schemas: Schemas): Schemas {
  const places = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    walk(schema, pascalOf(name), (part, place) => {
      if (!isLarge(part)) return;
      const text = JSON.stringify(part);
      places.set(text, [...(places.get(text) ?? []), place]);
    });
  }
  const names = new Map<string, string>();
  for (const [text, all] of places) {
    const [first = '', ...others] = all;
    // One that core exports keeps its name.
    if (others.length > 0) names.set(text, all.find((place) => place in schemas) ?? first);
  }
  const lift = (part: unknown): unknown => {
    const name = isLarge(part) ? names.get(JSON.stringify(part)) : undefined;
    return name === undefined ? inside(part) : { $ref: `${SCHEMAS}${name}` };
  };
  const inside = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(lift);
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, lift(value)]));
  };
  const lifted = [...names].map(([text, name]): readonly [string, unknown] => [name, JSON.parse(text)]);
  const written = [...Object.entries(schemas), ...lifted].map(([name, schema]) => [name, inside(schema)]);
  return Object.fromEntries(written) as Schemas; // a part of a schema is a schema too
}

const isLarge = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  'properties' in part &&
  Object.keys(part.properties ?? {}).length >= FIELDS;

/** Every part of a schema, with the names of the fields that lead there. */
function walk(part: unknown, place: string, visit: (part: unknown, place: string) => void): void {
  if (typeof part !== 'object' || part === null) return;
  visit(part, place);
  for (const [key, value] of Object.entries(part)) {
    if (key === 'properties') {
      for (const [field, schema] of Object.entries(value ?? {})) walk(schema, `${place}${pascalOf(field)}`, visit);
    } else if (key !== 'enum' && key !== 'required') walk(value, place, visit);
  }
}

const pascalOf = (name: string): string =>
  name.replace(/(?:^|[._-])(\w)/g, (_, letter: string) => letter.toUpperCase());
