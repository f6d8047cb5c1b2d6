import { createChatHttp } from '@felles/adapters-http/workspace/chat';
import { createFilesHttp } from '@felles/adapters-http/workspace/files';
import { createUnreadHttp } from '@felles/adapters-http/workspace/user';
import { LARGEST_UPLOAD } from '@felles/core';
import { AgreementConversations, ChatMessage, Conversation } from '@felles/core/workspace/chat';
import { describe, expect, it } from 'vitest';
import { answerOf, resultOf, serve } from '../serving.ts';
import { acrossTheWire, keysOf, named, quiet, type Server, serveStaff, staffAt } from './serving.ts';

/** In the demo: with Nordvik, and closed; among the own people; and the longest one. */
const WINDOWS = '20101';
const CHANGE = '20102';
const CLOSED = '20103';
const INTERNAL = '20104';
const LONGEST = '21003';
const PDF = { name: 'Plan.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7 en plan') };
const MESSAGE = 'id conversation_id sent_by_user status text timestamp from attachments';
const CONVERSATION = 'id title closed created_at unread_messages_count most_recent_message';

function at(server: Server, login: string) {
  const { http, ask, token } = staffAt(server, login);
  return { ask, token, chat: createChatHttp(http), files: createFilesHttp(http), unread: createUnreadHttp(http) };
}

async function chat(login = 'ola') {
  const server = await serveStaff(login);
  return { ...server, as: (other: string) => at(server, other), ...at(server, login) };
}

/** With which status something was refused, and in which words. */
async function refused(reply: Parameters<typeof resultOf>[0]) {
  const result = await resultOf(reply);
  if (result.ok || result.error.kind !== 'refused') return expect.fail('it was not refused');
  const { status, message } = result.error;
  return { status, message };
}

describe('the agreements of the user over HTTP', () => {
  it('[W-CHAT-20] should be a list, each with its conversations apart by who reads along, and its persons', async () => {
    const { ask, chat: port } = await chat();
    const { status, answer } = await ask('GET', '/v1/conversations/agreement_conversations');
    expect([status, Array.isArray(answer)]).toEqual([200, true]);
    const [nordvik] = answer;
    expect(keysOf(nordvik)).toEqual(named('agreement internal_conversations public_conversations relations project'));
    expect(nordvik.agreement).toEqual({
      id: 201,
      name: 'Rammeavtale Nordvik Eiendom',
      provider: { id: 100, name: 'Fjordbygg AS' },
      contact: { id: 101, name: 'Nordvik Eiendom AS', orgnr: '900799829' },
      created_at: null,
      created_by: null,
    });
    const titles = (list: readonly Conversation[]) => list.map(({ title }) => title);
    expect(titles(nordvik.public_conversations)).toEqual([
      'Avklaring vindusleveranse',
      'Endringsmelding 07 – fasade',
      'Sluttoppgjør felt A',
    ]);
    expect(titles(nordvik.internal_conversations)).toEqual(['Kalkyle vinduer', 'Bemanning uke 48']);
    expect(keysOf(nordvik.relations[0])).toEqual(named('contact person roles email mobile phone'));
    expect(nordvik.relations[0]).toMatchObject({
      contact: { name: 'Nordvik Eiendom AS' },
      person: { first_name: 'Nina', last_name: 'Aas' },
      roles: [{ title: 'Byggherre' }],
    });
    for (const one of answer) expect(() => AgreementConversations.parse(one)).not.toThrow();
    expect(await answerOf(port.agreements())).toEqual(acrossTheWire(answer));
  });

  it('[W-CHAT-20] should not be taken for a conversation, nor be found under another spelling', async () => {
    const { ask } = await chat();
    const paths = ['agreement-conversations', 'agreementConversations', 'agreement_conversation'];
    for (const path of paths) expect((await ask('GET', `/v1/conversations/${path}`)).status, path).toBe(404);
  });
});

