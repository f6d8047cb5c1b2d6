import type { Schema } from '../openapi/schemas.ts';

/** A schema as a reader of code would write it down: { id: number, title?: string | null }. */
export function writeShape(schema: Schema, indent = ''): string {
  if (schema.anyOf) return schema.anyOf.map((each) => writeShape(each, indent)).join(' | ');
  if (schema.items) return `[${writeShape(schema.items, indent)}]`;
  if (schema.properties) return writeFields(schema, schema.properties, indent);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  return writePlain(schema);
}

function writeFields({ required = [] }: Schema, properties: Readonly<Record<string, Schema>>, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${writeShape(field, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function writePlain({ type = 'anything', format, pattern }: Schema): string {
  const types = typeof type === 'string' ? type : type.join(' | ');
  if (format) return `${types} (${format})`;
  return pattern ? `${types} like ${pattern}` : types;
}
