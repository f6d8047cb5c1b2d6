import { describe, expect, it } from 'vitest';
import { SUNDAY, serveMembers } from './members.ts';

interface Told {
  readonly id: number;
  readonly kind: string;
  readonly seen: boolean;
}

/** Members of nordlys with what they read of their messages, without news that comes by itself. */
async function serveReaders(count: number) {
  const service = await serveMembers(count);
  const { ask, goTo } = service;
  const list = async (number: number): Promise<readonly Told[]> =>
    (await ask(number, 'GET', '/notifications/list')).answer;
  return {
    ...service,
    list,
    told: async (number: number) => (await list(number)).filter(({ kind }) => kind !== 'NEWS'),
    see: (number: number, ids: readonly unknown[]) => ask(number, 'PUT', '/notifications/seen', { body: { ids } }),
    leave: async (number: number) => {
      const [{ answer: terms }] = [await ask(number, 'GET', `/contracts/${500_000 + number}/terms`)];
      const body = { shownEnd: terms.ends_on, shownSum: terms.rest_sum, reason: null };
      return ask(number, 'POST', `/contracts/${500_000 + number}/cancel`, { body });
    },
    goTo,
  };
}

describe('the messages of a member', () => {
  it('[P-MEMBER-60] should tell of a promotion once, by its class, and no other member', async () => {
    const { book, wait, cancel, control, told } = await serveReaders(3);
    await book(0);
    await control('fill');
    await wait(1);
    await cancel(0);
    const [promotion, ...others] = await told(1);
    expect(promotion).toMatchObject({
      kind: 'PROMOTED',
      text: expect.stringMatching(/^Du fikk plass i Styrke 21\.06 12:00\. Avbestill gratis til /),
      class_date: '2026-06-21',
      class: 1010011,
      department_id: 101,
      seen: false,
    });
    expect(others).toEqual([]);
    expect(await told(1)).toEqual([promotion]);
    expect(await told(0)).toEqual([]);
    expect(await told(2)).toEqual([]);
  });

  it('[P-MEMBER-60] should tell of a class that is moved twice, twice, and once of its end', async () => {
    const { book, control, told, smsTo } = await serveReaders(1);
    await book(0);
    await control('move', { value: 30 });
    await control('move', { value: 30 });
    await control('cancel');
    await control('cancel');
    expect((await told(0)).map(({ kind }) => kind)).toEqual(['CLASS_CANCELLED', 'CLASS_MOVED', 'CLASS_MOVED']);
    expect(smsTo(0)).toHaveLength(3);
  });

  it('[P-MEMBER-60] should tell of a free place after the deadline, and of a queue that closed in its own kind', async () => {
    const { wait, control, told, goTo } = await serveReaders(1);
    await control('fill');
    await wait(0);
    goTo('2026-06-21T08:00:01Z');
    await control('free');
    goTo('2026-06-21T09:30:00Z');
    expect((await told(0)).map(({ kind }) => kind)).toEqual(['EXPIRED', 'PLACE_FREE']);
  });

  it('[P-MEMBER-60] should tell of the end of an agreement, and again only when it is ended again', async () => {
    const { leave, ask, told } = await serveReaders(1);
    await leave(0);
    await leave(0);
    expect(await told(0)).toMatchObject([{ kind: 'AGREEMENT_ENDING', contract_id: 500000, seen: false }]);
    await ask(0, 'DELETE', '/contracts/500000/cancel');
    await leave(0);
    expect(await told(0)).toHaveLength(2);
  });

  it('[P-MEMBER-60] should tell of an invoice three days before it is due, once, and of none that is paid', async () => {
    const { world, told, goTo } = await serveReaders(1);
    const { invoices } = world.state;
    const due = (id: number, rest: number) => ({ id, rest, forfall: '24.06.2026', fakturanr: id });
    world.change((state) => {
      for (const one of [due(1, 199), due(2, 0)]) state.invoices.push({ ...AN_INVOICE, ...one });
    });
    expect(invoices).toHaveLength(2);
    expect(await told(0)).toEqual([]);
    goTo('2026-06-20T22:00:00Z');
    expect(await told(0)).toMatchObject([
      { kind: 'INVOICE_DUE', invoice_id: 1, text: 'Faktura 1 på kr\u00a0199,00 forfaller 24.06.2026.' },
    ]);
    goTo('2026-06-26T22:00:00Z');
    expect(await told(0)).toHaveLength(1);
  });

  it('[P-MEMBER-60] should tell of each news once, also in another week and language', async () => {
    const { ask, goTo } = await serveReaders(1);
    const news = async (language = 'no') => (await ask(0, 'GET', '/notifications/list', { language })).answer;
    const first = await news();
    expect(first.length).toBeGreaterThanOrEqual(2);
    expect(await news('en')).toEqual(first);
    goTo('2026-06-22T10:00:00Z');
    const later = await news();
    expect(later.slice(1)).toEqual(first);
    expect(later[0]).toMatchObject({ kind: 'NEWS', at: Date.parse('2026-06-22T06:00:00Z') / 1_000 });
  });

  it('[P-MEMBER-57] should be seen by ids, twice as once; ids of others and of none change nothing', async () => {
    const { list, see } = await serveReaders(2);
    const own = await list(0);
    const others = await list(1);
    const ids = own.map(({ id }) => id);
    const answered = await see(0, [ids[0], others[0]?.id, 999_999, 'x']);
    expect(answered.status).toBe(200);
    expect((await list(0)).filter(({ seen }) => seen)).toHaveLength(1);
    expect(await list(1)).toEqual(others);
    expect(await see(0, ids)).toEqual(answered);
    await see(0, ids);
    expect(await list(0)).toEqual(own.map((notice) => ({ ...notice, seen: true })));
  });

  it.each([{}, { ids: 1 }, { ids: [{}] }, { ids: [], all: true }])(
    '[P-MEMBER-57] should not be seen by a body that is none: %j',
    async (body) => {
      const { ask } = await serveReaders(1);
      expect((await ask(0, 'PUT', '/notifications/seen', { body })).status).toBe(400);
    },
  );

  it('[P-MEMBER-60] should be written by a developer, of any kind, each time as a new one', async () => {
    const { root, told, smsTo } = await serveReaders(1);
    const tell = async (phone: string) => {
      const body = JSON.stringify({ center: 'nordlys', phone, kind: 'TOWEL', text: 'Hei' });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${root}/control/api/notices`, { method: 'POST', headers, body })).status;
    };
    expect([await tell('19000000'), await tell('19000000'), await tell('19999999')]).toEqual([200, 200, 404]);
    expect(await told(0)).toMatchObject([{ kind: 'TOWEL', text: 'Hei' }, { kind: 'TOWEL' }]);
    expect(smsTo(0)).toEqual([]);
  });

  it('[P-MEMBER-03] should be asked for with a session alone', async () => {
    const { root, book } = await serveReaders(1);
    await book(0, SUNDAY);
    for (const path of ['/notifications/list', '/news']) {
      const response = await fetch(`${root}/rest${path}`, { headers: { authorization: 'Bearer a0' } });
      expect(response.status).toBe(401);
    }
  });
});

describe('the news', () => {
  it('[P-MEMBER-59] should be those of today, in the language of the page, and of own departments', async () => {
    const { ask, world } = await serveReaders(1);
    const titles = async (language = 'no') =>
      (await ask(0, 'GET', '/news', { language })).answer.map(({ title }: { readonly title: string }) => title);
    expect((await titles()).toSorted()).toEqual(['Nye apparater på Sentrum', 'Yoga om morgenen', 'Åpent hele julen']);
    expect(await titles('en')).toContain('New machines at Sentrum');
    for (const { from, to } of (await ask(0, 'GET', '/news')).answer) {
      expect('2026-06-18' >= from).toBe(true);
      expect('2026-06-18' <= to).toBe(true);
    }
    world.change((state) => {
      state.contracts = [];
    });
    expect(await titles()).not.toContain('Nye apparater på Sentrum');
    expect(await titles()).toHaveLength(2);
  });
});

/** Of the first member. */
const AN_INVOICE = {
  center: 'nordlys',
  contractId: 0,
  kunde: 500_000,
  owner: 100,
  fakturatype: 'Salg',
  dato: '10.06.2026',
  frist: 14,
  verdi: 199,
  mvaverdi: 0,
  status: 1,
  statustekst: 'Åpen',
  kid: '12345',
  kredit: false,
  tekst: 'Ny tilgangsbrikke',
  avdeling: 101,
  avdelingtekst: 'Sentrum',
  var_ref: 'Sentrum',
  linjer: [],
};
