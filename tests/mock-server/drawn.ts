// Draws values that fit a schema of the OpenAPI document.
import fc from 'fast-check';
import type { Description } from './described.ts';

/** As much of a schema as the bodies of calls make use of. */
export interface DrawnSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly DrawnSchema[];
  readonly allOf?: readonly DrawnSchema[];
  readonly items?: DrawnSchema;
  readonly properties?: Readonly<Record<string, DrawnSchema>>;
  readonly required?: readonly string[];
}

const INSTANTS = ['2026-06-18T09:00:00Z', '2026-06-01T22:30:00.5Z', '9999-12-31T23:59:59Z'];
const DAYS = ['2026-06-18', '2026-12-01', '2024-02-29'];

/** The schema that a reference leads to, and one of several parts as a whole. */
export function wholeSchema(document: Description, { $ref, allOf = [], ...schema }: DrawnSchema): DrawnSchema {
  const named = $ref === undefined ? [] : [document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}];
  const parts = [schema, ...[...named, ...allOf].map((part) => wholeSchema(document, part))];
  return Object.assign({}, ...parts.toReversed(), { required: parts.flatMap(({ required = [] }) => required) });
}

export function valueFor(document: Description, given: DrawnSchema): fc.Arbitrary<unknown> {
  const { type, format, pattern, anyOf, items, properties, required = [], ...schema } = wholeSchema(document, given);
  const inside = (part: DrawnSchema) => valueFor(document, part);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (properties)
    return fc.record(Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inside(part)])), {
      requiredKeys: [...new Set(required), ...(anyOf ?? []).flatMap((choice) => choice.required ?? [])],
    });
  if (anyOf) return fc.oneof(...anyOf.map(inside));
  if (type === 'array') return fc.array(inside(items ?? {}), { maxLength: 3 });
  if (type === 'string' && format === 'date-time') return fc.constantFrom(...INSTANTS);
  if (type === 'string' && format === 'date') return fc.constantFrom(...DAYS);
  if (type === 'string') return pattern ? fc.stringMatching(new RegExp(pattern)) : fc.string();
  if (type === 'integer') return fc.integer();
  if (type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.jsonValue({ maxDepth: 2 });
}
