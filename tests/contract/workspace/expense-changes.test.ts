import { createExpensesHttp } from '@felles/adapters-http/workspace/areas/expenses';
import { expenseSums, kronerOf, totalsOf, VAT_RATES } from '@felles/core/workspace/expenses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { answerOf, serve } from '../serving.ts';
import { staffAt } from './serving.ts';

const PLACE = '/v1/projects/1001/expenses';
const KEY = '0e6f1f5a-7a63-4c39-9e0b-2f6b54a1c0d1';
const GIF = new TextEncoder().encode('GIF89a-receipt');
const PDF = new TextEncoder().encode('%PDF-1.7 receipt');

async function aProject() {
  const server = await serve();
  const [ola, kari, per, nina] = ['ola', 'kari', 'per', 'nina'].map((login) => staffAt(server, login));
  if (!ola || !kari || !per || !nina) return expect.unreachable();
  const fields = {
    client_id: KEY,
    title: ' Materialer til bad ',
    date: '2026-11-18',
    text: 'Hentet på lager',
    mva_sats: 25,
    order_line_id: null,
    lines: [{ article_id: 20, count: 24, price: 129.9 }],
  };
  const register = async (part: object = {}, by = per) => by.ask('POST', PLACE, { ...fields, ...part });
  const decide = (ids: readonly number[], status: string, by = ola, more: object = {}) =>
    by.ask('PUT', `${PLACE}/approval`, { ids, status, ...more });
  const history = async (by = ola) => (await by.ask('GET', '/v1/projects/1001/history')).answer;
  const news = async (by = per) =>
    (await by.ask('GET', '/v1/notifications')).answer.filter(
      ({ datatype }: { datatype: string }) => datatype === 'expense',
    );
  const send = async (id: number, bytes: Uint8Array<ArrayBuffer>, client_id: string, by = per) => {
    const parts = new FormData();
    parts.append('file', new File([bytes], 'kvittering.pdf'));
    parts.append('client_id', client_id);
    const headers = { authorization: `Bearer ${by.token}` };
    const reply = await fetch(`${server.root}/rest${PLACE}/${id}/receipts`, { method: 'POST', headers, body: parts });
    return { status: reply.status, answer: await reply.json() };
  };
  return { ...server, ola, kari, per, nina, fields, register, decide, history, news, send };
}