describe('one conversation over HTTP', () => {
  it('[W-CHAT-21] should be had by its id, with the newest message and how many are not read', async () => {
    const { ask, chat: port } = await chat();
    const { answer } = await ask('GET', `/v1/conversations/${CHANGE}`);
    expect(keysOf(answer)).toEqual(named(`${CONVERSATION} closed_by closed_at`));
    expect(() => Conversation.parse(answer)).not.toThrow();
    expect(answer).toMatchObject({ id: Number(CHANGE), closed: false, unread_messages_count: 2 });
    expect(answer.most_recent_message.text).toBe('Pris ligger ved, svar innen fredag.');
    expect(await answerOf(port.conversation(CHANGE))).toEqual(acrossTheWire(answer));
    expect(await refused(port.conversation('9'))).toMatchObject({ status: 404, message: 'Samtalen finnes ikke.' });
  });

  it('[W-CHAT-22] should be renamed, closed and opened again, with who closed it and when', async () => {
    const { seen, chat: port, as } = await chat();
    expect(await answerOf(port.change(WINDOWS, { title: '  Vinduer  ' }))).toMatchObject({ title: 'Vinduer' });
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: `/rest/v1/conversations/${WINDOWS}` });
    const closed = await answerOf(port.change(WINDOWS, { closed: true }));
    expect(closed).toMatchObject({ title: 'Vinduer', closed: true, closed_by: 'Ola Bakken' });
    expect(await answerOf(as('kari').chat.conversation(WINDOWS))).toMatchObject({
      closed: true,
      closed_at: closed.closed_at,
    });
    expect(await answerOf(port.change(WINDOWS, { closed: false }))).toMatchObject({
      closed: false,
      closed_by: null,
      closed_at: null,
    });
  });

  it('[W-CHAT-22] should keep its title where the new one is empty or too long', async () => {
    const { chat: port } = await chat();
    expect(await refused(port.change(WINDOWS, { title: ' ' }))).toEqual({
      status: 400,
      message: 'Skriv en tittel.',
    });
    expect(await refused(port.change(WINDOWS, { title: 'x'.repeat(201) }))).toEqual({
      status: 400,
      message: 'Tittelen kan ha høyst 200 tegn.',
    });
    expect(await answerOf(port.conversation(WINDOWS))).toMatchObject({ title: 'Avklaring vindusleveranse' });
  });

  it('[W-CHAT-26] should be created in an agreement once, even if it is sent many times', async () => {
    const { seen, chat: port } = await chat();
    const fields = { title: 'Nytt tak', agreement_id: '201', internal: true };
    const made = await answerOf(port.create(fields, 'key-1'));
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/rest/v1/conversations' });
    expect(seen.at(-1)?.body).toEqual({ ...fields, agreement_id: 201 });
    expect(made).toMatchObject({ title: 'Nytt tak', closed: false, unread_messages_count: 0 });
    expect(made.most_recent_message).toBeNull();
    expect(await answerOf(port.create(fields, 'key-1'))).toEqual(made);
    const [nordvik] = await answerOf(port.agreements());
    expect(nordvik?.internal_conversations?.filter(({ title }) => title === 'Nytt tak')).toHaveLength(1);
    expect(nordvik?.public_conversations?.filter(({ title }) => title === 'Nytt tak')).toEqual([]);
  });

  it('[W-CHAT-26] should not be created without a title, or in an unknown agreement', async () => {
    const { chat: port } = await chat();
    const begun = (title: string, agreement_id: string) =>
      refused(port.create({ title, agreement_id, internal: false }, crypto.randomUUID()));
    expect(await begun('', '201')).toEqual({ status: 400, message: 'Skriv en tittel.' });
    expect(await begun('Tak', '9')).toEqual({ status: 400, message: 'Avtalen finnes ikke.' });
  });

  it('[W-CHAT-27] should be among those of its project’s node', async () => {
    const { ask, chat: port } = await chat();
    const { answer } = await ask('GET', '/v1/nodes/21001/conversations');
    expect(answer.map(({ id }: { id: number }) => id)).toEqual([20_101, 20_102, 20_103, 20_104, 20_105]);
    expect(await answerOf(port.ofNode('21001'))).toEqual(acrossTheWire(answer));
    expect(await answerOf(port.ofNode('9'))).toEqual([]);
    expect((await ask('GET', '/v1/node/21001/conversations')).status).toBe(404);
  });
});

