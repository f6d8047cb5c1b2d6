import { fail, ok, type Result } from '@felles/core';
import { EMPTY_FLOW, existsNotice, personText } from '@felles/core/portal';
import { timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { ANSWER_TIME, aPerson, aSender, aWanted, created } from '../../../../support/a-sender.ts';
import { SECOND } from '../../../../support/at.ts';
import { refused, unreachable } from '../../../../support/fake-ports.ts';

const CHANGED = aWanted({ person: aPerson({ email: 'ny@demo.example' }) });
const OTHER_CHOICE = aWanted({ membershipId: 8 });
const soon = <T>(result: Result<T>) => ({ after: ANSWER_TIME, result });
const late = { after: ANSWER_TIME, result: fail(unreachable) } as const;

function sent(given: Parameters<typeof aSender>[0] = {}, memberId: string | null = null) {
  const run = aSender(given);
  run.send(aWanted(), memberId);
  run.clock.pass(10 * ANSWER_TIME);
  return run;
}

describe('sending a sign-up', () => {
  it('[P-SIGNUP-60] should create a visitor as a member, with everything in one call', () => {
    const { created: asked, updated, contracted, done } = sent();
    expect(asked.map(({ question }) => question)).toEqual([
      {
        key: 'key-1',
        body: {
          ...aPerson(),
          approve_tos: true,
          departmentId: 1,
          membershipId: 7,
          netsCallbackUrl: 'https://portal.example/nordlys/member?callback=avtalegiro',
        },
      },
    ]);
    expect([...updated, ...contracted]).toEqual([]);
    expect(done).toMatchObject([{ memberId: '9001', invoiceId: '5001', link: 'https://bank.example/sign/1' }]);
  });

  it('should send nothing without a network, say so, and send it at once when there is one', () => {
    const { sender, clock, online$, send, created: asked, done, draft } = aSender();
    online$.next(false);
    send();
    clock.pass(10 * ANSWER_TIME);
    expect(sender.sending$.value).toMatchObject({ sending: false, failure: { key: 'signup.offline' }, setbacks: 1 });
    expect([asked.length, draft().pending]).toEqual([0, null]);
    online$.next(true);
    expect(sender.sending$.value).toMatchObject({ failure: null, reason: null, setbacks: 1 });
    send();
    clock.pass(10 * ANSWER_TIME);
    expect([asked.length, done.length, sender.sending$.value.failure]).toEqual([1, 1, null]);
  });

  it.each([
    ['a member', 'createMember', late, null, 'signup.notAnswered'],
    ['a member whom the answer does not name', 'createMember', soon(ok({})), null, 'signup.notAnswered'],
    ['an update', 'updateMember', late, '77', 'signup.updateNotAnswered'],
    ['an update of whom the answer does not name', 'updateMember', soon(ok({})), '77', 'signup.updateNotAnswered'],
    ['an agreement', 'createContract', late, '77', 'signup.notAnswered'],
    ['a code', 'useCode', late, '77', 'signup.codeNotAnswered'],
  ] as const)(
    'should say without a network that nobody knows of %s still, and that nothing was sent now',
    (_, call, answer, memberId, key) => {
      const { sender, clock, online$, send, draft } = aSender({ [call]: () => answer });
      const wanted = aWanted({ payer: { sponsor_code: 'AB1' } });
      send(wanted, memberId);
      clock.pass(SECOND);
      const { pending } = draft();
      online$.next(false);
      for (let press = 0; press < 2; press += 1) {
        send(wanted, memberId);
        expect(sender.sending$.value).toMatchObject({ failure: { key }, reason: { key: 'signup.offline' } });
      }
      expect(draft().pending).toEqual(pending);
      online$.next(true);
      expect(sender.sending$.value).toMatchObject({ failure: { key }, reason: null, setbacks: 3 });
    },
  );

  it('should say the same on a page that is loaded again, of what was sent before it was', () => {
    const { draft } = sent({ createMember: () => late });
    const { sender, online$, send } = aSender({ draft: draft() });
    online$.next(false);
    send();
    expect(sender.sending$.value).toMatchObject({
      failure: { key: 'signup.notAnswered' },
      reason: { key: 'signup.offline' },
    });
  });

  it('should say only that nothing was sent without a network where the last answer was a no, or something else is sent', () => {
    const OFFLINE = { failure: { key: 'signup.offline' }, reason: null };
    const turnedDown = sent({ createMember: () => soon(fail(refused(412, 'Født for sent.'))) });
    const changed = sent({ updateMember: () => late }, '77');
    changed.sender.changed();
    for (const { sender, clock, online$, send } of [turnedDown, changed]) {
      clock.pass(SECOND);
      online$.next(false);
      for (let press = 0; press < 2; press += 1) {
        send(CHANGED);
        expect(sender.sending$.value).toMatchObject(OFFLINE);
      }
    }
  });

  it('should send nothing where the network goes away while it is asked once more for what was chosen', () => {
    const {
      sender,
      clock,
      online$,
      send,
      created: asked,
    } = aSender({
      recheck: (now) => timer(ANSWER_TIME, now),
    });
    send();
    online$.next(false);
    clock.pass(10 * ANSWER_TIME);
    expect(asked).toEqual([]);
    expect(sender.sending$.value).toMatchObject({ sending: false, failure: { key: 'signup.offline' }, reason: null });
    online$.next(true);
    clock.pass(SECOND);
    send();
    clock.pass(10 * ANSWER_TIME);
    expect(asked).toHaveLength(1);
  });

  it('should still say what nobody knows where the network goes away while it is sent once more', () => {
    const { sender, clock, online$, send, updated } = aSender({
      updateMember: () => late,
      recheck: (now) => timer(ANSWER_TIME, now),
    });
    send(aWanted(), '77');
    clock.pass(2 * SECOND);
    send(aWanted(), '77');
    online$.next(false);
    clock.pass(SECOND);
    expect(updated).toHaveLength(1);
    expect(sender.sending$.value).toMatchObject({
      failure: { key: 'signup.updateNotAnswered' },
      reason: { key: 'signup.offline' },
    });
  });

  it('should not begin the next of two calls where the network goes away during the first', () => {
    const { sender, clock, online$, send, updated, contracted } = aSender();
    send(aWanted(), '77');
    online$.next(false);
    clock.pass(10 * ANSWER_TIME);
    expect([updated.length, contracted.length]).toEqual([1, 0]);
    expect(sender.sending$.value).toMatchObject({ sending: false, failure: { key: 'signup.offline' } });
  });

  it('should leave alone what is on its way where the network goes away meanwhile', () => {
    const { sender, clock, online$, send, done } = aSender();
    send();
    online$.next(false);
    send();
    expect(sender.sending$.value).toMatchObject({ sending: true, failure: null });
    clock.pass(10 * ANSWER_TIME);
    expect(done).toHaveLength(1);
  });

  it('[P-SIGNUP-60] [P-SIGNUP-63] should bring a member up to date who is logged in, and then make the contract', () => {
    const { created: asked, updated, contracted, done } = sent({}, '77');
    expect(asked).toEqual([]);
    expect(updated.map(({ question }) => question)).toEqual([{ id: '77', body: { ...aPerson(), approve_tos: true } }]);
    expect(contracted).toMatchObject([{ question: { id: '77', body: { departmentId: 1, membershipId: 7 } } }]);
    expect(contracted[0]?.at).toBeGreaterThan(updated[0]?.at ?? Number.POSITIVE_INFINITY);
    expect(done).toMatchObject([{ memberId: '77', invoiceId: '5002' }]);
  });

  it.each([{ sponsor_code: 'ABCDEFGHIJKL' }, { is_privately_sponsored: true }] as const)(
    'should say who pays: %o',
    (payer) => {
      const run = aSender();
      run.send(aWanted({ payer }));
      expect(run.created[0]?.question.body).toMatchObject(payer);
    },
  );

  it('[P-SIGNUP-90] should create nobody twice: what was changed is an update, and nothing changed is no call', () => {
    const run = sent();
    run.clock.pass(SECOND);
    run.send();
    run.clock.pass(SECOND);
    expect(run.created).toHaveLength(1);
    expect(run.updated).toEqual([]);
    expect(run.done).toHaveLength(2);
    run.sender.changed();
    run.send(CHANGED);
    run.clock.pass(SECOND);
    expect(run.created).toHaveLength(1);
    expect(run.updated.map(({ question }) => question.id)).toEqual(['9001']);
    expect(run.done[2]).toMatchObject({ link: 'https://bank.example/sign/1', invoiceId: '5001' });
  });

  it('[P-SIGNUP-90] should make another contract of the same member for another choice, and go on with what came of it', () => {
    const run = sent();
    run.sender.changed();
    run.send(OTHER_CHOICE);
    run.clock.pass(SECOND);
    expect([run.created.length, run.updated.length, run.contracted.length]).toEqual([1, 0, 1]);
    expect(run.done[1]).toMatchObject({ link: 'https://bank.example/sign/2', invoiceId: '5002' });
  });

  it('should send once for two clicks, and for as many as there are while the answer is awaited', () => {
    const run = aSender({ createMember: () => ({ after: 10 * SECOND, result: ok(created) }) });
    for (let click = 0; click < 8; click += 1) {
      run.send();
      run.clock.pass(SECOND);
    }
    expect(run.created).toHaveLength(1);
  });

  it.each([409])(
    '[P-SIGNUP-68] [P-SIGNUP-71] should know of a member who exists by the answer %d, on create and on update',
    (status) => {
      const conflict = { after: ANSWER_TIME, result: fail(refused(status, 'Member already exists.')) };
      expect(sent({ createMember: () => conflict }).draft().conflict).toEqual({ phone: '40000001', memberId: null });
      const member = sent({ updateMember: () => conflict }, '77');
      expect(member.draft().conflict).toEqual({ phone: '40000001', memberId: '77', person: personText(aPerson()) });
      expect(member.contracted).toEqual([]);
      expect(member.reports).toEqual([]);
    },
  );

  it.each([
    [500, 'signup.notCreated'],
    [412, 'signup.notCreated'],
    [401, 'signup.notCreated'],
  ] as const)(
    '[P-SIGNUP-72] [P-TRANSPORT-14] [P-TRANSPORT-16] should keep all after a refusal with %d, and tell of it once',
    (status, key) => {
      const failure = refused(status, 'Født for sent.');
      const run = sent({ createMember: () => ({ after: ANSWER_TIME, result: fail(failure) }) });
      expect(run.reports).toEqual(status === 500 ? [failure] : []);
      expect(run.draft().conflict).toBeNull();
      expect(run.done).toEqual([]);
      expect(run.refused()).toBe(status === 401 ? 1 : 0);
      expect(run.sender.sending$.value).toEqual({
        sending: false,
        failure: { key, params: {} },
        // What a service says that has failed, the toast tells.
        reason: status === 500 ? null : { key: 'failure.refused', params: { message: 'Født for sent.' } },
        setbacks: 1,
      });
      run.sender.changed();
      expect(run.sender.sending$.value).toMatchObject({ failure: null, reason: null });
    },
  );

  it('[P-TRANSPORT-16] should be told beside the page to whoever has left it', () => {
    const run = aSender({ createMember: () => ({ after: ANSWER_TIME, result: fail(refused(503)) }) });
    run.send();
    run.sender.leave();
    run.clock.pass(SECOND);
    expect(run.reports).toMatchObject([{ status: 503 }]);
  });

  it.each([
    ['of a page that is no error object', { ...refused(400, '<html>'), plainText: true as const }],
    ['without words', refused(400, ' ')],
    ['that is told in words of our own', refused(422, 'The price is 5.', 'PriceChanged')],
  ])('should give no reason for a refusal %s', (_, failure) => {
    const run = sent({ createMember: () => ({ after: ANSWER_TIME, result: fail(failure) }) });
    expect(run.sender.sending$.value).toMatchObject({ reason: null, setbacks: 1 });
  });

  it('should ask for the same answer after a connection that broke, also once the page has been loaded again', () => {
    const broken = sent({ createMember: () => late });
    expect(broken.sender.sending$.value.failure).toEqual({ key: 'signup.notAnswered', params: {} });
    const again = sent({ draft: broken.draft() });
    expect(again.created.map(({ question }) => question.key)).toEqual(['key-1']);
    expect(again.draft().pending).toBeNull();
  });

  it('should have kept the key before the call is on its way', () => {
    const run = aSender();
    run.send();
    expect(run.draft().pending?.key).toBe('key-1');
    expect(run.created[0]?.state).toBe('pending');
  });

  it('should take another key after a refusal, and when the service only repeats its failure', () => {
    const refusedOnce = aSender({
      createMember: (asking) => ({ after: ANSWER_TIME, result: asking < 3 ? fail(refused(503)) : ok(created) }),
    });
    for (let round = 0; round < 3; round += 1) {
      refusedOnce.send();
      refusedOnce.clock.pass(2 * SECOND);
    }
    expect(refusedOnce.created.map(({ question }) => question.key)).toEqual(['key-1', 'key-1', 'key-2']);
    const turnedDown = sent({ createMember: () => ({ after: ANSWER_TIME, result: fail(refused(412)) }) });
    turnedDown.clock.pass(SECOND);
    turnedDown.send(CHANGED);
    expect(turnedDown.created.map(({ question }) => question.key)).toEqual(['key-1', 'key-2']);
  });

  describe('where nobody knows what became of the last one', () => {
    const lostOnce = { createMember: (asking: number) => (asking === 1 ? late : soon(ok(created))) };

    it('should ask for that first, as it was, and then bring up to date what was changed', () => {
      const run = sent(lostOnce);
      run.clock.pass(SECOND);
      run.send(CHANGED);
      run.clock.pass(SECOND);
      const [first, second] = run.created.map(({ question }) => question);
      expect([run.created.length, second]).toEqual([2, first]);
      expect(run.updated.map(({ question }) => question)).toEqual([
        { id: '9001', body: { ...CHANGED.person, approve_tos: true } },
      ]);
      expect(run.done).toHaveLength(1);
    });

    it.each([{ shownPrice: 499 }, { acceptedTerms: { sha256: 'sum', at: '2026-11-19T11:00:00.000Z' } }])(
      'should be the same sign-up though %o is known only now',
      (now) => {
        let agreed = {};
        const run = sent({ ...lostOnce, agreed: () => agreed });
        run.clock.pass(SECOND);
        agreed = now;
        run.send();
        run.clock.pass(SECOND);
        expect(run.created.map(({ question }) => question.key)).toEqual(['key-1', 'key-1']);
        expect([run.updated.length, run.contracted.length, run.done.length]).toEqual([0, 0, 1]);
      },
    );

    it('should go on with what there is now where that was refused', () => {
      const refusal = soon<typeof created>(fail(refused(422, '', 'PriceChanged')));
      const run = sent({
        createMember: (asking) => [late, refusal][asking - 1] ?? soon(ok(created)),
      });
      run.clock.pass(SECOND);
      run.send(CHANGED);
      run.clock.pass(SECOND);
      expect(run.created.map(({ question }) => question.key)).toEqual(['key-1', 'key-1', 'key-2']);
      expect([run.sender.sending$.value.failure, run.done.length]).toEqual([null, 1]);
    });

    it('should ask for that first also once the service has failed twice over, and take somebody it knows now for its own', () => {
      const down = soon<typeof created>(fail(refused(502)));
      const known = soon<typeof created>(fail(refused(409, 'Member already exists.')));
      const run = sent({ createMember: (asking) => (asking < 3 ? down : known) });
      run.clock.pass(SECOND);
      run.send();
      run.clock.pass(SECOND);
      for (const phone_number of ['40000002', '40000003']) {
        run.send(aWanted({ person: aPerson({ phone_number }) }));
        run.clock.pass(SECOND);
        expect(run.draft().conflict).toEqual({ phone: phone_number, memberId: null, isPerhapsOwn: true });
      }
      expect(run.created.map(({ question }) => question.key)).toEqual(['key-1', 'key-1', 'key-2', 'key-2']);
      expect(new Set(run.created.map(({ question }) => JSON.stringify(question.body))).size).toBe(1);
      expect(existsNotice(run.draft().conflict, false)).toBe('perhapsRegistered');
    });

    it('should bring up to date what was changed since where the service answers another key after all', () => {
      const run = sent({ createMember: (asking) => (asking < 3 ? soon(fail(refused(502))) : soon(ok(created))) });
      run.clock.pass(SECOND);
      run.send();
      run.clock.pass(SECOND);
      run.send(CHANGED);
      run.clock.pass(SECOND);
      expect([run.created.length, run.updated.length, run.done.length]).toEqual([3, 1, 1]);
      expect(run.draft().pending).toBeNull();
    });

    it('should leave alone what was sent of somebody else', () => {
      const run = sent(lostOnce);
      run.clock.pass(SECOND);
      run.send(aWanted(), '77');
      run.clock.pass(SECOND);
      expect(run.created).toHaveLength(1);
      expect(run.updated).toMatchObject([{ question: { id: '77' } }]);
    });

    it('should ask for the contract first, whatever was changed since', () => {
      const run = sent({ createContract: (asking) => (asking === 1 ? late : soon(ok({ invoiceId: 1 }))) }, '77');
      run.clock.pass(SECOND);
      run.send(CHANGED, '77');
      run.clock.pass(SECOND);
      expect(run.contracted.map(({ question }) => question.key)).toEqual(['key-1', 'key-1']);
      expect([run.updated.length, run.done.length]).toEqual([2, 1]);
    });
  });

  it('should not take an answer without a member for a creation', () => {
    const run = sent({
      createMember: () => ({ after: ANSWER_TIME, result: ok({ link_to_nets: 'https://x.example' }) }),
    });
    expect(run.draft().sent).toBeNull();
    expect(run.done).toEqual([]);
    expect(run.sender.sending$.value.failure).toEqual({ key: 'signup.notAnswered', params: {} });
  });

  it('[P-MEMBERSHIP-45] should send nothing more once the profile says that there is an agreement', () => {
    const barred = aSender();
    barred.bar();
    barred.send(aWanted(), '77');
    expect(barred.updated).toEqual([]);
    const late = aSender();
    late.send(aWanted(), '77');
    late.bar();
    late.clock.pass(SECOND);
    expect(late.updated).toHaveLength(1);
    expect(late.contracted).toEqual([]);
    expect(late.done).toEqual([]);
  });

  it('should go on with the contract where only that had failed', () => {
    const run = sent(
      { createContract: (asking) => (asking === 1 ? late : { after: 1, result: ok({ invoiceId: 1 }) }) },
      '77',
    );
    run.clock.pass(SECOND);
    run.send(aWanted(), '77');
    run.clock.pass(SECOND);
    expect(run.updated).toHaveLength(1);
    expect(run.contracted.map(({ question }) => question.key)).toEqual(['key-1', 'key-1']);
    expect(run.done).toHaveLength(1);
  });

  it('[P-SIGNUP-59] should have the company pay for an agreement of somebody who is known already, and go on where that failed', () => {
    const wanted = aWanted({ payer: { sponsor_code: 'AB1' } });
    const run = aSender({ useCode: (asking) => (asking === 1 ? late : { after: 1, result: ok({}) }) });
    run.send(wanted, '77');
    run.clock.pass(SECOND);
    expect(run.done).toEqual([]);
    run.send(wanted, '77');
    run.clock.pass(SECOND);
    expect(run.contracted).toHaveLength(1);
    expect(run.used.map(({ question: { code, use } }) => ({ code, ...use }))).toEqual([
      { code: 'AB1', departmentId: 1, memberId: '77', contractId: '3002' },
      { code: 'AB1', departmentId: 1, memberId: '77', contractId: '3002' },
    ]);
    expect(run.done).toHaveLength(1);
  });

  it('should say nothing more of the company of somebody who was created with its code', () => {
    const run = aSender();
    run.send(aWanted({ payer: { sponsor_code: 'AB1' } }));
    run.clock.pass(SECOND);
    expect([run.created.length, run.used, run.done.length]).toEqual([1, [], 1]);
  });

  it('should begin anew for whoever is logged in as somebody else than was sent', () => {
    const first = sent();
    const run = sent({ draft: first.draft() }, '77');
    expect(run.updated).toMatchObject([{ question: { id: '77' } }]);
    expect(run.draft().sent?.memberId).toBe('77');
  });

  it('should finish what is on its way for whoever has left, and lead them nowhere', () => {
    const run = aSender();
    run.send();
    run.sender.leave();
    run.clock.pass(SECOND);
    expect(run.draft().sent?.memberId).toBe('9001');
    expect(run.done).toEqual([]);
  });

  it('should lead on whoever is back before the answer has come', () => {
    const run = aSender();
    run.send();
    run.sender.leave();
    run.sender.arrive();
    run.clock.pass(SECOND);
    expect(run.done).toHaveLength(1);
  });

  it('should lead nobody on by something else than what they have before them', () => {
    const run = aSender();
    run.send();
    run.want(OTHER_CHOICE);
    run.clock.pass(SECOND);
    expect(run.draft().sent).toMatchObject({ memberId: '9001', choice: { membershipId: 7 } });
    expect(run.done).toEqual([]);
    expect(run.sender.sending$.value).toMatchObject({ sending: false, setbacks: 1 });
  });

  it('should send nothing that became something else while it was asked for once more', () => {
    const run = aSender({ recheck: (clock) => timer(SECOND, clock) });
    run.send();
    run.want(OTHER_CHOICE);
    run.clock.pass(2 * SECOND);
    expect([...run.created, ...run.done]).toEqual([]);
    expect(run.sender.sending$.value).toMatchObject({ sending: false, setbacks: 1 });
  });

  it('should make nobody anew once the visitor has begun anew meanwhile', () => {
    const run = aSender();
    run.send();
    run.beginAnew();
    run.clock.pass(60 * SECOND);
    expect(run.created).toHaveLength(1);
    expect([run.done, run.sender.sending$.value.sending]).toEqual([[], false]);
  });

  it('should say that the agreement there is stands where another in its place is refused', () => {
    const refusal = { after: ANSWER_TIME, result: fail(refused(401)) };
    const run = sent({ createContract: () => refusal });
    run.sender.changed();
    run.send(OTHER_CHOICE);
    run.clock.pass(SECOND);
    expect(run.draft().sent).toMatchObject({ choice: { membershipId: 7 } });
    expect(run.sender.sending$.value.failure).toEqual({ key: 'signup.notReplaced', params: {} });
  });

  it('should not take what was sent with a session for what somebody without one has sent', () => {
    const run = sent({}, '77');
    run.clock.pass(SECOND);
    run.send(CHANGED);
    run.clock.pass(SECOND);
    expect(run.updated.map(({ question }) => question.id)).toEqual(['77']);
    expect(run.created).toHaveLength(1);
    expect(run.draft().sent?.memberId).toBe('9001');
  });

  it('should say with the agreement of somebody who is known that somebody else is to pay', () => {
    const privately = aWanted({ payer: { is_privately_sponsored: true } });
    const member = aSender();
    member.send(privately, '77');
    member.clock.pass(SECOND);
    expect(member.contracted.map(({ question }) => question.body)).toMatchObject([{ is_privately_sponsored: true }]);
    const ordinary = sent();
    ordinary.clock.pass(SECOND);
    ordinary.send(privately);
    ordinary.clock.pass(SECOND);
    expect([ordinary.created.length, ordinary.updated.length]).toEqual([1, 0]);
    expect(ordinary.contracted.map(({ question }) => question.body)).toMatchObject([{ is_privately_sponsored: true }]);
  });

  it.each([
    ['an update', 'updateMember', 412, 'signup.notUpdated'],
    ['an update', 'updateMember', 401, 'signup.notUpdated'],
    ['an update', 'updateMember', 503, 'signup.notUpdated'],
    ['an agreement', 'createContract', 412, 'signup.notCreated'],
    ['an agreement', 'createContract', 503, 'signup.notCreated'],
    ['an agreement', 'createContract', 409, 'signup.hasActiveAgreement'],
    ['a code', 'useCode', 404, 'signup.codeNotUsed'],
    ['a code', 'useCode', 503, 'signup.codeNotUsed'],
  ] as const)('should say what came of %s where %s was answered with %d', (_, call, status, key) => {
    const run = aSender({ [call]: () => soon(fail(refused(status))) });
    run.send(aWanted({ payer: { sponsor_code: 'AB1' } }), '77');
    run.clock.pass(SECOND);
    expect(run.sender.sending$.value.failure).toEqual({ key, params: {} });
    expect(run.draft().conflict).toBeNull();
  });

  it('should forget what was on its way with the flow', () => {
    const run = aSender();
    run.send();
    run.sender.forget();
    run.clock.pass(SECOND);
    expect(run.draft()).toMatchObject({ ...EMPTY_FLOW, pending: run.draft().pending });
  });
});
