import { WIRE } from '@felles/adapters-http/wire';
import { demoCenters } from '@felles/fixtures';
import { DEMO_CHAT_MESSAGES } from '@felles/fixtures/workspace/chat';
import { DEMO_PROJECTS } from '@felles/fixtures/workspace/projects';
import { demoStaff } from '@felles/fixtures/workspace/staff';
import { DEMO_TASKS } from '@felles/fixtures/workspace/tasks';
import { type Html, html } from '../pages/page.ts';
import { SCENARIO_NAMES } from '../scenarios.ts';
import { WORLD_LIMITS } from '../world/limits.ts';
import { LIVE_FAULT_KINDS, LIVE_SUBJECTS } from '../world/records/live-faults.ts';
import { ProviderSetting } from '../world/records/provider.ts';
import { FAULT_KINDS, MOST_CHAT_MESSAGES, MOST_PROJECTS, MOST_TASKS, OutsideSetting } from '../world/state.ts';
import { AGREEMENT_CHANGES } from './calls/agreements.ts';
import { CLASS_CHANGES } from './calls/bookings.ts';

/** The page of the control: forms and empty tables, which its script fills and keeps fresh. */
export function controlPage(outside: string | null): Html {
  return html`<header>
<p><a href="/">Felles</a></p>
<h1>Control</h1>
<p>Each form is a call for tests, too: <a href="/control/api/openapi.json">OpenAPI 3.1</a>.</p>
<p id="status" role="status">Reading the state of the world …</p>
</header>
<main>
${worldSection()}
${clockSection()}
${classSection()}
${agreementSection()}
${noticeSection()}
${chatSection()}
${deedSection()}
${outsideSection(outside)}
${faultSection()}
${liveSection()}
${section('journal', 'Journal', `The latest ${WORLD_LIMITS.calls} calls are kept. Of a query is shown only what its row calls harmless; the rest is …`, tableOf('journal', ['Time', 'Call', 'Query', 'Status', 'ms', 'Fault'], 'Clear the journal'))}
${section('ledger', 'Ledger', `The latest ${WORLD_LIMITS.ledger} entries are kept.`, tableOf('ledger', ['Time', 'What', 'Number', 'By', 'Accepted']))}
${section('charges', 'Charges', 'At most one for every invoice.', tableOf('charges', ['Time', 'Invoice', 'Kroner', 'Method']))}
${section('violations', 'Breaches of the policy', `The latest ${WORLD_LIMITS.violations} breaches are kept.`, tableOf('violations', ['Time', 'Directive', 'Blocked', 'Page'], 'Clear the breaches'))}
</main>`;
}

const worldSection = (): Html => html`<section aria-labelledby="world-title">
<h2 id="world-title">World</h2>
<dl id="world"></dl>
<form id="scenario">
<p><label>Scenario <select name="scenario">${SCENARIO_NAMES.map(option)}</select></label></p>
<p><button>Show</button></p>
</form>
<form id="reset">
<p><label>Seed, or empty for the same <input name="seed" inputmode="numeric" pattern="-?[0-9]{1,15}" autocomplete="off"></label></p>
<p><button>Reset the world</button></p>
</form>
<form id="projects">
<p><label>Projects of the demo company <input name="count" type="number" min="1" max="${MOST_PROJECTS}" value="${DEMO_PROJECTS}" required></label></p>
<p><button>Fill the company</button></p>
</form>
<form id="tasks">
<p><label>Tasks of the demo company <input name="count" type="number" min="1" max="${MOST_TASKS}" value="${DEMO_TASKS}" required></label></p>
<p><button>Fill the schedule</button></p>
</form>
</section>`;

const classSection = (): Html => html`<section aria-labelledby="class-title">
<h2 id="class-title">Classes</h2>
<p>Of calls <code>bookings.book</code> and <code>bookings.cancel</code>, the faults below lose or delay the answer.</p>
<form id="class">
<p><label>Center <select name="center">${demoCenters().map(({ code }) => option(code))}</select></label></p>
<p><label>Day <input name="date" type="date" required></label></p>
<p><label>Number of the class <input name="class" inputmode="numeric" pattern="[0-9]{1,15}" required autocomplete="off"></label></p>
<p><label>What happens <select name="what">${Object.entries(CLASS_CHANGES).map(([what, words]) => html`<option value="${what}">${words}</option>`)}</select></label></p>
<p><label>Value <input name="value" inputmode="numeric" pattern="-?[0-9]{1,8}" autocomplete="off"></label></p>
<p><button>Do it</button></p>
</form>
</section>`;