describe('the messages of a conversation over HTTP', () => {
  it('[W-CHAT-23] should come with the oldest first, and say which are the user’s own', async () => {
    const { ask, chat: port, as } = await chat();
    const { answer } = await ask('GET', `/v1/conversations/${WINDOWS}/messages`);
    for (const one of answer) expect(keysOf(ChatMessage.parse(one))).toEqual(named(MESSAGE));
    expect(keysOf(answer[0].from)).toEqual(named('id first_name last_name'));
    expect(answer.map(({ from }: { from: { first_name: string } }) => from.first_name)).toEqual([
      'Nina',
      'Nina',
      'Ola',
      'Nina',
      'Ola',
    ]);
    const own = (list: readonly ChatMessage[]) => list.map(({ sent_by_user: isOwn }) => isOwn);
    expect(own(answer)).toEqual([false, false, true, false, true]);
    expect(own(await answerOf(as('nina').chat.messages(WINDOWS, null)))).toEqual([true, true, false, true, false]);
    expect(await answerOf(port.messages(WINDOWS, null))).toEqual(acrossTheWire(answer));
    const times = answer.map(({ timestamp }: { timestamp: string }) => Date.parse(timestamp));
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
  });

  it('should come in parts, which together are all of them', async () => {
    const { chat: port, ask } = await chat();
    const all = await answerOf(port.messages(LONGEST, null));
    expect(all).toHaveLength(300);
    const parts: (readonly ChatMessage[])[] = [];
    for (let before: string | null = null; ; ) {
      const part: readonly ChatMessage[] = await answerOf(port.messages(LONGEST, { before, size: 77 }));
      if (part.length === 0) break;
      parts.unshift(part);
      before = part[0]?.id ?? null;
    }
    expect(parts.map(({ length }) => length)).toEqual([69, 77, 77, 77]);
    expect(parts.flat()).toEqual(all);
    for (const query of ['size=0', 'size=501', 'size=x', 'before=5000001'])
      expect((await ask('GET', `/v1/conversations/${LONGEST}/messages?${query}`)).status, query).toBe(400);
  });

  it('[W-CHAT-24] should be sent once, however often they are, and be the newest', async () => {
    const { seen, chat: port } = await chat();
    const sent = await answerOf(port.send(WINDOWS, 'Hei <b>du</b>', 'key-1'));
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: `/rest/v1/conversations/${WINDOWS}/messages` });
    expect(seen.at(-1)?.body).toEqual({ text: 'Hei <b>du</b>' });
    expect(sent).toMatchObject({ conversation_id: WINDOWS, sent_by_user: true, status: 'SENT', text: 'Hei <b>du</b>' });
    expect(await answerOf(port.send(WINDOWS, 'Hei <b>du</b>', 'key-1'))).toEqual(sent);
    const all = await answerOf(port.messages(WINDOWS, null));
    expect(all.filter(({ text }) => text === 'Hei <b>du</b>')).toEqual([sent]);
    expect(all.at(-1)).toEqual(sent);
    expect((await answerOf(port.conversation(WINDOWS))).most_recent_message).toEqual(sent);
  });

  it('[W-CHAT-24] should be refused where they are blank, too long, or the conversation is closed', async () => {
    const { chat: port } = await chat();
    const send = (id: string, text: string) => refused(port.send(id, text, crypto.randomUUID()));
    expect(await send(WINDOWS, ' \n ')).toEqual({ status: 400, message: 'Meldingen er tom.' });
    expect(await send(WINDOWS, 'x'.repeat(20_001))).toMatchObject({ status: 400 });
    expect(await send(CLOSED, 'Hei')).toMatchObject({ status: 409, message: 'Samtalen er lukket.' });
    expect(await answerOf(port.messages(WINDOWS, null))).toHaveLength(5);
    expect(await answerOf(port.messages(CLOSED, null))).toHaveLength(2);
    expect(await answerOf(port.send(WINDOWS, 'x'.repeat(20_000), 'key-1'))).toMatchObject({ status: 'SENT' });
  });

  it('[W-CHAT-25] should be delivered when another has fetched them, and read when another has marked them', async () => {
    const { chat: port, as, seen } = await chat();
    const { id } = await answerOf(port.send(WINDOWS, 'Hei', 'key-1'));
    const status = async () => (await answerOf(port.messages(WINDOWS, null))).at(-1)?.status;
    const nina = as('nina');
    expect(await status()).toBe('SENT');
    await answerOf(nina.chat.messages(WINDOWS, { before: null, size: 1 }));
    expect(await status()).toBe('DELIVERED');
    await answerOf(nina.chat.mark(WINDOWS, { status: 'READ', message_ids: [id] }));
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: `/rest/v1/conversations/${WINDOWS}/messages/status` });
    expect(await status()).toBe('READ');
  });

  it('[W-CHAT-25] should be read one by one, or all of a conversation where none is named', async () => {
    const { chat: port } = await chat();
    const left = async () => (await answerOf(port.conversation(CHANGE))).unread_messages_count;
    const last = (await answerOf(port.messages(CHANGE, null))).at(-1)?.id ?? expect.fail('no message');
    await answerOf(port.mark(CHANGE, { status: 'READ', message_ids: [last] }));
    expect(await left()).toBe(1);
    await answerOf(port.mark(CHANGE, { status: 'DELIVERED' }));
    expect(await left()).toBe(1);
    await answerOf(port.mark(CHANGE, { status: 'READ' }));
    expect(await left()).toBe(0);
    expect(await refused(port.mark(CHANGE, { status: 'SENT' }))).toMatchObject({ status: 400 });
  });

  it('[W-CHAT-28] should be counted for each user, until the user has read them', async () => {
    const { ask, chat: port, unread, as } = await chat();
    expect(await ask('GET', '/v1/messages/unread')).toEqual({ status: 200, answer: 4 });
    const kari = as('kari');
    const before = await answerOf(kari.unread.unread());
    await answerOf(port.send(INTERNAL, 'En', 'key-1'));
    await answerOf(port.send(INTERNAL, 'To', 'key-2'));
    expect(await answerOf(unread.unread())).toBe(4);
    expect(await answerOf(kari.unread.unread())).toBe(before + 2);
    await answerOf(kari.chat.mark(INTERNAL, { status: 'READ' }));
    expect(await answerOf(kari.unread.unread())).toBe(before);
  });
});

