import { type Call, FilePart, KEY_HEADER } from '@felles/adapters-http/wire';
import { type $ZodType, type ToJSONSchemaParams, toJSONSchema } from 'zod/v4/core';

/** As much of a JSON schema as the wire table makes use of. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** How a schema is written down: as its values stand on the wire, where a file is its bytes. */
export const asOnWire: ToJSONSchemaParams = {
  io: 'input',
  unrepresentable: 'any',
  override({ zodSchema, jsonSchema }) {
    // A choice with one that takes everything says no more than that.
    if (jsonSchema.anyOf?.some((each) => Object.keys(each).length === 0)) delete jsonSchema.anyOf;
    // In TypeScript it keeps a list from changes; in a document, it keeps the list from requests.
    delete jsonSchema.readOnly;
    // A value that the client takes in place of an unreadable one is no default: the service may leave the field out.
    if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
    if (!isFile(zodSchema)) return;
    for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
    Object.assign(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream' });
  },
};

const isFile = (schema: $ZodType): boolean => schema === FilePart;

/** The schema of the encoded value, before any codec. */
export function wireSchema(schema: $ZodType): Schema {
  const { $schema: _, '~standard': __, ...rest } = toJSONSchema(schema, asOnWire);
  return rest as Schema; // a JSON schema by the contract of the library, of which we read what we know
}

/** The values of a call's path and query, and the key of one that takes it. */
export function parametersOf({ params, query, takesKey }: Call): readonly Parameter[] {
  return [...parametersIn('path', params), ...parametersIn('query', query), ...(takesKey ? [KEY] : [])];
}

const KEY: Parameter = { name: KEY_HEADER, in: 'header', required: false, schema: { type: 'string' } };

export function parametersIn(where: Parameter['in'], schema: $ZodType | undefined): readonly Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchema(schema);
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: value,
  }));
}