describe('an expense that is registered', () => {
  it('[W-PLAN-06] should have its articles as lines, their sums to the øre, and who registered it', async () => {
    const { register, per } = await aProject();
    const { status, answer } = await register();
    expect([status, answer]).toMatchObject([
      200,
      {
        title: 'Materialer til bad',
        ...{ count: 24, price: 129.9, sum: 3_897, sum_before_vat: 3_117.6, status: 'REGISTERED', receipts: [] },
        article: { art_id: 20, art_nr: '3001', title: 'Gips 13 mm, plate' },
        registered_by_user: { user_id: 504, user_name: 'Per Moe' },
      },
    ]);
    const lines = [
      { article_id: 3, count: 1, price: 560 },
      { article_id: 15, count: 4, price: 38 },
    ];
    const { answer: both } = await register({ client_id: crypto.randomUUID(), lines });
    expect(both).toMatchObject({ count: null, price: null, sum: 890, sum_before_vat: 712 });
    expect(both.lines).toMatchObject([{ article: { art_nr: '1003' } }, { article: { art_nr: '2003' }, count: 4 }]);
    const { answer: list } = await per.ask('GET', PLACE);
    expect(list.filter(({ client_id }: { client_id: string | null }) => client_id)).toEqual([answer, both]);
  });

  it('[W-SITE-09] should be there once, however often it is sent, and 409 with other content', async () => {
    const { register, per } = await aProject();
    const { answer: first } = await register();
    expect((await register()).answer.expense_id).toBe(first.expense_id);
    const other = await register({ mva_sats: 15 });
    expect([other.status, other.answer.error.type]).toEqual([409, 'Exists']);
    const { answer: list } = await per.ask('GET', PLACE);
    expect(list.filter(({ client_id }: { client_id: string }) => client_id === KEY)).toHaveLength(1);
  });

  it('[W-PLAN-14] should be refused with its field for what no page can show, and be nowhere', async () => {
    const { register, per } = await aProject();
    const { answer: before } = await per.ask('GET', PLACE);
    const line = (part: object) => [{ article_id: 20, count: 1, price: 1, ...part }];
    for (const [field, value] of [
      ['title', ' '],
      ['title', 'a\u0000'],
      ['date', '2026-02-30'],
      ['mva_sats', 24],
      ['text', 'x'.repeat(5_001)],
      ['order_line_id', 'nowhere'],
      ['lines', []],
      ['lines', line({ article_id: 999 })],
      ['lines', line({ count: 1.5 })],
      ['lines', line({ count: 0 })],
      ['lines', line({ price: 0.001 })],
    ] as const) {
      const { status, answer } = await register({ [field]: value });
      expect([field, status, answer.error.field]).toEqual([field, 400, `body.${field}`]);
    }
    for (const bad of [
      { client_id: 'x' },
      { lines: line({ count: -1 }) },
      { lines: line({ price: '8,5' }) },
      { lines: 7 },
    ])
      expect((await register(bad)).status).toBe(400);
    expect((await per.ask('GET', PLACE)).answer).toEqual(before);
  });

  it('[PL-3] should have the same øre in its answer, in the list and in the totals of the page', async () => {
    const { register, per } = await aProject();
    const port = createExpensesHttp(per.http);
    const before = totalsOf(await answerOf(port.expenses('1001')));
    let [net, gross] = [0, 0];
    const line = fc.record({
      article_id: fc.constantFrom(3, 15, 20),
      count: fc.integer({ min: 1, max: 9_999 }),
      price: fc.integer({ min: 0, max: 100_000_000 }).map(kronerOf),
    });
    const one = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      mva_sats: fc.constantFrom(...VAT_RATES),
    });
    for (const fields of fc.sample(one, 25)) {
      const { answer } = await register({ ...fields, client_id: crypto.randomUUID() });
      const exact = fields.lines.reduce(
        (sum, { count, price }) => sum + BigInt(count) * BigInt(Math.round(price * 100)),
        0n,
      );
      const withVat = (2n * exact * BigInt(100 + fields.mva_sats) + 100n) / 200n;
      expect([answer.sum_before_vat, answer.sum]).toEqual([kronerOf(Number(exact)), kronerOf(Number(withVat))]);
      [net, gross] = [net + Number(exact), gross + Number(withVat)];
      const listed = (await answerOf(port.expenses('1001'))).at(-1) ?? expect.unreachable();
      expect(expenseSums(listed)).toEqual({ net: Number(exact), gross: Number(withVat) });
    }
    const after = totalsOf(await answerOf(port.expenses('1001')));
    expect([after.net, after.gross]).toEqual([before.net + net, before.gross + gross]);
  });

  it('[W-PLAN-15] should be registered and approved by who has the right, and be nothing to the customer', async () => {
    const { register, decide, per, ola, nina } = await aProject();
    const { answer } = await register();
    for (const [by, rights] of [
      [per, ['register_expenses']],
      [ola, ['register_expenses', 'approve_expenses']],
    ] as const) {
      const { answer: view } = await by.ask('GET', '/project/view/1001');
      expect(view.rights.filter((right: string) => right.endsWith('_expenses'))).toEqual(rights);
    }
    expect((await decide([answer.expense_id], 'APPROVED', per)).status).toBe(403);
    expect((await register({}, nina)).status).toBe(404);
    expect((await per.ask('PATCH', `/v1/projects/1002/expenses/${answer.expense_id}`, {})).status).toBe(404);
  });
});

