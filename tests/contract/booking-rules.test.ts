import { DEMO_PASSWORD } from '@felles/fixtures';
import { describe, expect, it } from 'vitest';
import { NOON } from './members.ts';
import { serve } from './serving.ts';

/** A member of the demo at a center, logged in. */
async function aDemoMember(center: string, eier: number, username: string) {
  let now = NOON;
  let token = '';
  let session = '';
  const { root } = await serve({ realTime: () => now });
  const ask = async (method: string, path: string, body?: object) => {
    const type = body && { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${token}`, 'x-session': session, ...type };
    const reply = await fetch(`${root}/rest${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: reply.status, answer: await reply.json() };
  };
  const logIn = async () => {
    token = (await (await fetch(`${root}/rest/token/${center}`)).json()).token;
    const login = { username, password: DEMO_PASSWORD, eier, client: '', client_version: '' };
    session = (await ask('POST', '/v1/portal/login', login)).answer.whoami.sessid;
  };
  await logIn();
  return {
    asMember: ask,
    /** Moves the clock; the member has to log in again. */
    goTo: (instant: number) => {
      now = instant;
      return logIn();
    },
    /** The classes of a department that can be booked, the first ones first. */
    classes: async (departmentId: number) => {
      const query = `from_date=2026-06-18T10:00:00.000Z&to_date=2026-07-05T21:59:59.999Z&department_id=${departmentId}`;
      const { answer } = await ask('GET', `/classes?${query}`);
      return answer.map((one: { readonly id: number; readonly booking_starts_at: number }) => ({
        ...one,
        at: `${new Date(one.booking_starts_at * 1_000).toISOString().slice(0, 10)}/${one.id}`,
      }));
    },
    book: (at: string, more: object = {}) => ask('POST', `/book/${at}`, { waiting: false, overlaps: false, ...more }),
    booked: async () => (await ask('GET', '/booked/2026-05-01/2026-07-31')).answer,
  };
}

interface Listed {
  readonly status: string;
  readonly at: string;
  readonly booking: boolean;
  readonly free: number;
  readonly is_attending: boolean;
  readonly error: string | null;
  readonly klipp: number;
  readonly cancel_until: number;
  readonly booking_starts_at: number;
}

describe('the booking rules of a center', () => {
  it.each([
    ['nordlys', 100, '10000001', { max_per_day: 2, max_per_week: 4, max_waiting: 3, late_price: 75 }],
    ['solsiden', 200, '10000005', { max_per_day: 1, max_per_week: 3, max_waiting: 1, late_price: 150 }],
    ['puls', 300, '10000016', { max_waiting: 3 }],
    ['stor', 400, '10000015', { max_per_day: 3, max_waiting: 5 }],
  ])(
    '[P-MEMBER-08] should be told to a member of %s, who has bookings of every kind',
    async (center, eier, phone, rules) => {
      const { asMember, booked } = await aDemoMember(center, eier, phone);
      expect((await asMember('GET', '/booked/rules')).answer).toMatchObject({ ...rules, blocked_until: null });
      const statuses = new Set((await booked()).map(({ status }: Listed) => status));
      for (const status of [
        'BOOKED',
        'ATTENDED',
        'NO_SHOW',
        'CANCELLED',
        'LATE_CANCELLED',
        'CLASS_CANCELLED',
        'EXPIRED',
      ])
        expect(statuses, status).toContain(status);
    },
  );

  it('should let a member of solsiden have one class a day, at the department of the agreement alone', async () => {
    const { classes, book } = await aDemoMember('solsiden', 200, '10000005');
    const open = (await classes(201)).filter(
      ({ booking, free, error }: Listed) => booking && free > 0 && error === null,
    );
    expect((await book(open[0].at)).status).toBe(200);
    const sameDay = (await classes(201)).find(
      ({ at, booking, is_attending }: Listed) => booking && !is_attending && at.startsWith(open[0].at.slice(0, 10)),
    );
    expect((await book(sameDay.at)).answer.error.type).toBe('Limit');
    const elsewhere = (await classes(202)).find(({ booking }: Listed) => booking);
    expect(elsewhere.error).toBe('Avtalen din gjelder ikke her.');
    expect((await book(elsewhere.at)).answer.error.type).toBe('NoAgreement');
  });

  it('[P-MEMBER-63] should take clips at puls until too few are left', async () => {
    const { asMember, classes, book, booked } = await aDemoMember('puls', 300, '10000016');
    const left = async () => (await asMember('GET', '/v1/portal/profile')).answer.avtaler[0].clips_left;
    let clips = await left();
    expect(clips).toBeGreaterThan(0);
    for (const { at, klipp, free, booking, is_attending } of await classes(301)) {
      if (!booking || free === 0 || is_attending) continue;
      const { status, answer } = await book(at, { overlaps: true });
      const isEnough = klipp <= clips;
      expect([status, answer.error?.type]).toEqual(isEnough ? [200, undefined] : [409, 'NoClips']);
      if (isEnough) clips -= klipp;
      expect(await left()).toBe(clips);
    }
    expect(clips).toBeLessThan(2);
    expect((await booked()).length).toBeGreaterThan(8);
  });

  it('[P-MEMBER-63] should not give a clip back that a late cancellation took, once the class is booked again', async () => {
    const { asMember, classes, book, goTo } = await aDemoMember('puls', 300, '10000016');
    const left = async () => (await asMember('GET', '/v1/portal/profile')).answer.avtaler[0].clips_left;
    const before = await left();
    const one = (await classes(301)).find(
      ({ booking, free, is_attending, klipp }: Listed) => booking && free > 0 && !is_attending && klipp === 1,
    );
    await book(one.at, { overlaps: true });
    await goTo((one.cancel_until + 60) * 1_000);
    expect((await asMember('DELETE', `/book/${one.at}?late=true`)).answer).toMatchObject({
      booking: { status: 'LATE_CANCELLED' },
    });
    expect(await left()).toBe(before - 1);
    await book(one.at, { overlaps: true });
    expect(await left()).toBe(before - 2);
  });

  it('[P-MEMBER-23] should let no member without an agreement book', async () => {
    const { book, booked } = await aDemoMember('nordlys', 100, '10000004');
    expect((await book('2026-06-21/1010011')).answer.error).toMatchObject({
      type: 'NoAgreement',
      message: 'Avtalen din gjelder ikke her.',
    });
    expect(await booked()).toEqual([]);
  });
});
