// The schemas of the document by their names, each once.
import { type Call, ErrorBody, ErrorObject, ErrorsBody } from '@felles/adapters-http/wire';
import { $ZodType, type JSONSchema, registry, toJSONSchema } from 'zod/v4/core';
import { requirementsOf } from '../bodies.ts';
import { eachOnce, SCHEMAS } from './each-once.ts';
import * as shared from './names/core.ts';
import * as portal from './names/portal.ts';
import * as workspace from './names/workspace.ts';
import { asOnWire, type Schema } from './schemas.ts';

export interface Components {
  /** The place holder of a schema: a reference to its name, or a small schema itself. */
  refer(schema: $ZodType): Schema;
  /** The body of a call, with the fields that its rules ask for. */
  referBody(call: string, schema: $ZodType): Schema;
  /** The schemas that these texts refer to, and those that they refer to in turn. */
  reachedFrom(document: unknown): Readonly<Record<string, Schema>>;
}

/** The modules that name the schemas of the service. */
export const CORE: readonly object[] = [shared, portal, workspace];

/** The calls of a document by their names, and the modules whose schemas it names as they do. */
export interface Calls {
  readonly rows: Readonly<Record<string, Call>>;
  readonly modules: readonly object[];
}

/** A schema goes by its name in its module; the body or answer of one call alone goes by the name of the call. */
export function createComponents({ rows, modules }: Calls): Components {
  const names = registry<{ readonly id: string }>();
  const name = (schema: $ZodType, id: string) => {
    if (!names.has(schema)) names.add(schema, { id });
  };
  name(ErrorObject, 'ErrorObject');
  name(ErrorBody, 'Error');
  name(ErrorsBody, 'Errors');
  for (const module of modules)
    for (const [exported, value] of Object.entries(module)) if (value instanceof $ZodType) name(value, exported);
  const ofOneCall = new Set<string>();
  const nameOfCall = (schema: $ZodType, id: string) => {
    if (names.has(schema)) return;
    ofOneCall.add(id);
    name(schema, id);
  };
  for (const [call, { body, reply }] of Object.entries(rows)) {
    if (body) nameOfCall(body.schema, `${pascal(call)}Body`);
    if (reply.kind === 'json') nameOfCall(reply.schema, `${pascal(call)}Answer`);
  }
  const named = schemasIn(names);
  const idOf = (schema: $ZodType): string => {
    const { id } = names.get(schema) ?? {};
    if (id === undefined) throw new Error('a schema that no call of the document has');
    return id;
  };
  const bodies = new Map<string, Schema>();
  for (const [call, { access, body }] of Object.entries(rows)) {
    if (body && access === 'staff') {
      const id = idOf(body.schema);
      named[id] = withClientId(named[id] ?? {});
    }
    const needs = body ? needsOf(call) : null;
    if (body === undefined || needs === null) continue;
    const id = idOf(body.schema);
    const isOfOthers = Object.values(rows).filter((row) => row.body?.schema === body.schema).length > 1;
    const whole = {
      ...named[id],
      ...needs,
      required: [...new Set([...(named[id]?.required ?? []), ...needs.required])],
    };
    if (isOfOthers) bodies.set(`${pascal(call)}Body`, { allOf: [{ $ref: `${SCHEMAS}${id}` }], ...needs });
    else named[id] = whole;
  }
  const all = { ...eachOnce(named), ...Object.fromEntries(bodies) };
  const schemaOf = (id: string): Schema => all[id] ?? {};
  const refer = (schema: $ZodType): Schema => {
    const id = idOf(schema);
    return ofOneCall.has(id) && !hasFields(schemaOf(id)) ? schemaOf(id) : { $ref: `${SCHEMAS}${id}` };
  };
  return {
    refer,
    referBody: (call, schema) =>
      bodies.has(`${pascal(call)}Body`) ? { $ref: `${SCHEMAS}${pascal(call)}Body` } : refer(schema),
    reachedFrom(document) {
      const reached = new Set(referencesIn(document));
      // A set also iterates over members that are added meanwhile.
      for (const id of reached) for (const further of referencesIn(schemaOf(id))) reached.add(further);
      return Object.fromEntries([...reached].sort().map((id) => [id, schemaOf(id)]));
    },
  };
}

function schemasIn(names: ReturnType<typeof registry<{ readonly id: string }>>): Record<string, Schema> {
  const { schemas } = toJSONSchema(names, { ...asOnWire, uri: (id) => `${SCHEMAS}${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutAddress(schema)]));
}

function withoutAddress({ $schema: _, $id: __, ...rest }: JSONSchema.BaseSchema): Schema {
  return rest as Schema; // a JSON schema by the contract of the library, of which we read what we know
}

/** [W-SITE-09] The id that staff give to a new record has a form of its own. */
function withClientId(schema: Schema): Schema {
  const { properties = {} } = schema;
  const { client_id: id } = properties;
  if (id === undefined) return schema;
  const description = 'A UUID of the client’s own: sent again with the same content, it makes nothing new.';
  return { ...schema, properties: { ...properties, client_id: { ...id, format: 'uuid', description } } };
}

/** The fields that the rules of a body ask for; null where they ask for none. */
function needsOf(call: string) {
  const { required, anyOf } = requirementsOf(call);
  return required.length + anyOf.length === 0 ? null : { required, ...(anyOf.length > 0 && { anyOf }) };
}

const hasFields = (schema: Schema): boolean => /"properties":/.test(JSON.stringify(schema));

const referencesIn = (part: unknown): readonly string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, id = '']) => id);

/** 'chat.ofNode' as ChatOfNode. */
const pascal = (call: string): string => call.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());