describe('the receipts of an expense', () => {
  it('[W-PLAN-06] should be photos and PDFs by their bytes, each there once, and read beside the expense', async () => {
    const { register, send, per, nina, root } = await aProject();
    const { answer } = await register();
    const id = answer.expense_id;
    const photo = await send(id, GIF, KEY);
    expect([photo.status, photo.answer]).toMatchObject([200, { name: 'kvittering.gif', type: 'image/gif' }]);
    expect((await send(id, GIF, KEY)).answer).toEqual(photo.answer);
    expect((await send(id, PDF, KEY)).answer.error.type).toBe('Exists');
    const pdf = await send(id, PDF, crypto.randomUUID());
    expect(pdf.answer).toMatchObject({ name: 'kvittering.pdf', type: 'application/pdf' });
    const text = await send(id, new TextEncoder().encode('neither'), crypto.randomUUID());
    expect(text.status).toBe(400);
    const { answer: list } = await per.ask('GET', PLACE);
    const row = list.find(({ expense_id }: { expense_id: number }) => expense_id === id);
    expect(row.receipts).toEqual([photo.answer, pdf.answer]);
    const get = (token: string, url: string) =>
      fetch(`${root}/rest${url}`, { headers: { authorization: `Bearer ${token}` } });
    const file = await get(per.token, pdf.answer.url);
    expect([file.headers.get('content-type'), new Uint8Array(await file.arrayBuffer())]).toEqual([
      'application/pdf',
      PDF,
    ]);
    expect((await get(nina.token, pdf.answer.url)).status).toBe(404);
  });
});

