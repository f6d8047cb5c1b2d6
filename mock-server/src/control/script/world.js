// The world as the page shows it: asked of the service, and put in the tables.
// @ts-check
import { button, fillFacts, fillTable } from './elements.js';

/** @typedef {(work: () => Promise<unknown>, done: string) => void} Act does one thing, and says how it ended */

/**
 * @param {string} path
 * @param {string} [method]
 * @param {object} [body]
 */
export async function ask(path, method = 'GET', body) {
  const init =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/control/api/${path}`, { method, ...init });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error.message);
  return answer;
}

/** @param {string | number} instant */
const time = (instant) => new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

/** Asks for the world, and puts it in the tables. Their buttons act on it. @param {Act} act */
export async function showWorld(act) {
  const paths = ['state', 'journal', 'ledger', 'charges', 'violations', 'live/connections', 'live/faults'];
  const [state, journal, ledger, charges, violations, connections, liveFaults] = await Promise.all(
    paths.map((path) => ask(path)),
  );
  fillFacts('world', [
    ['Scenario', `${state.scenario}: ${summaryOf(state)}`],
    ['Seed', String(state.seed)],
    ['Clock', `${time(state.clock.now)} UTC${state.clock.setting.kind === 'frozen' ? ', stopped' : ''}`],
    ['Signing', state.outside.signing],
    [
      'Bank',
      state.outside.bankConfirmsAfter === 0
        ? 'confirms at once'
        : `confirms after ${state.outside.bankConfirmsAfter / 3_600_000} hours`,
    ],
    ['Payments', `${state.provider.checkout}; ${state.provider.outcome}`],
    ['Answers', state.checking ? 'checked against the wire table' : 'not checked'],
  ]);
  fillTable('faults', state.faults, (fault) => faultCells(fault, act));
  fillTable('connections', connections, (one) => connectionCells(one, act));
  fillTable('live-faults', liveFaults, (fault) => liveFaultCells(fault, act));
  fillTable('journal', journal.toReversed(), ({ at, method, row, path, query, status, milliseconds, fault }) => [
    time(at),
    `${method} ${row ?? path}`,
    query,
    status ?? 'no answer',
    milliseconds,
    fault,
  ]);
  fillTable('ledger', ledger.toReversed(), ({ at, kind, id, by, accepted }) => [
    time(at),
    kind,
    id,
    by,
    accepted && Object.values(accepted).filter(Boolean).join(', '),
  ]);
  fillTable('charges', charges.toReversed(), ({ at, invoiceId, amount, method }) => [
    time(at),
    invoiceId,
    amount,
    method,
  ]);
  fillTable('violations', violations.toReversed(), ({ at, directive, blocked, document: page }) => [
    time(at),
    directive,
    blocked,
    page,
  ]);
}

/** @param {{ scenario: string, scenarios: readonly { name: string, summary: string }[] }} state */
const summaryOf = ({ scenario, scenarios }) => scenarios.find(({ name }) => name === scenario)?.summary ?? '';

/** @param {{ id: number, call: string, kind: string, milliseconds?: number, status?: number, after?: boolean, probability: number, times?: number, met: number }} fault @param {Act} act */
function faultCells({ id, call, kind, milliseconds, status, after, probability, times, met }, act) {
  const detail = milliseconds === undefined ? status : `${milliseconds} ms`;
  const remove = button('Remove', `${kind} of ${call}`, () =>
    act(() => ask(`faults/${id}`, 'DELETE'), 'The fault is removed.'),
  );
  const what = detail === undefined ? kind : `${kind} (${detail})`;
  return [call, after ? `${what}, after the work` : what, probability, times ?? 'always', met, remove];
}

/** @param {{ id: number, since: string, from: string | null, state: string, channels: readonly string[], heard: Traffic, said: Traffic, backlog: number }} connection @param {Act} act */
function connectionCells({ id, since, from, state, channels, heard, said, backlog }, act) {
  const order = { connection: id };
  return [
    id,
    time(since),
    from ?? 'a program',
    state,
    channels.join(', '),
    traffic(heard),
    traffic(said),
    backlog,
    button('Cut', `connection ${id}`, () => act(() => ask('live/drop', 'POST', order), 'It is cut.')),
    button('Silence', `connection ${id}`, () => act(() => ask('live/half-open', 'POST', order), 'It is silent.')),
  ];
}

/** @typedef {{ frames: number, bytes: number }} Traffic */
/** @param {Traffic} traffic */
const traffic = ({ frames, bytes }) => `${frames} (${bytes} bytes)`;

/** @param {{ id: number, kind: string, of?: string, channel?: string, connection?: number, milliseconds?: number, code?: number, after?: boolean, probability: number, times?: number, met: number }} fault @param {Act} act */
function liveFaultCells(
  { id, kind, of, channel, connection, milliseconds, code, after, probability, times, met },
  act,
) {
  const whom = [
    of ?? 'whatever it fits',
    channel === undefined ? '' : `of ${channel}`,
    connection === undefined ? '' : `on connection ${connection}`,
  ];
  const details = [
    milliseconds === undefined ? '' : `${milliseconds} ms`,
    code ?? '',
    after ? 'after the work' : '',
  ].filter(Boolean);
  const remove = button('Remove', `${kind} of the live connection`, () =>
    act(() => ask(`live/faults/${id}`, 'DELETE'), 'The fault is removed.'),
  );
  const what = details.length === 0 ? kind : `${kind} (${details.join(', ')})`;
  return [whom.filter(Boolean).join(' '), what, probability, times ?? 'always', met, remove];
}
