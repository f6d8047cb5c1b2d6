import { createChatHttp } from '@felles/adapters-http/workspace/chat';
import { createFilesHttp } from '@felles/adapters-http/workspace/files';
import { createUnreadHttp } from '@felles/adapters-http/workspace/user';
import type { RealtimeStore } from '@felles/core/internal/realtime/store';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { answerOf, serve } from '../serving.ts';
import { acrossTheWire, staffAt } from './serving.ts';

/** In the demo: with Nordvik, among the own people, with Skoglia, and the file of a message there. */
const WINDOWS = '20101';
const INTERNAL = '20104';
const OTHERS = '20201';
const SECRET = 'Vi tåler 12 000 i tillegg, ikke mer.';

/** A service, and its users, each with the calls and the events of some channels. */
async function company() {
  const server = await serve();
  const as = (login: string) => {
    const { http, ask } = staffAt(server, login);
    return { ask, chat: createChatHttp(http), files: createFilesHttp(http), unread: createUnreadHttp(http) };
  };
  const hearing = async (login: string, channels: readonly string[]) => {
    const { ask } = as(login);
    const token = async () => (await ask('GET', '/pubsub/auth/gettoken')).answer.token;
    const client = await aClient(server.root, server.port, { token });
    return { client, told: toldIn(client, channels) };
  };
  return { ...server, as, hearing };
}

function toldIn(client: RealtimeStore, channels: readonly string[]) {
  const told: {
    readonly channel: string;
    readonly event: string;
    readonly data: unknown;
    readonly key?: string | undefined;
  }[] = [];
  for (const channel of channels)
    client.listen(channel).subscribe(({ event, data, key }) => told.push({ channel, event, data, key }));
  return told;
}

describe('the customer’s own user', () => {
  it('should see the agreements that name them, and of these the public conversations alone', async () => {
    const { as } = await company();
    const agreements = await answerOf(as('nina').chat.agreements());
    expect(agreements.map(({ agreement }) => agreement.id)).toEqual(['201', '204']);
    expect(agreements.map(({ internal_conversations: internal }) => internal)).toEqual([[], []]);
    expect(agreements[0]?.public_conversations?.map(({ id }) => id)).toEqual(['20101', '20102', '20103']);
    const ofProject = await answerOf(as('nina').chat.ofNode('21001'));
    expect(ofProject.map(({ id }) => id)).toEqual(['20101', '20102', '20103']);
    expect(await answerOf(as('nina').chat.ofNode('21003'))).toEqual([]);
    expect(await answerOf(as('nina').unread.unread())).toBe(3);
  });

  it.each([
    ['an internal conversation', INTERNAL],
    ['one of an agreement of others', OTHERS],
  ])('should be answered about %s as about one that is not there', async (_what, id) => {
    const { as } = await company();
    const { ask } = as('nina');
    const ola = as('ola').chat;
    const { id: message } = await answerOf(ola.send(id, SECRET, 'key-1'));
    const file = { name: 'Kalkyle.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') };
    const { attachment_id: attachment } = await answerOf(ola.attach(message, file, 'key-2', () => undefined));
    const paths = (conversation: string, attached: string) =>
      [
        ['GET', `/v1/conversations/${conversation}`],
        ['GET', `/v1/conversations/${conversation}/messages`],
        ['POST', `/v1/conversations/${conversation}/messages`, { text: 'Hei' }],
        ['PUT', `/v1/conversations/${conversation}/messages/status`, { status: 'READ' }],
        ['PUT', `/v1/conversations/${conversation}`, { title: 'Min' }],
        ['GET', `/v1/attachments/${attached}`],
      ] as const;
    const answers = async (asked: ReturnType<typeof paths>) =>
      Promise.all(asked.map(([method, path, body]) => ask(method, path, body)));
    const there = await answers(paths(id, attachment));
    expect(there).toEqual(await answers(paths('999999', '999999')));
    expect(there.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await answerOf(ola.messages(id, null))).at(-1)?.status).toBe('SENT');
  });

  it('should write, read and attach where they may, and begin, rename and close nothing', async () => {
    const { as } = await company();
    const { chat, ask } = as('nina');
    const { id } = await answerOf(chat.send(WINDOWS, 'Fint', 'key-1'));
    const file = { name: 'Ordre.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') };
    const { attachment_id: attachment } = await answerOf(chat.attach(id, file, 'key-2', () => undefined));
    await answerOf(chat.mark(WINDOWS, { status: 'READ' }));
    expect((await answerOf(as('ola').files.attachment(attachment))).bytes).toEqual(file.bytes);
    const begun = { title: 'Ny', agreement_id: 201, internal: false };
    expect((await ask('POST', '/v1/conversations', begun)).status).toBe(403);
    expect((await ask('PUT', `/v1/conversations/${WINDOWS}`, { closed: true })).status).toBe(403);
  });

  it('should hear nothing of what is internal, in no channel and not afterwards', async () => {
    const { as, hearing } = await company();
    const channels = ['agreements', `conversation.${WINDOWS}`, `conversation.${INTERNAL}`, 'user.503'];
    const { client, told } = await hearing('nina', channels);
    await subscribed(client, ['agreements', `conversation.${WINDOWS}`, 'user.503']);
    const ola = as('ola').chat;
    await answerOf(ola.send(INTERNAL, SECRET, 'key-1'));
    await answerOf(ola.change(INTERNAL, { title: SECRET, closed: true }));
    const fields = { title: SECRET, agreement_id: '201', internal: true };
    await answerOf(ola.create(fields, 'key-2'));
    await answerOf(ola.change(WINDOWS, { title: 'Vinduer' }));
    await answerOf(ola.send(WINDOWS, 'Hei', 'key-3'));
    await expect.poll(() => told).toHaveLength(3);
    expect(told.map(({ channel, event }) => `${channel} ${event}`)).toEqual([
      'agreements conversation.changed',
      `conversation.${WINDOWS} message.created`,
      'user.503 message.unread',
    ]);
    const { ask } = as('nina');
    const recent = (channel: string) => ask('GET', `/pubsub/recent?channel=${channel}`);
    expect((await recent('agreements')).answer.map(({ data }: { data: unknown }) => data)).toEqual([
      { id: Number(WINDOWS) },
    ]);
    for (const hidden of [INTERNAL, OTHERS, '999999'])
      expect((await recent(`conversation.${hidden}`)).status).toBe(403);
  });
});

