import { type Failure, fail, ok, type Result } from '@felles/core';
import { refusalOf } from '@felles/core/internal/shared/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aContact, CENTER, REQUESTED } from '../../../support/a-sponsor-store.ts';
import { SECOND } from '../../../support/at.ts';
import { unreachable } from '../../../support/fake-ports.ts';

const refused = (status: number, message: string): Result<never> =>
  fail<Failure>({ kind: 'refused', refusal: refusalOf(status), status, type: 'X', message });

/** A number has been typed and sent, and the answer is there. */
function sent(given: Parameters<typeof aContact>[0] = {}) {
  const contact = aContact(given);
  contact.store.type('10000011');
  contact.store.send();
  contact.clock.pass(20);
  return contact;
}

/** The page, loaded again. */
const reloaded = (contact: ReturnType<typeof aContact>, given: Parameters<typeof aContact>[0] = {}) =>
  aContact({ ...given, draft: JSON.parse(JSON.stringify(contact.store.draft$.value)) });

describe('contacting a sponsor', () => {
  it('[P-SPONSOR-14] should ask with the number, the member, and where the links lead', () => {
    const { askings, view, facts } = sent();
    expect(askings.map(({ question }) => question)).toEqual([
      {
        phone: '10000011',
        memberId: 'M-1',
        departmentId: 101,
        contractId: 'C-7',
        signupUrl: `${CENTER}/sponsor?departmentId=101`,
        netsCallbackUrl: `${CENTER}/avtalegiro?departmentId=101`,
        acceptanceCallbackUrl: `${CENTER}/sponsor/accept`,
      },
    ]);
    expect(view().status).toMatchObject({ kind: 'notSigned', type: 'info', words: { key: 'sponsor.notSigned' } });
    expect(facts()).toEqual({ contacted: true, status: 'notSigned' });
  });

  it.each([
    ['', 'M-1', 101],
    ['10000011', null, 101],
    ['10000011', 'M-1', null],
  ])(
    "[P-SPONSOR-15] should send nothing with the number '%s', the member %s and the department %s",
    (phone, memberId, departmentId) => {
      const { store, clock, askings, view } = aContact({ memberId, departmentId });
      store.type(phone);
      store.send();
      clock.pass(20);
      expect([askings.length, view().rejections, view().problem !== null || view().status !== null]).toEqual([
        0,
        1,
        true,
      ]);
    },
  );

  it('should keep the digits of a number, and say what is wrong with it once it was left', () => {
    const { store, view } = aContact();
    store.type('+46 123');
    expect([view().phone, view().problem]).toEqual(['0046123', null]);
    store.leave();
    expect(view().problem?.key).toBe('sponsor.phoneWrong');
  });

  it('should send nothing without a network, and say so', () => {
    const { store, clock, askings, view, online$ } = aContact();
    store.type('10000011');
    online$.next(false);
    store.send();
    expect([askings.length, view().status?.words.key, view().canSend]).toEqual([0, 'sponsor.offline', true]);
    online$.next(true);
    store.send();
    clock.pass(20);
    expect([askings.length, view().status?.kind]).toEqual([1, 'notSigned']);
  });
});

