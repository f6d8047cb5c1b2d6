import { describe, expect, it } from 'vitest';
import { NOON, SUNDAY, serveMembers } from './members.ts';

/** The deadline of the class on Sunday is 10:00 in Oslo, its queue closes at 11:30, and it begins at 12:00. */
const DEADLINE = '2026-06-21T08:00:00Z';
const LATE = '2026-06-21T08:00:01Z';

describe('a member who books a class', () => {
  it('[P-MEMBER-03] should see it among the own bookings, and on the timetable with the session alone', async () => {
    const { root, book, booked } = await serveMembers(2);
    const { status, answer } = await book(0);
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      booking: { date: '2026-06-21', class: 1010011, status: 'BOOKED', waitingspot: 0, grennavn: 'Styrke' },
      class: { id: 1010011, booked: 9, free: 7, waiting: 0, is_attending: true, class_cancelled: false },
    });
    expect(await booked(0)).toEqual([answer.booking]);
    expect(await booked(1)).toEqual([]);
    const classes = async (headers: Readonly<Record<string, string>>) => {
      const query = 'from_date=2026-06-20T22:00:00.000Z&to_date=2026-06-21T21:59:59.999Z&department_id=101';
      const reply = await (await fetch(`${root}/rest/classes?${query}`, { headers })).json();
      return reply.find(({ id }: { readonly id: number }) => id === 1010011);
    };
    expect(await classes({ authorization: 'Bearer a0', 'x-session': 's0' })).toEqual(answer.class);
    expect(await classes({ authorization: 'Bearer a1', 'x-session': 's1' })).toMatchObject({
      booked: 9,
      is_attending: false,
    });
    expect(Object.keys(await classes({ authorization: 'Bearer a0' }))).not.toContain('is_attending');
  });

  it('[P-MEMBER-07] should read all of an own booking: its class, its place, its deadline and when it was made', async () => {
    const { book, booked, wait, control, cancel, goTo } = await serveMembers(2);
    const made = NOON / 1_000;
    await control('capacity', { value: 9 });
    await book(0);
    await wait(1);
    const ofClass = {
      date: '2026-06-21',
      class: 1010011,
      starts_at: expect.any(Number),
      ends_at: expect.any(Number),
      tittel: expect.any(String),
      grennavn: 'Styrke',
      instructor: expect.any(String),
      avdeling: 101,
      avdelingnavn: expect.any(String),
      salnavn: expect.any(String),
      cancel_until: expect.any(Number),
      booked_at: made,
    };
    expect(await booked(0)).toMatchObject([{ ...ofClass, status: 'BOOKED', waitingspot: 0 }]);
    expect(await booked(1)).toMatchObject([{ ...ofClass, status: 'WAITING', waitingspot: 1 }]);
    goTo('2026-06-18T11:00:00Z');
    await cancel(0);
    expect(await booked(1)).toMatchObject([{ ...ofClass, status: 'BOOKED', promoted_at: made + 3_600 }]);
  });

  it('[P-MEMBER-13] should get the booking that is there, with the key or without', async () => {
    const { book, wait, booked } = await serveMembers(1);
    const first = await book(0, SUNDAY, { key: 'k' });
    expect(await book(0, SUNDAY, { key: 'k' })).toEqual(first);
    expect(await book(0)).toEqual(first);
    expect(await wait(0)).toEqual(first);
    expect(await booked(0)).toHaveLength(1);
  });

  it('should not be answered by the booking of another member under the same key', async () => {
    const { book, booked } = await serveMembers(2);
    await book(0, SUNDAY, { key: 'k' });
    expect((await book(1, SUNDAY, { key: 'k' })).answer.class).toMatchObject({ booked: 10 });
    expect(await booked(1)).toHaveLength(1);
  });

  it('[P-MEMBER-27] should be refused with the newest class where it is full, and wait only when asked to', async () => {
    const { book, wait, booked, control } = await serveMembers(1);
    await control('fill', { value: 3 });
    const refused = await book(0);
    expect(refused).toMatchObject({
      status: 409,
      answer: { error: { type: 'Full', detail: { class: { id: 1010011, free: 0, waiting: 3, waitingspot: 0 } } } },
    });
    expect(await booked(0)).toEqual([]);
    expect((await wait(0)).answer.booking).toMatchObject({ status: 'WAITING', waitingspot: 4 });
    expect((await book(0)).answer.booking).toMatchObject({ status: 'WAITING', waitingspot: 4 });
  });

  it('[P-MEMBER-19] should free one place by cancelling, however often, and come back at the end', async () => {
    const { book, wait, cancel, control } = await serveMembers(2);
    await book(0);
    await control('fill');
    await wait(1);
    const { answer } = await cancel(0);
    expect(answer).toMatchObject({ booking: { status: 'CANCELLED' }, class: { booked: 16, free: 0, waiting: 0 } });
    expect(await cancel(0)).toEqual({ status: 200, answer });
    expect((await wait(0)).answer.booking).toMatchObject({ status: 'WAITING', waitingspot: 1 });
  });

  it('[P-MEMBER-17] should be told of a promotion by SMS and by e-mail, with the last moment to cancel', async () => {
    const { book, wait, cancel, control, booked, smsTo, world, goTo } = await serveMembers(2);
    await book(0);
    await control('fill');
    await wait(1);
    goTo('2026-06-19T10:41:00Z');
    await cancel(0);
    expect(await booked(1)).toMatchObject([
      { status: 'BOOKED', promoted_at: Date.parse('2026-06-19T10:41:00Z') / 1_000 },
    ]);
    expect(smsTo(1).map(({ lines }) => lines)).toEqual([
      ['Du fikk plass i Styrke 21.06 12:00. Avbestill gratis til 21.06 10:00.'],
    ]);
    expect(world.state.messages.filter(({ to }) => to === 'medlem1@demo.example')).toHaveLength(1);
  });

  it('[P-MEMBER-20] should be asked before a late cancellation, and not be let go after the start', async () => {
    const { book, cancel, goTo } = await serveMembers(2);
    await book(0);
    await book(1);
    goTo(DEADLINE);
    expect((await cancel(1)).answer.booking).toMatchObject({ status: 'CANCELLED' });
    goTo(LATE);
    expect(await cancel(0)).toMatchObject({
      status: 409,
      answer: { error: { type: 'Late', detail: { class: { late_words: expect.stringContaining('kr\u00a075,00') } } } },
    });
    expect((await cancel(0, SUNDAY, '?late=true')).answer.booking).toMatchObject({ status: 'LATE_CANCELLED' });
    await book(1);
    goTo('2026-06-21T10:00:00Z');
    expect(await cancel(1, SUNDAY, '?late=true')).toMatchObject({
      status: 409,
      answer: { error: { type: 'Started' } },
    });
  });

  it('should keep a late cancellation in the list when the class is booked again', async () => {
    const { book, booked, cancel, goTo } = await serveMembers(1);
    await book(0);
    goTo(LATE);
    await cancel(0, SUNDAY, '?late=true');
    await book(0);
    expect((await booked(0)).map(({ status }: { status: string }) => status)).toEqual(['LATE_CANCELLED', 'BOOKED']);
  });

  it('should not be promoted after the deadline, be told of the free place, and take it by hand', async () => {
    const { book, wait, control, booked, smsTo, goTo } = await serveMembers(2);
    await control('fill');
    await wait(0);
    goTo(LATE);
    await control('free');
    expect(await booked(0)).toMatchObject([{ status: 'WAITING' }]);
    expect(smsTo(0).at(-1)?.lines[0]).toContain('Det er en ledig plass');
    // A spot is not a place that costs money to leave.
    expect(await wait(1)).toMatchObject({
      status: 409,
      answer: { error: { type: 'Changed', detail: { class: { free: 1 } } } },
    });
    expect((await book(0)).answer.booking).toMatchObject({ status: 'BOOKED' });
    expect((await book(1)).answer.error).toMatchObject({ type: 'Full' });
  });

  it('should be told at the end of the queue, once, that there was no place', async () => {
    const { wait, control, booked, smsTo, goTo } = await serveMembers(1);
    await control('fill');
    await wait(0);
    goTo('2026-06-21T09:30:00Z');
    expect([await booked(0), await booked(0)]).toMatchObject([[{ status: 'EXPIRED' }], [{ status: 'EXPIRED' }]]);
    expect(smsTo(0)).toHaveLength(1);
  });

  it('[P-MEMBER-18] should leave a spot at the same time by a place, and be asked before two places', async () => {
    const { book, wait, control, booked, smsTo } = await serveMembers(1);
    // Spinning at 17:00 on Sunday, and yoga at 18:30 that is moved to the same time.
    const [spinning, yoga] = ['2026-06-21/1010023', '2026-06-21/1010034'];
    await control('move', { value: -60 }, yoga);
    await control('fill', {}, yoga);
    await wait(0, yoga);
    await book(0, spinning);
    expect((await booked(0)).map(({ status }: { readonly status: string }) => status)).toEqual(['BOOKED', 'CANCELLED']);
    expect(smsTo(0).at(-1)?.lines[0]).toContain('Du står ikke lenger i kø');
    await control('capacity', { value: 60 }, yoga);
    expect((await book(0, yoga)).answer.error).toMatchObject({
      type: 'Overlaps',
      detail: { class: { id: 1010034 }, other: { class: 1010023, date: '2026-06-21' } },
    });
    expect((await book(0, yoga, { body: { overlaps: true } })).status).toBe(200);
  });

  it('[P-MEMBER-21] should pay nothing and be told when the center cancels the class', async () => {
    const { book, wait, control, booked, smsTo } = await serveMembers(3);
    await book(0);
    await control('fill');
    await wait(1);
    expect((await control('cancel')).answer).toMatchObject({ booked: 0, waiting: 0, cancelled: true });
    for (const number of [0, 1]) {
      expect(await booked(number)).toMatchObject([{ status: 'CLASS_CANCELLED' }]);
      expect(smsTo(number)).toHaveLength(1);
    }
    expect((await book(2)).answer.error).toMatchObject({
      type: 'ClassCancelled',
      detail: { class: { class_cancelled: true } },
    });
  });

  it('[P-MEMBER-22] should be told when the class is moved, and cancel free of charge until its start', async () => {
    const { book, control, cancel, smsTo, goTo, ask } = await serveMembers(1);
    await book(0);
    await control('move', { value: 16 });
    expect(smsTo(0)).toMatchObject([
      { lines: ['Styrke er flyttet til 21.06 12:16. Du kan avbestille gratis helt til start.'] },
    ]);
    const query = 'from_date=2026-06-20T22:00:00.000Z&to_date=2026-06-21T21:59:59.999Z&department_id=102';
    await control('department', { value: 102 });
    expect((await ask(0, 'GET', `/classes?${query}`)).answer.map(({ id }: { readonly id: number }) => id)).toContain(
      1010011,
    );
    goTo('2026-06-21T10:15:59Z');
    expect((await cancel(0)).answer.booking).toMatchObject({
      status: 'CANCELLED',
      starts_at: Date.parse('2026-06-21T10:16:00Z') / 1_000,
    });
  });

  it.each([
    ['NotOpen', '2026-06-14T09:59:59Z'],
    [null, '2026-06-14T10:00:00Z'],
    [null, '2026-06-21T09:29:59Z'],
    ['Closed', '2026-06-21T09:30:00Z'],
    ['Started', '2026-06-21T10:00:00Z'],
  ])('should be answered %s at %s', async (type, instant) => {
    const { book, goTo } = await serveMembers(1);
    goTo(instant);
    const { status, answer } = await book(0);
    expect([status, answer.error?.type ?? null]).toEqual([type === null ? 200 : 409, type]);
  });

  it('should be refused by the limit of the day, and be blocked after three times away', async () => {
    const { book, control, rules, goTo } = await serveMembers(1);
    const day = ['2026-06-21/1010053', SUNDAY, '2026-06-21/1010023'];
    await book(0, day[0]);
    await book(0, day[1]);
    const perDay = { type: 'Limit', message: 'Du har så mange timer den dagen som senteret tillater.' };
    expect((await book(0, day[2])).answer.error).toMatchObject(perDay);
    await book(0, '2026-06-20/1010022');
    for (const at of ['2026-06-20/1010022', ...day.slice(0, 2)]) await control('absent', {}, at);
    goTo('2026-06-21T20:00:00Z');
    // Whole days: from midnight of the 29th on.
    expect((await rules(0)).answer).toMatchObject({
      max_per_day: 2,
      blocked_until: Date.parse('2026-06-28T22:00:00Z') / 1_000,
    });
    expect((await book(0, '2026-06-22/1010048')).answer.error).toMatchObject({ type: 'Blocked' });
  });

  it('should be passed over while the agreement has a pause, and keep the spot', async () => {
    const { book, wait, control, cancel, booked } = await serveMembers(3);
    await book(0);
    await control('fill');
    await wait(1);
    await wait(2);
    await control('pause', { value: 19_000_001 });
    await cancel(0);
    expect(await booked(1)).toMatchObject([{ status: 'WAITING', waitingspot: 1 }]);
    expect(await booked(2)).toMatchObject([{ status: 'BOOKED' }]);
    expect((await book(1, '2026-06-21/1010023')).answer.error).toMatchObject({ type: 'Frozen' });
  });

  it('[P-MEMBER-49] should read each refusal in the language of the portal', async () => {
    const { book, control } = await serveMembers(1);
    await control('fill');
    expect((await book(0)).answer.error.message).toBe('Timen er full.');
    expect((await book(0, SUNDAY, { language: 'en' })).answer.error.message).toBe('The class is full.');
  });

  it('[P-MEMBER-24] should learn how many book and wait, and never who', async () => {
    const { book, wait, control } = await serveMembers(3);
    await book(0);
    await control('fill');
    await wait(1);
    const { answer } = await wait(2);
    expect(answer.class).toMatchObject({ booked: 16, waiting: 2 });
    expect(JSON.stringify(answer)).not.toMatch(/Medlem|19000|50000/);
  });
});