describe('the live events of a conversation', () => {
  it('should be each message with its key, its files and how far it has come, but not whose own it is', async () => {
    const { as, hearing } = await company();
    const { client, told } = await hearing('kari', [`conversation.${WINDOWS}`]);
    await subscribed(client, [`conversation.${WINDOWS}`]);
    const ola = as('ola').chat;
    const nina = as('nina').chat;
    const sent = await answerOf(ola.send(WINDOWS, 'Hei', 'key-1'));
    const file = { name: 'Plan.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') };
    const attached = await answerOf(ola.attach(sent.id, file, 'key-2', () => undefined));
    await answerOf(nina.messages(WINDOWS, null));
    await answerOf(nina.mark(WINDOWS, { status: 'READ', message_ids: [sent.id] }));
    await answerOf(nina.mark(WINDOWS, { status: 'READ', message_ids: [sent.id] }));
    await expect.poll(() => told).toHaveLength(4);
    const message = { ...sent, sent_by_user: undefined };
    expect(told.map(({ event, data, key }) => [event, data, key])).toEqual([
      ['message.created', acrossTheWire(message), 'key-1'],
      ['attachment.added', acrossTheWire({ ...message, attachments: [attached] }), 'key-2'],
      ['message.status', { ids: [Number(sent.id)], status: 'DELIVERED' }, undefined],
      ['message.status', { ids: [Number(sent.id)], status: 'READ' }, undefined],
    ]);
    const { answer } = await as('kari').ask('GET', `/pubsub/recent?channel=conversation.${WINDOWS}`);
    expect(answer.map(({ event }: { event: string }) => event)).toEqual(told.map(({ event }) => event));
  });

  it('should be one for each creation, new title, close and reopening', async () => {
    const { as, hearing } = await company();
    const { client, told } = await hearing('kari', ['agreements']);
    await subscribed(client, ['agreements']);
    const { chat } = as('ola');
    const { id } = await answerOf(chat.create({ title: 'Tak', agreement_id: '201', internal: true }, 'key-1'));
    for (const fields of [
      { title: 'Taket' },
      { title: 'Taket' },
      { closed: true },
      { closed: true },
      { closed: false },
    ])
      await answerOf(chat.change(id, fields));
    await expect.poll(() => told).toHaveLength(4);
    expect(told.map(({ event, data }) => [event, data])).toEqual(
      ['created', 'changed', 'closed', 'reopened'].map((what) => [`conversation.${what}`, { id: Number(id) }]),
    );
  });

  it('should be to each user who sees it how many messages that user has not read', async () => {
    const { as, hearing } = await company();
    const listeners = [
      await hearing('ola', ['user.501']),
      await hearing('kari', ['user.502']),
      await hearing('nina', ['user.503']),
    ];
    for (const [at, { client }] of listeners.entries()) await subscribed(client, [`user.${501 + at}`]);
    const kari = as('kari').chat;
    await answerOf(as('ola').chat.send(WINDOWS, 'Hei', 'key-1'));
    await answerOf(as('ola').chat.send(INTERNAL, SECRET, 'key-2'));
    await answerOf(kari.mark(INTERNAL, { status: 'READ' }));
    const told = () => listeners.map((one) => one.told.map(({ data }) => data));
    const unread = (count: number, id: string) => ({ count, conversation_id: Number(id) });
    await expect
      .poll(told)
      .toEqual([
        [unread(4, WINDOWS), unread(4, INTERNAL)],
        [unread(2, WINDOWS), unread(3, INTERNAL), unread(2, INTERNAL)],
        [unread(4, WINDOWS)],
      ]);
    expect(listeners.flatMap((one) => one.told.map(({ event }) => event))).toEqual(Array(6).fill('message.unread'));
  });
});