describe('the approval of expenses', () => {
  it('[W-PLAN-06] should give each its outcome: done, changed, own, locked and gone', async () => {
    const { register, decide, per, ola } = await aProject();
    const ids: number[] = [];
    for (const by of [per, per, per, ola])
      ids.push((await register({ client_id: crypto.randomUUID() }, by)).answer.expense_id);
    const [one, changed, returned, own] = ids;
    const seen = [one, changed].map((expense_id) => ({
      expense_id,
      sum: 3_897,
      lines: [{ article_id: 20, count: 24, price: 129.9 }],
    }));
    const lines = [{ article_id: 20, count: 25, price: 129.9 }];
    const was = { lines: [{ article_id: 20, count: 24, price: 129.9 }] };
    expect((await per.ask('PATCH', `${PLACE}/${changed}`, { lines, was })).answer.sum).toBe(4_059.38);
    await decide([returned ?? 0], 'RETURNED', ola, { text: 'Feil' });
    const { answer } = await decide([...ids, 1], 'APPROVED', ola, { seen });
    const outcomes = answer.map(({ expense_id, outcome }: Record<string, unknown>) => [expense_id, outcome]);
    expect(outcomes).toEqual([
      [one, 'DONE'],
      [changed, 'CHANGED'],
      [returned, 'LOCKED'],
      [own, 'OWN'],
      [1, 'GONE'],
    ]);
    expect(answer[0].expense).toMatchObject({
      status: 'APPROVED',
      approved_by: { user_id: 501, user_name: 'Ola Bakken' },
    });
    expect(answer[1].expense).toMatchObject({ status: 'REGISTERED', sum: 4_059.38, changed_by: 'Per Moe' });
  });

  it('[W-PLAN-06] should lock what is approved, return it with a reason, and register what its owner saves', async () => {
    const { register, decide, per, kari, send } = await aProject();
    const { answer } = await register();
    const id = answer.expense_id;
    const change = (body: object, by = per) => by.ask('PATCH', `${PLACE}/${id}`, body);
    const title = { title: 'Gips', was: { title: 'Materialer til bad' } };
    expect((await change(title, kari)).status).toBe(403);
    await decide([id], 'APPROVED');
    expect((await change(title)).answer.error.type).toBe('Locked');
    expect((await send(id, GIF, KEY)).answer.error.type).toBe('Locked');
    const silent = await decide([id], 'RETURNED', kari, { text: ' ' });
    expect([silent.status, silent.answer.error.field]).toEqual([400, 'body.text']);
    const { answer: back } = await decide([id], 'RETURNED', kari, { text: ' Hvilken kvittering? ' });
    expect(back[0].expense).toMatchObject({
      status: 'RETURNED',
      approved_by: null,
      approved_at: null,
      returned_text: 'Hvilken kvittering?',
      returned_by: 'Kari Lunde',
    });
    const other = await change({ title: 'Gips', was: { title: 'Noe annet' } });
    expect([other.status, other.answer.error.type]).toEqual([409, 'Changed']);
    expect((await change(title)).answer).toMatchObject({ title: 'Gips', status: 'REGISTERED', returned_text: null });
  });

  it('[W-PLAN-11] [W-PLAN-12] should tell its owner once, never the doer, and be a line of the history', async () => {
    const { register, decide, news, history, ola, nina } = await aProject();
    const { answer } = await register();
    const ids = [answer.expense_id];
    const before = await history();
    await decide(ids, 'APPROVED');
    await decide(ids, 'APPROVED');
    await decide(ids, 'RETURNED', ola, { text: 'Feil kvittering' });
    const [last, first, ...more] = await news();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      ...{ act: 'expense.approved', message: 'Utgift godkjent: Materialer til bad', by: 'Ola Bakken' },
      detail: expect.stringMatching(/^kr\u00a03\u00a0897,00 · /),
      ...{ category: 'expense', dataid: answer.expense_id, project_id: 1001, seen: false },
    });
    expect(last).toMatchObject({ act: 'expense.returned', message: 'Utgift returnert: Materialer til bad' });
    expect(last.detail).toMatch(/^«Feil kvittering» · /);
    expect(await news(ola)).toEqual([]);
    const after = await history();
    expect(after.length).toBe(before.length + 2);
    expect(after.slice(0, 2).map(({ text }: { text: string }) => text)).toEqual([
      'flyttet utgiften fra godkjent til returnert, kr\u00a03\u00a0897,00 (Feil kvittering):',
      'flyttet utgiften fra til godkjenning til godkjent, kr\u00a03\u00a0897,00:',
    ]);
    expect(after[0]).toMatchObject({ datatype: 'expense', dataid: 1001 });
    expect(JSON.stringify(await history(nina))).not.toMatch(/utgift|897/);
  });

  it('[W-PLAN-12] should have each change in the history, with old and new', async () => {
    const { register, per, history } = await aProject();
    const { answer } = await register();
    const body = { lines: [{ article_id: 20, count: 25, price: 129.9 }], date: '2026-11-19' };
    const was = { lines: [{ article_id: 20, count: 24, price: 129.9 }], date: '2026-11-18' };
    await per.ask('PATCH', `${PLACE}/${answer.expense_id}`, { ...body, was });
    const [entry] = await history();
    expect(entry).toMatchObject({
      text: 'endret utgiften, dag fra 18.11.2026 til 19.11.2026, sum fra kr\u00a03\u00a0897,00 til kr\u00a04\u00a0059,38:',
      title: 'Materialer til bad',
    });
  });

  it('should be told in the channel of its project, and to no customer, costs and history alike', async () => {
    const { root, port, register, decide, ola, nina } = await aProject();
    const { answer } = await register();
    const told: Record<string, string[]> = { ola: [], nina: [] };
    for (const [login, by] of Object.entries({ ola, nina })) {
      const client = await aClient(root, port, {
        token: async () => (await by.ask('GET', '/pubsub/auth/gettoken')).answer.token,
      });
      client.listen('project.1001').subscribe(({ event }) => told[login]?.push(event));
      await subscribed(client, ['project.1001']);
    }
    await decide([answer.expense_id], 'APPROVED');
    await expect.poll(() => told['ola']).toEqual(expect.arrayContaining(['expense.changed', 'history.added']));
    expect(told['nina']).toEqual([]);
  });
});