const agreementSection = (): Html => html`<section aria-labelledby="agreement-title">
<h2 id="agreement-title">Agreements</h2>
<p>Move the clock below to come to the end of an agreement, or into the months of a pause.</p>
<form id="agreement">
<p><label>Center <select name="center">${demoCenters().map(({ code }) => option(code))}</select></label></p>
<p><label>Phone of the member <input name="phone" inputmode="numeric" pattern="[0-9]{8,15}" value="10000001" required autocomplete="off"></label></p>
<p><label>Number of the agreement in its address <input name="contract" pattern="[0-9]{1,15}" value="70001" required autocomplete="off"></label></p>
<p><label>What happens <select name="what">${Object.entries(AGREEMENT_CHANGES).map(([what, words]) => html`<option value="${what}">${words}</option>`)}</select></label></p>
<p><label>Value <input name="value" inputmode="numeric" pattern="[0-9]{1,7}" autocomplete="off"></label></p>
<p><button>Do it</button></p>
</form>
</section>`;

const noticeSection = (): Html => html`<section aria-labelledby="notice-title">
<h2 id="notice-title">Messages to members</h2>
<p>Classes and agreements above tell by themselves. Of invoices and news it is told on their day: move the clock below.</p>
<form id="notice">
<p><label>Center <select name="center">${demoCenters().map(({ code }) => option(code))}</select></label></p>
<p><label>Phone of the member <input name="phone" inputmode="numeric" pattern="[0-9]{8,15}" value="10000001" required autocomplete="off"></label></p>
<p><label>Kind, also one that the portal does not know <input name="kind" value="TOWEL" maxlength="40" required autocomplete="off"></label></p>
<p><label>Text <input name="text" maxlength="1000" autocomplete="off"></label></p>
<p><button>Tell</button></p>
</form>
</section>`;

const chatSection = (): Html => html`<section aria-labelledby="chat-title">
<h2 id="chat-title">Conversations</h2>
<form id="chat">
<p><label>Number of the conversation <input name="conversation" inputmode="numeric" pattern="[0-9]{1,15}" required autocomplete="off"></label></p>
<p><label>Number of the person, or empty for the other side <input name="person" inputmode="numeric" pattern="[0-9]{1,15}" autocomplete="off"></label></p>
<p><label>Text, or the new title <input name="text" autocomplete="off"></label></p>
<p><button name="kind" value="write">Write</button>
<button name="kind" value="rename">Rename</button>
<button name="kind" value="close">Close</button>
<button name="kind" value="reopen">Reopen</button></p>
</form>
<form id="chat-size">
<p><label>Messages of the longest conversation <input name="count" type="number" min="1" max="${MOST_CHAT_MESSAGES}" value="${DEMO_CHAT_MESSAGES}" required></label></p>
<p><button>Fill the conversation</button></p>
</form>
</section>`;

/** The deeds of another user that the page's script makes a call of. */
const DEEDS = {
  deadline: 'deviation: sets the deadline (a day)',
  status: 'deviation: moves it (a status)',
  answer: 'checklist: answers a point (point=OK, NOT_OK or NOT_RELEVANT)',
  sign: 'checklist: signs it',
  approve: 'hours: approves a line',
};

const deedSection = (): Html => html`<section aria-labelledby="deed-title">
<h2 id="deed-title">Another user</h2>
<form id="deed">
<p><label>User <select name="login">${demoStaff.map(({ login, name }) => html`<option value="${login}"${login === 'kari' ? html` selected` : ''}>${name}</option>`)}</select></label></p>
<p><label>What the user does <select name="what">${Object.entries(DEEDS).map(([what, words]) => html`<option value="${what}">${words}</option>`)}</select></label></p>
<p><label>Number of the project <input name="project" inputmode="numeric" pattern="[0-9]{1,15}" value="1001" required></label></p>
<p><label>Number of the record <input name="record" required autocomplete="off"></label></p>
<p><label>Value <input name="value" autocomplete="off"></label></p>
<p><button>Do it</button></p>
</form>
</section>`;

const clockSection = (): Html => html`<section aria-labelledby="clock-title">
<h2 id="clock-title">Clock</h2>
<form id="clock">
<p><label>Instant (in UTC) <input name="at" type="datetime-local" step="1"></label></p>
<p><button name="kind" value="run">Run from it</button>
<button name="kind" value="freeze">Stop at it</button></p>
</form>
<form id="move">
<p><label>Hours to move by <input name="hours" type="number" step="any" value="24" required></label></p>
<p><button>Move</button></p>
</form>
<form id="real"><p><button>Back to the real time</button></p></form>
</section>`;

