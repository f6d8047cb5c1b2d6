import { type Call, WIRE } from '@felles/adapters-http/wire';
import { ACCESS_WORDS } from '../openapi/document.ts';
import { type Parameter, parametersOf, type Schema, wireSchema } from '../openapi/schemas.ts';
import { addressOf } from '../row.ts';
import { type Html, html } from './page.ts';

/** The wire table for people to read, without a script. */
export function docsPage(): Html {
  const rows = Object.entries(WIRE);
  return html`<header>
<p><a href="/">Felles</a></p>
<h1>The service</h1>
<p>Every call there is, as the wire table declares it. With a viewer: <a href="/rest/docs">/rest/docs</a>. For machines: <a href="/rest/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<main>
<nav aria-labelledby="calls"><h2 id="calls">Calls</h2>
<ul>${rows.map(([name, row]) => html`<li><a href="#${name}">${row.method} ${addressOf(row)}</a>: ${row.summary}</li>`)}</ul></nav>
${rows.map(([name, row]) => section(name, row))}
<section aria-labelledby="refusals"><h2 id="refusals">Refusals</h2>
<p>Every refusal, of any status, has the same body:</p>
${code('{ "error": { "http_status": 404, "message": "Fant ikke avdelingen.", "type": "UnknownDepartment" } }')}</section>
</main>`;
}

function section(name: string, row: Call): Html {
  return html`<section aria-labelledby="${name}">
<h2 id="${name}"><code>${row.method} ${addressOf(row)}</code></h2>
<p>${row.summary}.${row.extension !== null ? ' An extension of this project.' : ''}</p>
<dl>
<dt>Who may ask</dt><dd>${ACCESS_WORDS[row.access]}${row.opensByItself ? '; the token may stand in the query' : ''}</dd>
${row.aliases.length === 0 ? '' : html`<dt>Also spelled</dt>${row.aliases.map((alias) => html`<dd><code>${addressOf(row, alias)}</code></dd>`)}`}
</dl>
${parameters(name, parametersOf(row))}
${row.body === undefined ? '' : html`<h3>Body, as ${BODIES[row.body.format]}</h3>${code(writeShape(wireSchema(row.body.schema)))}`}
<h3>Answer</h3>
${reply(row)}
</section>`;
}

const BODIES = { form: 'a form or JSON', json: 'JSON', parts: 'parts' } as const;

function parameters(name: string, list: readonly Parameter[]): Html {
  if (list.length === 0) return html``;
  return html`<h3 id="${name}-parameters">Parameters</h3>
<div class="scroll" role="group" aria-labelledby="${name}-parameters" tabindex="0"><table>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Needed</th><th scope="col">Form</th></tr></thead>
<tbody>${list.map(parameterRow)}</tbody>
</table></div>`;
}

const parameterRow = ({ name, in: where, required, schema }: Parameter): Html =>
  html`<tr><th scope="row"><code>${name}</code></th><td>${where}</td><td>${required ? 'yes' : 'no'}</td><td><code>${writeShape(schema)}</code></td></tr>`;

function reply({ reply: answer }: Call): Html {
  return answer.kind === 'json'
    ? code(writeShape(wireSchema(answer.schema)))
    : html`<p>A file of one of these types: ${answer.types.join(', ')}</p>`;
}

const code = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`;

/** A schema as a reader of code would write it down: { id: number, title?: string | null }. */
function writeShape(schema: Schema, indent = ''): string {
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