describe('what a developer lets others do in a conversation', () => {
  it('should be a message of the other side, or of a person who is named, like any other', async () => {
    const { as, root } = await company();
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${root}/control/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: reply.status, answer: await reply.json() };
    };
    const { chat, unread } = as('ola');
    expect((await post('chat', { conversation_id: WINDOWS, text: 'Svar' })).answer.name).toBe('Nina Aas');
    expect((await post('chat', { conversation_id: INTERNAL, text: 'Svar' })).answer.name).toBe('Kari Lunde');
    const named = { conversation_id: WINDOWS, person_id: '71', text: 'Hei' };
    expect((await post('chat', named)).answer.name).toBe('Hans Hagen');
    expect(await answerOf(unread.unread())).toBe(7);
    const closing = { conversation_id: WINDOWS, title: 'Vinduer', closed: true };
    expect((await post('chat/conversation', closing)).status).toBe(200);
    expect(await answerOf(chat.conversation(WINDOWS))).toMatchObject({ title: 'Vinduer', closed_by: 'Nina Aas' });
    expect((await post('chat', { conversation_id: WINDOWS, text: 'Svar' })).status).toBe(409);
    expect((await post('chat', { conversation_id: '9', text: 'Svar' })).status).toBe(404);
    expect((await post('chat', { ...named, conversation_id: INTERNAL, person_id: '9999' })).status).toBe(404);
  });

  it('should be a conversation with 10,000 messages, none of them unread', async () => {
    const { as, root } = await company();
    const headers = { 'content-type': 'application/json' };
    const size = (count: number) =>
      fetch(`${root}/control/api/chat/size`, { method: 'POST', headers, body: JSON.stringify({ count }) });
    const { chat, unread } = as('ola');
    await answerOf(chat.send(WINDOWS, 'Borte etterpå', 'key-1'));
    expect(await (await size(10_000)).json()).toMatchObject({ chatMessages: 10_000 });
    expect(await answerOf(chat.messages('21003', null))).toHaveLength(10_000);
    expect(await answerOf(chat.messages(WINDOWS, null))).toHaveLength(5);
    expect(await answerOf(unread.unread())).toBe(4);
    expect((await size(20_001)).status).toBe(400);
  });
});
