import { WIRE } from '@felles/adapters-http/wire';
import { type Html, html } from '../pages/html.ts';
import { SCENARIO_NAMES, SCENARIOS } from '../scenarios.ts';
import { FAULT_KINDS } from '../world/state.ts';

/** The page of the control: forms and empty tables, which panel.js fills and keeps fresh. */
export function controlPage(): Html {
  return html`<header>
<p><a href="/">Felles</a></p>
<h1>Control</h1>
<p id="status" role="status">Reading the state of the world …</p>
</header>
<main>
${worldSection}
${clockSection}
${faultSection()}
${table('journal', 'Journal', ['Time', 'Call', 'Query', 'Status', 'ms', 'Fault'], 'Clear the journal')}
${table('ledger', 'Ledger', ['Time', 'What', 'Number', 'By'])}
${table('violations', 'Breaches of the policy', ['Time', 'Directive', 'Blocked', 'Page'], 'Clear the breaches')}
</main>`;
}

const worldSection = html`<section aria-labelledby="world-title">
<h2 id="world-title">World</h2>
<dl id="world"></dl>
<form id="scenario">
<p><label for="scenario-name">Scenario</label>
<select id="scenario-name" name="scenario">${SCENARIO_NAMES.map((name) => html`<option value="${name}">${name}: ${SCENARIOS[name].summary}</option>`)}</select></p>
<p><button>Show</button></p>
</form>
<form id="reset">
<p><label for="reset-seed">Seed, or empty for the same</label>
<input id="reset-seed" name="seed" inputmode="numeric" pattern="-?[0-9]{1,15}" autocomplete="off"></p>
<p><button>Reset the world</button></p>
</form>
</section>`;

const clockSection = html`<section aria-labelledby="clock-title">
<h2 id="clock-title">Clock</h2>
<form id="clock">
<p><label for="clock-at">Instant (in UTC)</label>
<input id="clock-at" name="at" type="datetime-local" step="1"></p>
<p><button name="kind" value="run">Run from it</button>
<button name="kind" value="freeze">Stop at it</button></p>
</form>
<form id="move">
<p><label for="move-hours">Hours to move by</label>
<input id="move-hours" name="hours" type="number" step="any" value="24" required></p>
<p><button>Move</button></p>
</form>
<form id="real"><p><button>Back to the real time</button></p></form>
</section>`;

function faultSection(): Html {
  return html`<section aria-labelledby="faults-title">
<h2 id="faults-title">Faults</h2>
<form id="fault">
<p><label for="fault-call">Call</label>
<select id="fault-call" name="call"><option value="*">every call</option>${Object.keys(WIRE).map(option)}</select></p>
<p><label for="fault-kind">Kind</label>
<select id="fault-kind" name="kind">${FAULT_KINDS.map(option)}</select></p>
<p><label for="fault-milliseconds">Milliseconds of latency</label>
<input id="fault-milliseconds" name="milliseconds" type="number" min="0" max="120000" value="1000"></p>
<p><label for="fault-status">Status</label>
<input id="fault-status" name="status" type="number" min="400" max="599" value="500"></p>
<p><label for="fault-probability">Probability, from 0 to 1</label>
<input id="fault-probability" name="probability" type="number" min="0" max="1" step="any" value="1" required></p>
<p><label for="fault-times">Times, or empty for always</label>
<input id="fault-times" name="times" type="number" min="1" max="1000000"></p>
<p><button>Add</button></p>
</form>
${table('faults', 'Faults in force', ['Call', 'Kind', 'Probability', 'Times left', 'Met', ''], 'Remove every fault')}
</section>`;
}

const option = (value: string): Html => html`<option value="${value}">${value}</option>`;

function table(id: string, title: string, columns: readonly string[], clear?: string): Html {
  return html`<section aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${clear === undefined ? '' : html`<p><button id="${id}-clear">${clear}</button></p>`}
<div class="scroll" role="region" aria-labelledby="${id}-title" tabindex="0">
<table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody id="${id}"></tbody>
</table>
</div>
<p id="${id}-none">None.</p>
</section>`;
}