describe('the files of a message over HTTP', () => {
  it('[W-CHAT-29] [W-CHAT-30] should be taken as form data once, and given back as they were sent', async () => {
    const { seen, chat: port, files, as } = await chat();
    const { id } = await answerOf(port.send(WINDOWS, '', 'key-1'));
    const attached = await answerOf(port.attach(id, PDF, 'key-2', quiet));
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: `/rest/v1/messages/${id}/attachments` });
    expect(keysOf(attached)).toEqual(named('attachment_id url preview_url metadata'));
    expect(attached.metadata).toEqual({ title: 'Plan.pdf', mime_type: 'application/pdf', size_in_bytes: 16 });
    expect(attached.url).toBe(`/v1/attachments/${attached.attachment_id}`);
    expect(await answerOf(port.attach(id, PDF, 'key-2', quiet))).toEqual(attached);
    expect((await answerOf(as('nina').chat.messages(WINDOWS, null))).at(-1)?.attachments).toEqual([attached]);
    const { type, bytes } = await answerOf(files.attachment(attached.attachment_id));
    expect([type, bytes]).toEqual(['application/pdf', PDF.bytes]);
  });

  it('[W-CHAT-30] should have the stated size, and be no page that a browser runs', async () => {
    const { root, token, chat: port } = await chat();
    const attachments = (await answerOf(port.messages(WINDOWS, null))).flatMap(({ attachments: all }) => all ?? []);
    expect(attachments.map(({ metadata }) => metadata?.mime_type)).toEqual(['image/gif', 'application/pdf']);
    expect(attachments.map(({ url, preview_url: preview }) => preview === url)).toEqual([true, false]);
    for (const { attachment_id: id, metadata } of attachments) {
      const reply = await fetch(`${root}/rest/v1/attachments/${id}`, { headers: { authorization: `Bearer ${token}` } });
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-type': metadata?.mime_type,
        'x-content-type-options': 'nosniff',
        'content-disposition': 'attachment',
      });
      expect((await reply.arrayBuffer()).byteLength).toBe(metadata?.size_in_bytes);
    }
  });

  it('[S-37] should be refused where they are forged or empty, and lose the path in their names', async () => {
    const { chat: port } = await chat();
    const { id } = await answerOf(port.send(WINDOWS, 'Se vedlegg', 'key-1'));
    const attach = (name: string, text: string) =>
      port.attach(
        id,
        { name, type: 'application/pdf', bytes: new TextEncoder().encode(text) },
        crypto.randomUUID(),
        quiet,
      );
    expect(await refused(attach('Plan.pdf', '<script>alert(1)</script>'))).toMatchObject({ status: 415 });
    expect(await refused(attach('plan.exe', 'MZ'))).toMatchObject({ status: 415 });
    expect(await refused(attach('Plan.pdf', ''))).toEqual({ status: 400, message: 'Filen er tom.' });
    const hostile = await answerOf(attach('..\\..\\etc/‮Plan\u0000.pdf', '%PDF-1.7'));
    expect(hostile.metadata?.title).toBe('Plan.pdf');
    const large = { name: 'Plan.pdf', type: 'application/pdf', bytes: new Uint8Array(LARGEST_UPLOAD + 100_000) };
    expect(await refused(port.attach(id, large, 'key-9', quiet))).toMatchObject({ status: 413 });
  });

  it('should be attached by the sender alone, and to no conversation that is closed', async () => {
    const { chat: port, as } = await chat();
    const { id } = await answerOf(port.send(WINDOWS, 'Min', 'key-1'));
    expect(await refused(as('kari').chat.attach(id, PDF, 'key-2', quiet))).toMatchObject({ status: 403 });
    expect(await refused(as('nina').chat.attach(id, PDF, 'key-3', quiet))).toMatchObject({ status: 403 });
    expect(await refused(port.attach('9', PDF, 'key-4', quiet))).toMatchObject({ status: 404 });
    await answerOf(port.change(WINDOWS, { closed: true }));
    expect(await refused(port.attach(id, PDF, 'key-5', quiet))).toMatchObject({ status: 409 });
  });
});