describe('the one message', () => {
  it('[P-SPONSOR-21] should be possible, and not again once it was answered', () => {
    const { store, clock, askings, view } = sent();
    expect(view().canSend).toBe(false);
    clock.pass(10 * SECOND);
    store.send();
    expect(askings.length).toBe(1);
  });

  it('[P-SHELL-53] should be one, however fast it is asked for', () => {
    const { store, clock, askings, view } = aContact({ answer: () => refused(404, 'Nei') });
    store.type('10000011');
    expect(view().canSend).toBe(true);
    store.send();
    store.send();
    clock.pass(20);
    store.send();
    expect([askings.length, view().canSend]).toEqual([1, true]);
    clock.pass(SECOND);
    store.send();
    expect(askings.length).toBe(2);
  });

  it('[P-SPONSOR-21] should be possible for another number, and not again for the first', () => {
    const { store, clock, askings, view, facts } = sent();
    store.type('10000012');
    expect([view().canSend, view().status, facts()]).toEqual([true, null, { contacted: true, status: null }]);
    store.send();
    clock.pass(20);
    store.type('10000011');
    expect([view().canSend, view().status?.kind]).toEqual([false, 'notSigned']);
    store.send();
    expect(askings.length).toBe(2);
  });

  it('should be the number’s as it was sent: nothing is typed while it is on its way', () => {
    const { store, clock, view } = aContact();
    store.type('10000011');
    store.send();
    store.type('10000012');
    expect([view().phone, view().isSending]).toEqual(['10000011', true]);
    clock.pass(20);
    expect(view().status?.kind).toBe('notSigned');
  });

  it('[P-SPONSOR-21] should be remembered when the page is loaded again', () => {
    const contact = reloaded(sent());
    contact.store.send();
    expect([contact.askings.length, contact.view().canSend, contact.view().status?.kind, contact.facts()]).toEqual([
      0,
      false,
      'notSigned',
      { contacted: true, status: 'notSigned' },
    ]);
  });

  it('should be remembered before it is answered', () => {
    const first = aContact();
    first.store.type('10000011');
    first.store.send();
    const contact = reloaded(first);
    contact.store.send();
    expect([contact.askings.length, contact.view().canSend, contact.view().status]).toMatchObject([
      0,
      false,
      { kind: 'uncertain', type: 'warning', words: { key: 'sponsor.uncertain' } },
    ]);
    expect(contact.facts()).toEqual({ contacted: false, status: 'uncertain' });
  });

  it('[P-SPONSOR-14] should be another member’s own', () => {
    const { store, clock, askings, view, memberId$ } = sent();
    memberId$.next('M-2');
    expect([view().canSend, view().status]).toEqual([true, null]);
    clock.pass(SECOND);
    store.send();
    expect(askings.length).toBe(2);
  });

  it('should be forgotten when everything starts over, and its answer with it', () => {
    const { store, clock, view, facts } = aContact();
    store.type('10000011');
    store.send();
    store.reset();
    clock.pass(20);
    expect([view().phone, view().isSending, facts()]).toEqual(['', false, { contacted: false, status: null }]);
  });

  it('should be one for each number of a member, after any typing, clicks, waits and reloads', () => {
    const actions = fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('type' as const),
          phone: fc.constantFrom('10000011', '10000012', '1000001', ''),
        }),
        fc.record({ kind: fc.constantFrom('send' as const, 'reload' as const, 'leave' as const) }),
        fc.record({ kind: fc.constant('wait' as const), time: fc.constantFrom(5, 20, 1_000) }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(actions, (given) => {
        let contact = aContact();
        const asked: string[] = [];
        for (const action of given) {
          if (action.kind === 'type') contact.store.type(action.phone);
          else if (action.kind === 'send') contact.store.send();
          else if (action.kind === 'leave') contact.store.leave();
          else if (action.kind === 'wait') contact.clock.pass(action.time);
          else {
            contact.clock.pass(20); // a message that is on its way is answered somewhere
            asked.push(...contact.askings.map(({ question }) => question.phone));
            contact = reloaded(contact);
          }
        }
        asked.push(...contact.askings.map(({ question }) => question.phone));
        expect(asked.length).toBe(new Set(asked).size);
      }),
    );
  });
});

describe('a message that was turned down', () => {
  it('[P-SPONSOR-19] should say that the person cannot pay, and wait for another number', () => {
    const { store, clock, askings, view } = sent({ answer: () => refused(412, 'Ugyldig sponsor') });
    expect(view()).toMatchObject({
      status: { kind: 'illegal', type: 'danger', words: { key: 'sponsor.illegal' } },
      canSend: false,
      rejections: 1,
    });
    clock.pass(SECOND);
    store.send();
    expect(askings.length).toBe(1);
    store.type('10000012');
    expect([view().status, view().canSend]).toEqual([null, true]);
  });

  it('[P-SPONSOR-20] should say why in the service’s words, and leave the number free', () => {
    const { view, store } = sent({ answer: () => refused(404, 'Fant ingen med dette nummeret.') });
    expect(view()).toMatchObject({
      status: { kind: 'failed', type: 'danger', words: { params: { message: 'Fant ingen med dette nummeret.' } } },
      canSend: true,
    });
    expect(store.draft$.value.contacts).toEqual([]);
  });

  it.each([
    ['no answer', fail(unreachable)],
    ['a server that failed', refused(500, 'Noe gikk galt hos oss.')],
    ['an answer that cannot be read', fail<Failure>({ kind: 'malformed', where: '/', issues: [] })],
  ])('should tell after %s that the outcome is unknown, and not send again by itself or when pressed', (_, answer) => {
    const { store, clock, askings, view, facts } = sent({ answer: () => answer });
    expect(view().status).toMatchObject({ kind: 'uncertain', type: 'warning' });
    expect([view().status?.reason === null, view().canSend, facts().contacted]).toEqual([false, false, false]);
    clock.pass(60 * SECOND);
    store.send();
    expect(askings.length).toBe(1);
  });

  it('should leave it to a member who writes the number anew after the outcome was unknown', () => {
    const { store, clock, askings, view } = sent({
      answer: (asking) => (asking === 1 ? fail(unreachable) : ok(REQUESTED)),
    });
    store.type('1000001');
    store.type('10000011');
    expect([view().status, view().canSend]).toEqual([null, true]);
    store.send();
    clock.pass(20);
    expect([askings.length, view().status?.kind]).toEqual([2, 'notSigned']);
  });

  it('should not take an unknown answer for a payer who was asked', () => {
    const { view, facts } = sent({ answer: () => ok('Whatever') });
    expect([view().status?.kind, view().canSend, facts()]).toEqual([
      'unknown',
      false,
      { contacted: false, status: 'unknown' },
    ]);
  });
});
