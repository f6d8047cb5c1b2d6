// node scripts/control.mjs: writes the types of the control's functions from its document, so that a program that has the service
// in one file reads them without any other package.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilePackages } from './build.mjs';
import { root } from './setup.mjs';

export const TYPES = 'mock-server/src/control/types.ts';

const INSTANT = 'date-time';

/** The file of types for a document. */
export function controlTypes({ paths, components: { schemas } }) {
  const functions = Object.values(paths)
    .flatMap(({ get, post, put, delete: del }) => [get, post, put, del].filter((each) => each !== undefined))
    .map(({ operationId, summary, parameters, requestBody, responses }) => {
      const order = requestBody?.content['application/json'].schema;
      const takes = [
        ...parameters.map(({ name }) => `${name}: number | string`),
        ...(order ? [`order${mayMiss(order, schemas) ? '?' : ''}: ${typeOf(order)}`] : []),
      ];
      const answer = typeOf(responses[200].content['application/json'].schema);
      return `${said(summary)}${operationId}(${takes.join(', ')}): Promise<${answer}>;`;
    });
  const text = [
    '// Written by node scripts/control.mjs from the calls of the control.',
    ...Object.entries(schemas)
      .filter(([name]) => !/^Errors?$|^ErrorObject$/.test(name))
      .map(([name, schema]) => `${said(schema.description)}${declared(shortOf(name), schema)}`),
    `/** Each call of /control/api as a function. */\nexport interface Control {\n${functions.join('\n')}\n}`,
  ].join('\n\n');
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--stdin-file-path', TYPES],
    { cwd: root, input: text, encoding: 'utf8' },
  );
  return stdout;
}

const said = (words) => (words ? `/** ${words} */\n` : '');
/** The area of all calls stands before the name of each body and answer. */
const shortOf = (name) => name.replace(/^Control(?!State$)/, '');

const declared = (name, schema) =>
  schema.properties ? `export interface ${name} ${typeOf(schema)}` : `export type ${name} = ${typeOf(schema)};`;

/** An order that says nothing may be left out. */
function mayMiss(order, schemas) {
  const { properties, required = [] } = schemas[order.$ref?.split('/').at(-1)] ?? order;
  return properties !== undefined && required.length === 0;
}

function typeOf(schema) {
  const { $ref, type, format, items, properties, required = [], additionalProperties } = schema;
  if ($ref) return shortOf($ref.split('/').at(-1));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(' | ');
  if (Array.isArray(type)) return type.map((each) => typeOf({ ...schema, type: each })).join(' | ');
  if (items) return `readonly (${typeOf(items)})[]`;
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) =>
        `${said(field.description ?? (field.format === INSTANT ? 'An instant, as 2026-06-18T10:00:00Z.' : ''))}readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOf(field)};`,
    );
    return `{\n${fields.join('\n')}\n}`;
  }
  if (additionalProperties) return `Readonly<Record<string, ${typeOf(additionalProperties)}>>`;
  if (type === 'integer') return 'number';
  return type ?? (format === INSTANT ? 'string' : 'unknown');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  compilePackages(['mock-server']);
  const { controlApi } = await import('../mock-server/dist/openapi/control.js');
  writeFileSync(join(root, TYPES), controlTypes(controlApi()));
}
