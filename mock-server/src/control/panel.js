// The script of the control's page: sends its forms, and shows every two seconds what the world is like.
// @ts-check

const EVERY = 2_000;

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {string} path
 * @param {string} [method]
 * @param {object} [body]
 */
async function ask(path, method = 'GET', body) {
  const init =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/control/api/${path}`, { method, ...init });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error.message);
  return answer;
}

/** Does one thing, shows what came of it, and says so when it could not be done. @param {() => Promise<unknown>} work */
async function act(work, done = '') {
  try {
    await work();
    await refresh();
    say(done);
  } catch (problem) {
    say(problem instanceof Error ? problem.message : String(problem));
  }
}

/** @param {string} text */
function say(text) {
  if (element('status').textContent !== text) element('status').textContent = text;
}

/** @param {string} id @param {(data: FormData, pressed: string) => Promise<unknown>} send @param {string} done */
function onSubmit(id, send, done) {
  const form = /** @type {HTMLFormElement} */ (element(id));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
    act(() => send(new FormData(form), pressed), done);
  });
}

/** @param {FormData} data @param {string} name */
const text = (data, name) => String(data.get(name) ?? '').trim();
/** @param {FormData} data @param {string} name */
const number = (data, name) => (text(data, name) === '' ? undefined : Number(text(data, name)));

onSubmit('scenario', (data) => ask('scenario', 'POST', { scenario: text(data, 'scenario') }), 'The scenario is shown.');
onSubmit('reset', (data) => ask('reset', 'POST', { seed: number(data, 'seed') }), 'The world is as it was at first.');
onSubmit('real', () => ask('clock', 'POST', { kind: 'real' }), 'The clock tells the real time.');
onSubmit(
  'move',
  (data) => ask('clock', 'POST', { kind: 'move', milliseconds: Math.round(Number(text(data, 'hours')) * 3_600_000) }),
  'The clock is moved.',
);
onSubmit(
  'clock',
  (data, pressed) => {
    const at = new Date(`${text(data, 'at')}Z`);
    if (Number.isNaN(at.valueOf())) throw new Error('Choose an instant first.');
    return ask('clock', 'POST', pressed === 'freeze' ? { kind: 'freeze', at } : { kind: 'run', from: at });
  },
  'The clock is set.',
);
onSubmit(
  'fault',
  (data) => {
    const kind = text(data, 'kind');
    return ask('faults', 'POST', {
      call: text(data, 'call'),
      kind,
      probability: number(data, 'probability'),
      times: number(data, 'times'),
      ...(kind === 'latency' && { milliseconds: number(data, 'milliseconds') }),
      ...(kind === 'status' && { status: number(data, 'status') }),
    });
  },
  'The fault is added.',
);
for (const list of ['faults', 'journal', 'violations']) {
  element(`${list}-clear`).addEventListener('click', () => act(() => ask(list, 'DELETE'), 'Cleared.'));
}

/** Rows are rebuilt only when what they show has changed, so that focus and selection stay. @type {Map<string, string>} */
const shown = new Map();

/** @param {string} id @param {readonly (readonly (string | number | HTMLElement | null)[])[]} rows @param {unknown} from */
function fill(id, rows, from) {
  const now = JSON.stringify(from);
  if (shown.get(id) === now) return;
  shown.set(id, now);
  element(id).replaceChildren(...rows.map(tableRow));
  element(`${id}-none`).hidden = rows.length > 0;
}

/** @param {readonly (string | number | HTMLElement | null)[]} cells */
function tableRow(cells) {
  const row = document.createElement('tr');
  for (const content of cells) {
    const cell = document.createElement('td');
    cell.append(content instanceof HTMLElement ? content : String(content ?? ''));
    row.append(cell);
  }
  return row;
}

/** @param {string} label @param {string} about @param {() => void} press */
function button(label, about, press) {
  const made = document.createElement('button');
  made.textContent = label;
  made.setAttribute('aria-label', `${label} ${about}`);
  made.addEventListener('click', press);
  return made;
}

/** @param {readonly (readonly [string, string])[]} facts */
function describeWorld(facts) {
  const parts = facts.flatMap(([term, fact]) => {
    const name = document.createElement('dt');
    name.textContent = term;
    const value = document.createElement('dd');
    value.textContent = fact;
    return [name, value];
  });
  element('world').replaceChildren(...parts);
}

/** @param {string | number} instant */
const time = (instant) => new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

async function refresh() {
  const [state, journal, ledger, violations] = await Promise.all(
    ['state', 'journal', 'ledger', 'violations'].map((path) => ask(path)),
  );
  describeWorld([
    ['Scenario', `${state.scenario}: ${summaryOf(state)}`],
    ['Seed', String(state.seed)],
    ['Clock', `${time(state.clock.now)} UTC${state.clock.setting.kind === 'frozen' ? ', stopped' : ''}`],
    ['Answers', state.checking ? 'checked against the wire table' : 'not checked'],
  ]);
  fill('faults', state.faults.map(faultCells), state.faults);
  fill('journal', journal.toReversed().map(journalCells), journal);
  fill('ledger', ledger.toReversed().map(ledgerCells), ledger);
  fill('violations', violations.toReversed().map(violationCells), violations);
}

/** @param {{ scenario: string, scenarios: readonly { name: string, summary: string }[] }} state */
const summaryOf = ({ scenario, scenarios }) => scenarios.find(({ name }) => name === scenario)?.summary ?? '';

/** @param {any} fault */
function faultCells({ id, call, kind, milliseconds, status, probability, times, met }) {
  const details = [milliseconds !== undefined && `${milliseconds} ms`, status].filter(Boolean).join(' ');
  const remove = button('Remove', `${kind} of ${call}`, () =>
    act(() => ask(`faults/${id}`, 'DELETE'), 'The fault is removed.'),
  );
  return [call, details ? `${kind} (${details})` : kind, probability, times ?? 'always', met, remove];
}

/** @param {any} entry */
const journalCells = ({ at, method, row, path, query, status, milliseconds, fault }) => [
  time(at),
  `${method} ${row ?? path}`,
  query,
  status ?? 'no answer',
  milliseconds,
  fault,
];

/** @param {any} entry */
const ledgerCells = ({ at, kind, id, by }) => [time(at), kind, id, by];
/** @param {any} violation */
const violationCells = ({ at, directive, blocked, document: page }) => [time(at), directive, blocked, page];

/** The form begins with the scenario that is shown; what a developer chooses in it stays. */
async function begin() {
  const { scenario } = await ask('state');
  const choice = document.querySelector('select[name=scenario]');
  if (choice instanceof HTMLSelectElement) choice.value = scenario;
}

/** Keeps asking; a server that is away for a while is only said to be, and asked again. */
async function follow() {
  try {
    await refresh();
    if (element('status').textContent?.endsWith('…')) say('');
  } catch {
    say('The server does not answer. Asking again …');
  }
  setTimeout(follow, EVERY);
}

begin().finally(follow);
