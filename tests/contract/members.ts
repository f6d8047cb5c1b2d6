// Members of nordlys with a session each, as many as a test needs, and the calls that they make.
import { KEY_HEADER } from '@felles/adapters-http/wire';
import type { World } from '@felles/mock-server/internal';
import { serve } from './serving.ts';

/** Thursday 18 June 2026, at noon in Oslo: Sunday's classes can be booked. */
export const NOON = Date.parse('2026-06-18T10:00:00Z');

/** A class by its address: strength training on that Sunday at noon. */
export const SUNDAY = '2026-06-21/1010011';
const FIRST_ID = 500_000;

/** Members number 0 to n - 1 with an active agreement; token and session are called after the number. */
function addMembers(world: World, count: number): void {
  const shared = { at: 0, center: 'nordlys', departmentId: 101 };
  world.change((state) => {
    for (let number = 0; number < count; number += 1) {
      const id = FIRST_ID + number;
      state.members.push({
        ...shared,
        id,
        firstname: `Medlem${number}`,
        lastname: 'Hansen',
        address: 'Fjellveien 12',
        postal_code: '5014',
        municipality: 'Bergen',
        phone: phoneOf(number),
        email: `medlem${number}@demo.example`,
        born: '1990-01-01',
        gender: 'kvinne',
        sponsorCode: null,
        isPrivatelySponsored: false,
      });
      state.contracts.push({
        ...shared,
        id,
        memberId: id,
        membershipId: 1101,
        title: 'Hele Nordlys',
        price: 449,
        temporary: false,
        invoiceId: 0,
        signingId: null,
        activeFrom: 0,
        isReplaced: false,
        isPaidByAnother: false,
        language: 'no',
      });
      state.sessions.push({
        id: `s${number}`,
        accessToken: `a${number}`,
        center: 'nordlys',
        person: id,
        expires: NOON * 2,
      });
    }
  });
}

/** The telephone of a member, to which SMS are sent. */
const phoneOf = (number: number): string => String(19_000_000 + number);

/** A service with so many members, on a clock that the test moves. */
export async function serveMembers(count: number) {
  let clock = NOON;
  const service = await serve({ realTime: () => clock });
  const { root, world } = service;
  addMembers(world, count);

  /** A call of a member. */
  async function ask(
    number: number,
    method: string,
    path: string,
    { body, key, language = 'no' }: { readonly body?: object; readonly key?: string; readonly language?: string } = {},
  ) {
    const response = await fetch(`${root}/rest${path}`, {
      method,
      headers: {
        authorization: `Bearer a${number}`,
        'x-session': `s${number}`,
        cookie: `language=${language}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { [KEY_HEADER]: key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: await response.json() };
  }
  const wanting =
    (waiting: boolean) =>
    (number: number, at: string = SUNDAY, more: Parameters<typeof ask>[3] = {}) =>
      ask(number, 'POST', `/book/${at}`, { ...more, body: { waiting, overlaps: false, ...more.body } });
  return {
    ...service,
    ask,
    book: wanting(false),
    wait: wanting(true),
    cancel: (number: number, at: string = SUNDAY, query = '') => ask(number, 'DELETE', `/book/${at}${query}`),
    booked: async (number: number) => (await ask(number, 'GET', '/booked/2026-06-01/2026-07-31')).answer,
    rules: (number: number) => ask(number, 'GET', '/booked/rules'),
    /** The developer's hand on a class. */
    control: async (what: string, more: object = {}, at: string = SUNDAY) => {
      const [date, number] = at.split('/');
      const response = await fetch(`${root}/control/api/bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ center: 'nordlys', date, class: Number(number), what, ...more }),
      });
      return { status: response.status, answer: await response.json() };
    },
    /** Sets the clock. */
    goTo: (instant: string) => {
      clock = Date.parse(instant);
    },
    /** The SMS to a member, the oldest first. */
    smsTo: (number: number) => world.state.messages.filter(({ kind, to }) => kind === 'sms' && to === phoneOf(number)),
  };
}
