import { type Call, WIRE } from '@felles/adapters-http/wire';
import { openApi } from '../openapi/document.ts';
import { type Html, html } from './html.ts';

/** The wire table for people to read, without a script. */
export function docsPage(): Html {
  const { paths } = openApi('') as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
  return html`<header>
<p><a href="/">Felles</a></p>
<h1>The service</h1>
<p>Every call there is, as the wire table declares it. For machines: <a href="/rest/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<main>
<nav aria-labelledby="calls"><h2 id="calls">Calls</h2>
<ul>${Object.entries(WIRE).map(([name, { method, path }]) => html`<li><a href="#${name}">${method} ${path}</a></li>`)}</ul></nav>
${Object.entries(WIRE).map(([name, row]) => section(name, row, paths[row.path]?.[row.method.toLowerCase()]))}
<section aria-labelledby="errors"><h2 id="errors">Refusals</h2>
<p>Every refusal, whatever its status, has the same body:</p>
<pre tabindex="0"><code>{ "error": { "http_status": 404, "message": "…", "type": "NotFound" } }</code></pre></section>
</main>`;
}

/** As much of an operation as is shown. */
interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: unknown;
  }[];
  readonly requestBody?: unknown;
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { readonly schema?: unknown }>> } };
}

function section(name: string, row: Call, operation: Operation | undefined): Html {
  if (!operation) return html``;
  return html`<section aria-labelledby="${name}">
<h2 id="${name}"><code>${row.method} ${row.under === 'rest' ? '/rest' : ''}${row.path}</code></h2>
<p>${row.summary}.${row.extension ? ' An extension of this project.' : ''}</p>
<dl>
<dt>Who may ask</dt><dd>${ACCESS[row.access]}${row.opensByItself ? '; the token may stand in the query' : ''}</dd>
${row.aliases.length === 0 ? '' : html`<dt>Also spelled</dt>${row.aliases.map((alias) => html`<dd><code>/rest${alias}</code></dd>`)}`}
</dl>
${parameters(name, operation)}
${operation.requestBody === undefined ? '' : html`<h3>Body</h3>${code(operation.requestBody)}`}
<h3>Answer</h3>
${Object.entries(operation.responses[200].content).map(([type, { schema }]) => html`<p><code>${type}</code></p>${schema === undefined ? '' : code(schema)}`)}
</section>`;
}

const ACCESS: Readonly<Record<Call['access'], string>> = {
  anyone: 'anyone',
  center: 'whoever holds a center’s token',
  member: 'a member with a session',
};

function parameters(name: string, { parameters: list }: Operation): Html {
  if (list.length === 0) return html``;
  return html`<h3 id="${name}-parameters">Parameters</h3>
<div class="scroll" role="region" aria-labelledby="${name}-parameters" tabindex="0"><table>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Needed</th><th scope="col">Form</th></tr></thead>
<tbody>${list.map((parameter) => html`<tr><th scope="row"><code>${parameter.name}</code></th><td>${parameter.in}</td><td>${parameter.required ? 'yes' : 'no'}</td><td><code>${JSON.stringify(parameter.schema)}</code></td></tr>`)}</tbody>
</table></div>`;
}

const code = (value: unknown): Html => html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