describe('a request that cannot be understood', () => {
  it.each([
    ['book/2026-02-30/1010011', 400, 'path.date'],
    ['book/21.06.2026/1010011', 400, 'path.date'],
    ['book/2026-06-21/styrke', 400, 'path.class'],
    ['book/2026-06-21/-1', 400, 'path.class'],
    ['book/2026-09-13/1010011', 400, 'path.date'],
    // A number of another day, another center's class, a department that is none, and no class at all.
    ['book/2026-06-20/1010011', 404, undefined],
    ['book/2026-06-21/2010011', 404, undefined],
    ['book/2026-06-21/999999999999999', 404, undefined],
    ['book/2026-06-21/0', 404, undefined],
  ])('[P-MEMBER-57] should be refused for its address: %s', async (path, status, field) => {
    const { ask, world } = await serveMembers(1);
    for (const [method, more] of [
      ['POST', { body: { waiting: false, overlaps: false } }],
      ['DELETE', {}],
    ] as const) {
      const refused = await ask(0, method, `/${path}`, more);
      expect([refused.status, refused.answer.error.field]).toEqual([status, field]);
    }
    expect([world.state.bookings, world.state.ledger]).toEqual([{}, []]);
  });

  it.each([
    [{}, 'body.waiting'],
    [{ waiting: 'true', overlaps: false }, 'body.waiting'],
    [{ waiting: true }, 'body.overlaps'],
    [{ waiting: true, overlaps: null }, 'body.overlaps'],
    [{ waiting: false, overlaps: false, member: 9001 }, 'body.member'],
  ])('should be refused for its body: %j', async (body, field) => {
    const { ask, booked } = await serveMembers(1);
    const { status, answer } = await ask(0, 'POST', `/book/${SUNDAY}`, { body });
    expect([status, `${answer.error.field} ${answer.error.message}`]).toEqual([400, expect.stringContaining(field)]);
    expect(await booked(0)).toEqual([]);
  });

  it('should be refused for a period that ends before it begins, or is of more than 400 days', async () => {
    const { ask } = await serveMembers(1);
    const statuses = ['2026-06-02/2026-06-01', '2026-01-01/2027-02-06', '2026-01-01/2027-02-05', 'x/2026-06-01'].map(
      async (period) => (await ask(0, 'GET', `/booked/${period}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([400, 400, 200, 400]);
  });

  it('should be a cancellation of a class that the member has not booked', async () => {
    const { cancel } = await serveMembers(1);
    expect(await cancel(0)).toMatchObject({ status: 404, answer: { error: { type: 'NotBooked' } } });
  });
});

describe('a developer who changes a class', () => {
  it.each([
    ['more places are taken than the class is to have', 'capacity', { value: 7 }, SUNDAY, 409],
    ['the class would be on another day', 'move', { value: 12 * 60 }, SUNDAY, 409],
    ['the department is none of the center', 'department', { value: 201 }, SUNDAY, 404],
    ['the center knows no such phone', 'pause', { value: 19_000_001 }, SUNDAY, 404],
    ['there is no such class', 'cancel', {}, '2026-06-20/1010011', 404],
    ['the center is none', 'cancel', { center: 'nord' }, SUNDAY, 404],
    ['the class has started', 'cancel', {}, '2026-06-18/1010027', 409],
    ['it is no change of a class', 'sell', {}, SUNDAY, 400],
  ])('should be refused, with nothing done, when %s', async (_, what, more, at, status) => {
    const { control, world } = await serveMembers(1);
    expect((await control(what, more, at)).status).toBe(status);
    expect([world.state.pauses, Object.values(world.state.bookings)]).toEqual([[], []]);
  });
});

describe('many members at once', () => {
  it('[P-MEMBER-12] should never be more than the places, when 500 book 20 and the others wait', async () => {
    const { book, wait, control, booked } = await serveMembers(500);
    const { answer: before } = await control('capacity', { value: 28 });
    expect(before).toMatchObject({ capacity: 28, booked: 8 });
    const members = Array.from({ length: 500 }, (_, number) => number);
    const answers = await Promise.all(members.map((number) => book(number)));
    for (const { answer } of answers) {
      const { booked: taken, free } = (answer.class ?? answer.error.detail.class) as { booked: number; free: number };
      expect([taken <= 28, taken + free]).toEqual([true, 28]);
    }
    const out = members.filter((number) => answers[number]?.status === 409);
    expect(out).toHaveLength(480);
    const spots = await Promise.all(out.map(async (number) => (await wait(number)).answer.booking.waitingspot));
    expect(spots.toSorted((a, b) => a - b)).toEqual(out.map((_, place) => place + 1));
    const now = await Promise.all(out.map(async (number) => (await booked(number))[0].waitingspot));
    expect(now).toEqual(spots);
  });

  it('[P-MEMBER-14] should fill each place once and tell each member once, when 500 cancel while 500 wait', async () => {
    const { book, wait, cancel, control, booked, smsTo } = await serveMembers(1_000);
    await control('capacity', { value: 508 });
    const [first, second] = [0, 500].map((from) => Array.from({ length: 500 }, (_, place) => from + place)) as [
      number[],
      number[],
    ];
    for (const number of first) await book(number);
    for (const number of second) await wait(number);
    const answers = await Promise.all(first.map((number) => cancel(number)));
    expect(answers.filter(({ answer }) => answer.class.booked !== 508)).toEqual([]);
    for (const number of second) {
      expect(await booked(number)).toMatchObject([{ status: 'BOOKED', waitingspot: 0 }]);
      expect(smsTo(number)).toHaveLength(1);
    }
    expect(NOON).toBeLessThan(Date.parse(DEADLINE));
  });
});
