// The script of the control's page: sends its forms, and shows the world every two seconds.
// @ts-check
import { element, say } from './elements.js';
import { ask, showWorld } from './world.js';

const EVERY = 2_000;

/** Does one thing, shows what came of it, and says so when it could not be done. @param {() => Promise<unknown>} work @param {string} done */
async function act(work, done) {
  try {
    await work();
    await showWorld(act);
    say(done);
  } catch (problem) {
    say(problem instanceof Error ? problem.message : String(problem));
  }
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
onSubmit(
  'projects',
  (data) => ask('projects', 'POST', { count: number(data, 'count') }),
  'The company has these projects.',
);
onSubmit('tasks', (data) => ask('tasks', 'POST', { count: number(data, 'count') }), 'The company has these tasks.');
onSubmit(
  'chat-size',
  (data) => ask('chat/size', 'POST', { count: number(data, 'count') }),
  'The conversation has these messages.',
);
onSubmit(
  'chat',
  (data, pressed) => {
    const where = { conversation_id: text(data, 'conversation'), person_id: text(data, 'person') || undefined };
    if (pressed === 'write') return ask('chat', 'POST', { ...where, text: text(data, 'text') });
    const change = pressed === 'rename' ? { title: text(data, 'text') } : { closed: pressed === 'close' };
    return ask('chat/conversation', 'POST', { ...where, ...change });
  },
  'It is done, and told to those who see it.',
);
/** @typedef {(call: string, params: object, body?: object) => Promise<any>} Act a call in the name of the user */
/** @type {Readonly<Record<string, (act: Act, record: string, value: string) => Promise<unknown>>>} */
const DEEDS = {
  deadline: (act, record, deadline) => changeDeviation(act, record, { deadline }),
  status: (act, record, status) =>
    changeDeviation(act, record, { status: Number(status), measure: 'Rettet', reason: 'Ikke rettet' }),
  answer: async (act, checklist_id, answer) => {
    const [checkpoint_id, status] = answer.split('=');
    const lists = await act('siteRecords.checklists', {});
    const points = lists.flatMap((/** @type {any} */ list) =>
      list.checklist_id === checklist_id ? list.checkpoints : [],
    );
    const point = points.find((/** @type {any} */ one) => one.checkpoint_id === checkpoint_id);
    const was = { status: point?.status ?? '', value: point?.value ?? '' };
    return act('checklists.answer', { checklist_id, checkpoint_id }, { status, was });
  },
  sign: (act, checklist_id) => act('checklists.sign', { checklist_id }, { signed: true }),
  approve: (act, id) => act('hours.approve', {}, { ids: [id], status: 'APPROVED' }),
};
/** @param {Act} act @param {string} deviation_id @param {Readonly<Record<string, unknown>>} change */
async function changeDeviation(act, deviation_id, change) {
  const record = await act('deviations.deviation', { deviation_id });
  const was = Object.fromEntries(Object.keys(change).map((field) => [field, record[field]]));
  return act('deviations.change', { deviation_id }, { ...change, was });
}
onSubmit(
  'class',
  (data) =>
    ask('bookings', 'POST', {
      center: text(data, 'center'),
      date: text(data, 'date'),
      class: Number(text(data, 'class')),
      what: text(data, 'what'),
      value: number(data, 'value'),
    }),
  'It is done, and the members are told.',
);
onSubmit(
  'agreement',
  (data) =>
    ask('agreements', 'POST', {
      center: text(data, 'center'),
      phone: text(data, 'phone'),
      contract: text(data, 'contract'),
      what: text(data, 'what'),
      value: number(data, 'value'),
    }),
  'The agreement is changed.',
);
onSubmit(
  'notice',
  (data) =>
    ask('notices', 'POST', {
      center: text(data, 'center'),
      phone: text(data, 'phone'),
      kind: text(data, 'kind'),
      text: text(data, 'text'),
    }),
  'The member is told.',
);
onSubmit(
  'deed',
  (data) =>
    DEEDS[text(data, 'what')](
      async (call, params, body) => {
        const all = { project_id: text(data, 'project'), ...params };
        const { status, answer } = await ask('act', 'POST', { login: text(data, 'login'), call, params: all, body });
        if (status >= 400) throw new Error(answer.error.message);
        return answer;
      },
      text(data, 'record'),
      text(data, 'value'),
    ),
  'It is done, and told to those who see it.',
);
onSubmit('reset', (data) => ask('reset', 'POST', { seed: number(data, 'seed') }), 'The world is as it was at first.');
onSubmit(
  'outside',
  (data) =>
    ask('outside', 'POST', {
      signing: text(data, 'signing'),
      bankConfirmsAfter: Math.round(Number(text(data, 'hours')) * 3_600_000),
    }),
  'The world outside goes about it so.',
);
onSubmit(
  'provider',
  (data) => {
    const seconds = number(data, 'seconds');
    return ask('provider', 'POST', {
      checkout: text(data, 'checkout'),
      outcome: text(data, 'outcome'),
      callbackAfter: seconds === undefined ? null : Math.round(seconds * 1_000),
    });
  },
  'The payment provider goes about it so.',
);
onSubmit('real', () => ask('clock', 'POST', { kind: 'real' }), 'The clock tells the real time.');
onSubmit(
  'move',
  (data) => ask('clock', 'POST', { kind: 'move', milliseconds: Math.round(Number(text(data, 'hours')) * 3_600_000) }),
  'The clock is moved.',
);
onSubmit(
  'clock',
  async (data, pressed) => {
    const at = new Date(`${text(data, 'at')}Z`);
    if (Number.isNaN(at.valueOf())) throw new Error('Choose an instant first.');
    await ask('clock', 'POST', pressed === 'freeze' ? { kind: 'freeze', at } : { kind: 'run', from: at });
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
      ...(data.has('after') && { after: true }),
      ...(kind === 'latency' && { milliseconds: number(data, 'milliseconds') }),
      ...(kind === 'status' && { status: number(data, 'status') }),
      ...(['answer', 'patch'].includes(kind) && { answer: JSON.parse(text(data, 'answer') || 'null') }),
    });
  },
  'The fault is added.',
);
for (const [list, path = list] of [['faults'], ['journal'], ['violations'], ['live-faults', 'live/faults']]) {
  element(`${list}-clear`).addEventListener('click', () => act(() => ask(path, 'DELETE'), 'Cleared.'));
}
onSubmit(
  'publish',
  (data) =>
    ask('live/publish', 'POST', {
      channel: text(data, 'channel'),
      event: text(data, 'event'),
      ...(text(data, 'data') !== '' && { data: JSON.parse(text(data, 'data')) }),
    }),
  'The event is told.',
);
onSubmit(
  'live-fault',
  (data) => {
    const kind = text(data, 'kind');
    return ask('live/faults', 'POST', {
      kind,
      of: text(data, 'of') || undefined,
      channel: text(data, 'channel') || undefined,
      connection: number(data, 'connection'),
      probability: number(data, 'probability'),
      times: number(data, 'times'),
      seed: number(data, 'seed'),
      ...(data.has('after') && { after: true }),
      ...((kind === 'delay' || kind === 'any') && { milliseconds: number(data, 'milliseconds') }),
      ...((kind === 'non-200' || kind === 'any') && { code: number(data, 'code') }),
    });
  },
  'It will go wrong.',
);
element('live-drop').addEventListener('click', () => act(() => ask('live/drop', 'POST', {}), 'They are cut.'));
element('live-half-open').addEventListener('click', () =>
  act(() => ask('live/half-open', 'POST', {}), 'They are silent.'),
);

/** The form begins with the scenario that is shown; what a developer chooses in it stays. */
async function begin() {
  const { scenario } = await ask('state');
  const choice = document.querySelector('select[name=scenario]');
  if (choice instanceof HTMLSelectElement) choice.value = scenario;
}

/** Keeps asking; a server that is away for a while is only said to be, and asked again. */
async function follow() {
  try {
    await showWorld(act);
    if (element('status').textContent?.endsWith('…')) say('');
  } catch {
    say('The server does not answer. Asking again …');
  }
  setTimeout(follow, EVERY);
}

begin().finally(follow);
