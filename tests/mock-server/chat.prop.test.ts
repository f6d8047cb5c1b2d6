import { issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { aMock } from './mock.ts';

/** Public and internal ones of the agreements that name Nina, and one of each of another. */
const HERS = [20_101, 20_102, 20_401] as const;
const CONVERSATIONS = [...HERS, 20_104, 20_105, 20_402, 20_201, 20_203] as const;
const isHers = (id: number): boolean => HERS.some((one) => one === id);

const DEEDS = [
  'send',
  'attach',
  'rename',
  'close',
  'mark',
  'begin',
  'begin within',
  'nina reads',
  'nina acts',
] as const;
const steps = fc.array(fc.record({ deed: fc.constantFrom(...DEEDS), id: fc.constantFrom(...CONVERSATIONS) }), {
  minLength: 1,
  maxLength: 12,
});

type Method = 'GET' | 'POST' | 'PUT';

/** A body with one file. */
async function aFile(name: string) {
  const parts = new FormData();
  parts.append('file', new File(['%PDF-1.7'], `${name}.pdf`, { type: 'application/pdf' }));
  const whole = new Response(parts);
  return { type: whole.headers.get('content-type') ?? '', body: Buffer.from(await whole.arrayBuffer()) };
}

/** A user; all that the user is ever answered is kept. */
function userOf({ app, world }: ReturnType<typeof aMock>, login: string) {
  const { access } = issueGrant(world, login);
  const got: string[] = [];
  async function ask(method: Method, path: string, body?: object, type = 'application/json') {
    const headers = { authorization: `Bearer ${access}`, 'content-type': type };
    const reply = await app.inject({ method, url: `/rest${path}`, headers, ...(body && { payload: body }) });
    got.push(reply.body);
    const isJson = /json/.test(String(reply.headers['content-type']));
    return reply.statusCode === 200 && isJson ? Object(reply.json()) : null;
  }
  return {
    got,
    ask,
    async attach(message: number, name: string) {
      const { type, body } = await aFile(name);
      return ask('POST', `/v1/messages/${message}/attachments`, body, type);
    },
  };
}

/** A company in which Ola does things, and Nina looks everywhere. */
function company(mock: ReturnType<typeof aMock>) {
  const ola = userOf(mock, 'ola');
  const nina = userOf(mock, 'nina');
  const ids = new Set<number>(CONVERSATIONS);
  const hiddenIds = new Set<number>(CONVERSATIONS.filter((id) => !isHers(id)));
  const messages = new Set<number>();
  const files = new Set<number>();

  async function ninaReads(): Promise<void> {
    const nodes = [21_001, 21_002, 21_003, 21_005].map((node) => `/v1/nodes/${node}/conversations`);
    const channels = ['agreements', 'user.501', 'user.503'].map((channel) => `/pubsub/recent?channel=${channel}`);
    const conversations = [...ids].flatMap((id) => [
      `/v1/conversations/${id}`,
      `/v1/conversations/${id}/messages`,
      `/pubsub/recent?channel=conversation.${id}`,
    ]);
    const attachments = [...files].map((id) => `/v1/attachments/${id}`);
    const lists = ['/v1/conversations/agreement_conversations', '/v1/messages/unread', '/v1/notifications'];
    for (const path of [...lists, ...nodes, ...channels, ...conversations, ...attachments]) await nina.ask('GET', path);
  }

  async function ninaActs(id: number): Promise<void> {
    await nina.ask('POST', `/v1/conversations/${id}/messages`, { text: 'hei' });
    await nina.ask('PUT', `/v1/conversations/${id}/messages/status`, { status: 'READ' });
    await nina.ask('PUT', `/v1/conversations/${id}`, { title: 'min' });
    for (const message of messages) await nina.attach(message, 'min');
  }

  async function send(id: number, text: string): Promise<number | null> {
    const sent = await ola.ask('POST', `/v1/conversations/${id}/messages`, { text });
    if (sent) messages.add(sent.id);
    return sent?.id ?? null;
  }

  async function begin(title: string, internal: boolean): Promise<void> {
    const { id } = await ola.ask('POST', '/v1/conversations', { title, agreement_id: 201, internal });
    ids.add(id);
    if (internal) hiddenIds.add(id);
  }

  /** Does one thing with a text, and says whether Nina must see the text, must not, or neither. */
  async function act(deed: (typeof DEEDS)[number], id: number, text: string): Promise<'shown' | 'hidden' | null> {
    const place = isHers(id) ? 'shown' : 'hidden';
    switch (deed) {
      case 'send':
        return (await send(id, text)) === null ? null : place;
      case 'attach': {
        const message = await send(id, '');
        const attached = message === null ? null : await ola.attach(message, text);
        if (attached) files.add(attached.attachment_id);
        return attached ? place : null;
      }
      case 'rename':
        await ola.ask('PUT', `/v1/conversations/${id}`, { title: text });
        // A public title may be another one before she looks.
        return place === 'hidden' ? place : null;
      case 'close':
        await ola.ask('PUT', `/v1/conversations/${id}`, { closed: messages.size % 2 === 0 });
        return null;
      case 'mark':
        await ola.ask('PUT', `/v1/conversations/${id}/messages/status`, { status: 'READ' });
        return null;
      case 'begin':
        await begin(text, false);
        return 'shown';
      case 'begin within':
        await begin(text, true);
        return 'hidden';
      case 'nina reads':
        await ninaReads();
        return null;
      case 'nina acts':
        await ninaActs(id);
        return null;
    }
  }

  return { act, ninaReads, got: nina.got, hiddenIds };
}

describe('the customer’s own user, after anything that the company does in its conversations', () => {
  it('should get all that is public in the agreements that name them, and nothing else', async () => {
    const mock = aMock();
    let number = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        mock.world.reset();
        const { act, ninaReads, got, hiddenIds } = company(mock);
        const texts: Record<'shown' | 'hidden', string[]> = { shown: [], hidden: [] };
        for (const { deed, id } of all) {
          number += 1;
          const text = `tekst-${number}-slutt`;
          const place = await act(deed, id, text);
          if (place !== null) texts[place].push(text);
        }
        await ninaReads();
        const answers = got.join('\n');
        expect(texts.hidden.filter((text) => answers.includes(text))).toEqual([]);
        expect(texts.shown.filter((text) => !answers.includes(text))).toEqual([]);
        const named = [...answers.matchAll(/"(?:conversation_)?id":(\d+)/g)].map(([, id]) => Number(id));
        expect(named.filter((id) => hiddenIds.has(id))).toEqual([]);
        expect(answers).not.toContain('Vi tåler 12 000 i tillegg');
      }),
      { numRuns: Math.ceil(inject('runs') / 20) },
    );
  });
});
