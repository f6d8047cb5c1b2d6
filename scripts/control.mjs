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
  const parts = [
    '// Written by node scripts/control.mjs from the calls of the control.',
    '/** A time in UTC, as 2026-06-18T10:00:00Z. */\nexport type Instant = string;',
    ...Object.entries(schemas)
      .filter(([name]) => !/^Errors?$|^ErrorObject$/.test(name))
      .map(([name, schema]) => `${said(schema.description)}${declared(name, schema, schemas)}`),
    `/** Each call of /control/api as a function. */\nexport interface Control {\n${functions.join('\n')}\n}`,
  ];
  // Shapes of one line stand together.
  const text = parts.join('\n\n').replaceAll(/(?<=^export type .*;\n)\n(?=export type .*;$)/gm, '');
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

/** A line of the file is not longer. */
const WIDEST = 120;

/** A shape by its name: with the fields of another one, where it has all of them, and only its own besides. */
function declared(id, schema, schemas) {
  const name = shortOf(id);
  if (schema.enum?.length > MANY) return `export type ${name} = ${byArea(schema.enum)};`;
  if (schema.properties === undefined) return `export type ${name} = ${typeOf(schema)};`;
  const others = Object.entries(schemas).filter(([other, { properties }]) => other !== id && properties);
  const whole = others.find(([, other]) => isPartial(schema, other));
  if (whole) return `export type ${name} = Partial<${shortOf(whole[0])}>;`;
  const [base] = others
    .filter(([, other]) => isPartOf(other, schema))
    .sort(([, one], [, other]) => namesOf(other).length - namesOf(one).length);
  const fields = Object.entries(schema.properties).filter(([field]) => !base || !(field in base[1].properties));
  const body = typeOf({ ...schema, properties: Object.fromEntries(fields) });
  const line = `export type ${name} = ${body};`;
  if (base === undefined && !line.includes('\n') && line.length <= WIDEST) return line;
  return `export interface ${name}${base ? ` extends ${shortOf(base[0])}` : ''} ${body}`;
}

/** So many fields make it worth to name another shape, and so many names to write them by their areas. */
const [FIELDS, MANY] = [3, 50];

const namesOf = ({ properties }) => Object.keys(properties);
const fieldOf = ({ properties, required = [] }, name) => JSON.stringify([properties[name], required.includes(name)]);
const isPartOf = (one, other) =>
  namesOf(one).length >= FIELDS &&
  namesOf(one).length < namesOf(other).length &&
  namesOf(one).every((name) => name in other.properties && fieldOf(one, name) === fieldOf(other, name));
const isPartial = ({ properties, required = [] }, { properties: all, required: needed = [] }) =>
  required.length === 0 && needed.length > 0 && JSON.stringify(properties) === JSON.stringify(all);

/** The names of calls, those of an area together. */
function byArea(names) {
  const areaOf = (name) => name.split('.')[0];
  const written = [...new Set(names.map(areaOf))].map((area) => {
    const all = names.filter((name) => areaOf(name) === area);
    const inside = all.map((name) => `'${name.slice(area.length + 1)}'`);
    return all[0] === area ? `'${area}'` : `\`\${'${area}'}.\${${inside.join(' | ')}}\``;
  });
  return written.join(' | ');
}

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
        `${said(field.description)}readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOf(field)};`,
    );
    const isShort = !fields.some((field) => field.includes('\n'));
    return isShort ? `{ ${fields.join(' ')} }` : `{\n${fields.join('\n')}\n}`;
  }
  if (additionalProperties) return `Readonly<Record<string, ${typeOf(additionalProperties)}>>`;
  if (format === INSTANT) return 'Instant';
  if (type === 'integer') return 'number';
  return type ?? 'unknown';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  compilePackages(['mock-server']);
  const { controlApi } = await import('../mock-server/dist/openapi/control.js');
  writeFileSync(join(root, TYPES), controlTypes(controlApi()));
}