const outsideSection = (outside: string | null): Html => html`<section aria-labelledby="outside-title">
<h2 id="outside-title">World outside</h2>
${outside === null ? html`<p>It is not there.</p>` : html`<p><a href="${outside}/">What it holds</a>: <a href="${outside}/sms">SMS</a>, <a href="${outside}/email">e-mail</a>, agreements that wait for a signature, payments that wait to be made.</p>`}
<form id="outside">
<p><label>Visits to the direct-debit provider end <select name="signing">${OutsideSetting.shape.signing.options.map(option)}</select></label></p>
<p><label>Hours until the bank confirms <input name="hours" type="number" min="0" max="8760" step="any" value="0" required></label></p>
<p><button>Set</button></p>
</form>
<form id="provider">
<p><label>Invoices are paid <select name="checkout">${ProviderSetting.shape.checkout.options.map(option)}</select></label></p>
<p><label>Visits to the payment provider end <select name="outcome">${ProviderSetting.shape.outcome.options.map(option)}</select></label></p>
<p><label>Seconds until the service is told late, or empty for chance <input name="seconds" type="number" min="0" max="31536000" step="any"></label></p>
<p><button>Set for payments</button></p>
</form>
</section>`;

function faultSection(): Html {
  return html`<section aria-labelledby="fault-title">
<h2 id="fault-title">Faults</h2>
<form id="fault">
<p><label>Call <select name="call"><option value="*">every call</option>${Object.keys(WIRE).map(option)}</select></label></p>
<p><label>Kind <select name="kind">${FAULT_KINDS.map(option)}</select></label></p>
<p><label>Milliseconds of latency <input name="milliseconds" type="number" min="0" max="120000" value="1000"></label></p>
<p><label>Status <input name="status" type="number" min="400" max="599" value="500"></label></p>
<p><label>JSON in the place of an answer, or of the fields that differ <input name="answer" autocomplete="off" spellcheck="false" placeholder="{}"></label></p>
<p><label>Probability, from 0 to 1 <input name="probability" type="number" min="0" max="1" step="any" value="1" required></label></p>
<p><label>Times, or empty for always <input name="times" type="number" min="1" max="1000000"></label></p>
<p><label><input name="after" type="checkbox"> Do the work first, and lose only the answer</label></p>
<p><button>Add</button></p>
</form>
<h3 id="faults-title">Faults in force</h3>
${tableOf('faults', ['Call', 'Kind', 'Probability', 'Times left', 'Met', 'Remove'], 'Remove every fault')}
</section>`;
}

const liveSection = (): Html => html`<section aria-labelledby="live-title">
<h2 id="live-title">Live connection</h2>
<form id="publish">
<p><label>Channel <input name="channel" required autocomplete="off" spellcheck="false"></label></p>
<p><label>Event <input name="event" value="message" required autocomplete="off" spellcheck="false"></label></p>
<p><label>JSON of its data <input name="data" autocomplete="off" spellcheck="false" placeholder="{}"></label></p>
<p><button>Publish</button></p>
</form>
<p><button id="live-drop">Cut every connection</button>
<button id="live-half-open">Silence every connection</button></p>
<h3 id="connections-title">Connections</h3>
${tableOf('connections', ['Number', 'Since', 'From', 'State', 'Channels', 'Heard', 'Said', 'Not taken', 'Cut', 'Silence'])}
<form id="live-fault">
<p><label>What goes wrong <select name="kind">${LIVE_FAULT_KINDS.map(option)}</select></label></p>
<p><label>With <select name="of"><option value="">whatever it fits</option>${LIVE_SUBJECTS.map(option)}</select></label></p>
<p><label>Of the channel, or empty for each <input name="channel" autocomplete="off" spellcheck="false"></label></p>
<p><label>Number of the connection, or empty for all <input name="connection" type="number" min="1"></label></p>
<p><label>Milliseconds of delay <input name="milliseconds" type="number" min="0" max="600000" value="1000"></label></p>
<p><label>Code in the place of 200 <input name="code" type="number" min="400" max="599" value="500"></label></p>
<p><label>How probable, from 0 to 1 <input name="probability" type="number" min="0" max="1" step="any" value="1" required></label></p>
<p><label>How often, or empty for always <input name="times" type="number" min="1" max="1000000"></label></p>
<p><label>Number that decides its chance, or empty for the world’s <input name="seed" inputmode="numeric" pattern="-?[0-9]{1,15}" autocomplete="off"></label></p>
<p><label><input name="after" type="checkbox"> Do the operation first, and let only its answer go wrong</label></p>
<p><button>Let it go wrong</button></p>
</form>
<h3 id="live-faults-title">Faults of the live connection</h3>
${tableOf('live-faults', ['With', 'Kind', 'Probability', 'Times left', 'Met', 'Remove'], 'Clear the faults of the live connection')}
</section>`;

const option = (value: string): Html => html`<option value="${value}">${value}</option>`;

const section = (id: string, title: string, note: string, body: Html): Html =>
  html`<section aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
<p>${note}</p>
${body}
</section>`;

function tableOf(id: string, columns: readonly string[], clear?: string): Html {
  return html`${clear === undefined ? '' : html`<p><button id="${id}-clear">${clear}</button></p>`}
<div class="scroll lines" role="group" aria-labelledby="${id}-title" tabindex="0">
<table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody id="${id}"></tbody>
</table>
</div>
<p id="${id}-none">None.</p>`;
}