describe('a service that speaks nothing but the specification', () => {
  it('should answer with its fields alone, and refuse a part of a conversation', async () => {
    const server = await serve({ plain: true });
    const { ask } = staffAt(server);
    const { answer } = await ask('GET', '/v1/conversations/agreement_conversations');
    expect(keysOf(answer[0])).toEqual(named('agreement internal_conversations public_conversations relations'));
    expect(keysOf(answer[0].public_conversations[2])).toEqual(named(CONVERSATION));
    expect(keysOf((await ask('GET', `/v1/conversations/${CLOSED}`)).answer)).toEqual(named(CONVERSATION));
    expect((await ask('PUT', `/v1/conversations/${CLOSED}`, { title: 'Felt A' })).answer).toMatchObject({
      closed: true,
    });
    expect((await ask('GET', `/v1/conversations/${LONGEST}/messages`)).answer).toHaveLength(300);
    expect((await ask('GET', `/v1/conversations/${LONGEST}/messages?size=10`)).status).toBe(400);
  });

  it('should take a message twice that is sent twice with a key, which it does not know', async () => {
    const server = await serve({ plain: true });
    const { ask } = staffAt(server);
    const send = () =>
      ask('POST', `/v1/conversations/${WINDOWS}/messages`, { text: 'Hei' }, { 'idempotency-key': 'key-1' });
    expect((await send()).answer.id).not.toBe((await send()).answer.id);
  });
});
