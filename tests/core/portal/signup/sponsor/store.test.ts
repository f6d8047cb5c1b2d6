import { type Failure, fail, ok } from '@felles/core';
import { createDraftStore } from '@felles/core/internal/portal/signup/drafts';
import { SPONSOR_IN_ORDER } from '@felles/core/internal/portal/signup/sponsor-steps';
import { aMembership } from '@felles/fixtures';
import { describe, expect, it } from 'vitest';
import { aDirectDebitPage } from '../../../../support/a-direct-debit-return.ts';
import { REPLY_TIME } from '../../../../support/a-person-store.ts';
import { aSponsorSignup, filledIn, PLACE_TO_SIGN } from '../../../../support/a-sponsor-signup.ts';
import { SECOND } from '../../../../support/at.ts';
import { memoryKeyValue, refused, unreachable } from '../../../../support/fake-ports.ts';

const EXISTS = fail<Failure>({
  kind: 'refused',
  refusal: 'conflict',
  status: 409,
  type: 'Conflict',
  message: 'Member already exists.',
});

/** Everything was sent and answered. */
function signedUp(given: Parameters<typeof filledIn>[0] = {}) {
  const signup = filledIn(given);
  signup.store.next();
  signup.clock.pass(REPLY_TIME);
  return signup;
}

describe('the steps of a sponsor', () => {
  it('[P-SPONSOR-25] should be three, by name: department, information, confirm', () => {
    expect([SPONSOR_IN_ORDER.steps, aSponsorSignup().view().steps]).toEqual([
      ['department', 'information', 'confirm'],
      ['department', 'information', 'confirm'],
    ]);
  });

  it('should not be left before a department is chosen, and say so', () => {
    const { store, departmentId$, view } = aSponsorSignup();
    store.next();
    expect(view()).toMatchObject({ step: 'department', departmentIsMissed: true, rejections: 1 });
    departmentId$.next(101);
    expect(view().departmentIsMissed).toBe(false);
    store.next();
    expect(view().step).toBe('information');
  });

  it('should restore and store nothing without a link, so that no step is left for the next one', () => {
    const { kept, drafts } = aSponsorSignup({ hash: null });
    expect([drafts.flow('sponsor').draft$.value.step, [...kept.entries.keys()]]).toEqual([null, []]);
  });

  it('should clear the last failure with a click that is blocked, but not during a request', () => {
    const { store, clock, view } = filledIn({ created: () => fail(unreachable) });
    store.next();
    store.next();
    expect(view()).toMatchObject({ isSending: true, rejections: 0 });
    clock.pass(REPLY_TIME);
    expect(view()).toMatchObject({ failure: { key: 'sponsor.notAnswered' }, rejections: 1 });
    store.reloadSponsored();
    store.next();
    expect(view()).toMatchObject({ failure: null, reason: null, rejections: 2 });
  });

  it('should send nothing for a payer who goes back and forward during the look-up', () => {
    const { store, person, clock, sent, view } = filledIn();
    person.change('postal_code', '7014');
    store.next();
    expect(person.view$.value.waitsForPlace).toBe(true);
    store.go('department');
    expect(person.view$.value.waitsForPlace).toBe(false);
    store.go('information');
    clock.pass(5 * SECOND);
    expect([view().step, sent]).toEqual(['information', []]);
  });

  it('[P-SPONSOR-33] should have the agreement’s department if known, offer no other, and be its payer', () => {
    const agreement = { departmentId: 102, department: 'Fana', membership: aMembership(), first: null };
    const kept = memoryKeyValue();
    filledIn({ kept });
    const { store, departmentId$, sent, view, submit } = aSponsorSignup({
      kept,
      sponsored: () => ok({ firstname: 'Jonas', agreement }),
    });
    store.chooseDepartment(101);
    store.chooseDepartment(102);
    expect(view()).toMatchObject({ departmentIsSettled: true, departments: { chosenId: 102, cards: [{ id: 102 }] } });
    submit();
    expect([departmentId$.value, sent.length]).toEqual([102, 1]);
    expect(sent[0]?.question).toMatchObject({
      firstname: 'Ingrid',
      departmentId: 102,
      is_sponsor: true,
      sponsorConnectionHash: 'hash-open',
      acceptanceCallbackUrl: expect.stringMatching(/\/sponsor\/accept$/),
      netsCallbackUrl: expect.stringContaining('departmentId=102'),
    });
    // Whatever else the page learns of centers later on.
    departmentId$.next(101);
    expect(departmentId$.value).toBe(102);
    expect(aSponsorSignup().view().departmentIsSettled).toBe(false);
  });

  it('should be at a center that is chosen where the one of what is paid for is not offered', () => {
    const agreement = { departmentId: 999, department: 'Nedlagt', membership: aMembership(), first: null };
    const { store, departmentId$, view } = aSponsorSignup({ sponsored: () => ok({ firstname: 'Jonas', agreement }) });
    expect(view().departmentIsSettled).toBe(false);
    store.chooseDepartment(102);
    expect([departmentId$.value, view().departments.cards.length > 1]).toEqual([102, true]);
  });

  it('[P-SPONSOR-26] should come to the confirming when the sponsor was created, and not before', () => {
    const { store, clock, view } = filledIn();
    store.next();
    expect(view()).toMatchObject({ step: 'information', isSending: true });
    clock.pass(REPLY_TIME);
    expect(view()).toMatchObject({
      step: 'confirm',
      isSending: false,
      canSign: true,
      open: ['information', 'confirm'],
      sponsor: { name: 'Ingrid Solbakken', place: '5014 Sted 5014' },
      sponsored: { status: 'ready', name: 'Jonas Østby' },
    });
  });

  it.each([
    [{ firstname: 'Turid', lastname: 'Aasen' }, 'Turid Aasen'],
    [{ firstname: ' INGRID', lastname: 'solbakken ' }, null],
    [{ firstname: null }, null],
    [{}, null],
  ])('[P-SPONSOR-27] should tell who it is that signs where the service knows them as %j', (known, knownAs) => {
    const { view, submit } = filledIn({
      created: () => ok({ memberId: '7', link_to_nets: PLACE_TO_SIGN, ...known }),
    });
    submit();
    expect(view().sponsor).toMatchObject({ name: 'Ingrid Solbakken', knownAs });
  });

  it('should allow going back to correct the sponsor’s data, but not the department', () => {
    const { store, person, clock, sent, updated, view, submit } = signedUp();
    store.go('department');
    expect(view().step).toBe('confirm');
    store.go('information');
    expect(view().step).toBe('information');
    store.next();
    expect([view().step, sent.length, updated.length]).toEqual(['confirm', 1, 0]);
    store.go('information');
    person.change('email', 'ny@demo.example');
    expect(view()).toMatchObject({ step: 'information', open: ['information'], canSign: false });
    clock.pass(SECOND);
    submit();
    expect(view()).toMatchObject({ step: 'confirm', canSign: true });
    expect([sent.length, updated.map(({ question }) => question)]).toMatchObject([
      1,
      [{ id: '7', body: { email: 'ny@demo.example' } }],
    ]);
  });

  it('[P-SPONSOR-29] should stop a payer under 18, and let a payer who is 18 today go on', () => {
    const { store, person, sent, view, submit } = filledIn();
    person.chooseBirthDate({ day: 20, month: 11, year: 2008 });
    submit();
    expect([view().isUnderage, view().next.isOffered, sent.length]).toEqual([true, false, 0]);
    person.chooseBirthDate({ day: 19, month: 11, year: 2008 });
    expect([view().isUnderage, view().next.isOffered]).toEqual([false, true]);
    store.next();
    expect(sent.length).toBe(1);
  });
});

describe('sending a sponsor', () => {
  it('should say who they are, for which link, and where they come back to', () => {
    const { sent, keys } = signedUp();
    expect([sent.map(({ question }) => question), keys]).toMatchObject([
      [
        {
          firstname: 'Ingrid',
          municipality: 'Sted 5014',
          approve_tos: true,
          departmentId: 101,
          is_sponsor: true,
          sponsorConnectionHash: 'hash-open',
          netsCallbackUrl: 'http://127.0.0.1:4000/nordlys/avtalegiro?departmentId=101',
          acceptanceCallbackUrl: 'http://127.0.0.1:4000/nordlys/sponsor/accept',
        },
      ],
      ['key-1'],
    ]);
  });

  it('should mark what is missing instead', () => {
    const { store, person, sent } = filledIn();
    person.change('firstname', '');
    store.next();
    expect([sent.length, person.view$.value.isRejected]).toEqual([0, true]);
  });

  it('should not happen while it is unknown who is paid for', () => {
    const { store, sent, view } = filledIn({ sponsored: () => fail(unreachable) });
    store.next();
    expect([view().sponsored.status, view().canSign, sent.length]).toEqual(['failed', false, 0]);
  });

  it('should say that the sponsor exists already until the number changes, and tell it nowhere else', () => {
    const { store, person, clock, failures, view } = signedUp({ created: () => EXISTS });
    expect([view().exists, view().step, view().rejections, failures]).toEqual([true, 'information', 1, []]);
    person.change('phone_number', '10000011');
    expect(view().exists).toBe(false);
    clock.pass(SECOND);
    store.next();
    expect(view().isSending).toBe(true);
  });

  it('should say why in the visitor’s language where the service names it, and tell it nowhere else', () => {
    const failure = { ...refused(400, 'Postnummeret finnes ikke.'), type: 'PostalCodeUnknown' };
    const { failures, view } = signedUp({ created: () => fail(failure) });
    expect(failures).toEqual([]);
    expect(view()).toMatchObject({
      step: 'information',
      failure: { key: 'sponsor.notRegistered' },
      reason: { key: 'sponsor.postalCodeUnknown' },
    });
  });

  it('should not take an answer without a member for a creation', () => {
    const { failures, view } = signedUp({ created: () => ok({ link_to_nets: PLACE_TO_SIGN }) });
    expect(failures).toMatchObject([{ kind: 'malformed' }]);
    expect(view()).toMatchObject({ step: 'information', canSign: false, isSending: false });
  });

  it('should load the member again after a refused link, without a toast', () => {
    const paid = { ...refused(410), type: 'PaidByAnother' };
    let isPaid = false;
    const { clock, failures, view, submit } = filledIn({
      sponsored: () => (isPaid ? fail(paid) : ok({ firstname: 'Jonas' })),
      created: () => fail(paid),
    });
    isPaid = true;
    submit();
    clock.pass(REPLY_TIME);
    expect([view().sponsored, failures]).toMatchObject([{ status: 'refused', isExplained: true }, []]);
  });
});

describe('a sponsor whose answer never came', () => {
  const lostFirst = (asking: number) =>
    asking === 1 ? fail(unreachable) : ok({ memberId: '7', link_to_nets: PLACE_TO_SIGN });

  /** The first answer is lost, and the email is changed before it is sent again. */
  function changedSince(given: Parameters<typeof filledIn>[0] = {}) {
    const signup = signedUp({ created: lostFirst, ...given });
    signup.clock.pass(SECOND);
    signup.person.change('email', 'ny@demo.example');
    return signup;
  }

  it('should be asked for as it was, and then be brought up to date', () => {
    const { clock, sent, keys, updated, view, submit } = changedSince();
    submit();
    expect(view()).toMatchObject({ step: 'information', isSending: true });
    clock.pass(REPLY_TIME);
    expect(sent[1]?.question).toEqual(sent[0]?.question);
    expect(keys).toEqual(['key-1', 'key-1']);
    expect(updated.map(({ question }) => question)).toMatchObject([{ id: '7', body: { email: 'ny@demo.example' } }]);
    expect(view()).toMatchObject({ step: 'confirm', isSending: false, canSign: true });
  });

  it('should read without a network that the outcome is still unknown, and that nothing was sent now', () => {
    const { store, online$, sent, failures, view } = changedSince();
    online$.next(false);
    store.next();
    expect(view()).toMatchObject({ failure: { key: 'sponsor.notAnswered' }, reason: { key: 'signup.offline' } });
    expect([sent.length, failures.length]).toEqual([1, 1]);
  });

  it('should still be to be sent while only the first of it is, also on a page that is loaded again', () => {
    const kept = memoryKeyValue();
    const before = changedSince({ kept, updated: () => fail(unreachable) });
    before.store.next();
    before.clock.pass(2 * REPLY_TIME);
    expect(before.view()).toMatchObject({ step: 'information', failure: { key: 'sponsor.notAnswered' } });
    before.person.change('firstname', '');
    expect(before.view().step).toBe('information');
    before.person.change('firstname', 'Ingrid');
    const { sent, updated, view, submit } = aSponsorSignup({ kept });
    expect(view()).toMatchObject({ step: 'information', canSign: false });
    submit();
    expect([sent.length, updated.length, view().step]).toEqual([0, 1, 'confirm']);
  });

  it('should be registered in the first department, with a message, although the link has another now', () => {
    const kept = memoryKeyValue();
    const before = signedUp({ kept, created: lostFirst });
    const agreement = { departmentId: 102, department: 'Fana', membership: aMembership(), first: null };
    const { sent, toasts, view, submit } = aSponsorSignup({
      kept,
      sponsored: () => ok({ firstname: 'Jonas', agreement }),
    });
    expect(view()).toMatchObject({ departmentIsSettled: true, departments: { chosenId: 102 } });
    submit();
    // It may have been done already, and asked for anew they would be known, and not as themselves.
    expect(sent.map(({ question }) => question)).toEqual(before.sent.map(({ question }) => question));
    expect(toasts).toMatchObject([{ type: 'warning', title: { key: 'sponsor.departmentUnchanged' } }]);
    expect(view()).toMatchObject({ step: 'confirm', canSign: true });
  });

  it('should say that the center chosen first is the one that counts', () => {
    const { store, clock, toasts, view } = changedSince();
    store.chooseDepartment(102);
    store.next();
    clock.pass(2 * REPLY_TIME);
    expect([toasts, view().step]).toMatchObject([
      [{ type: 'warning', title: { key: 'sponsor.departmentUnchanged' } }],
      'confirm',
    ]);
  });

  it('should not be held back by a change that the service will not take', () => {
    const { store, clock, toasts, view } = changedSince({ updated: () => EXISTS });
    store.next();
    clock.pass(2 * REPLY_TIME);
    expect([toasts, view().step]).toMatchObject([
      [{ type: 'warning', title: { key: 'person.changesLost' } }],
      'confirm',
    ]);
  });
});

describe('signing', () => {
  it('should lead to the place the service gave, once', () => {
    const { store, left, view } = signedUp();
    store.sign();
    store.sign();
    expect([left, view().isLeaving]).toEqual([[PLACE_TO_SIGN], true]);
  });

  it('should lead no payer out without a network, and say so until there is one', () => {
    const { store, left, online$, view } = signedUp();
    online$.next(false);
    store.sign();
    expect([left, view().isLeaving, view().isCutOff]).toEqual([[], false, true]);
    online$.next(true);
    expect(view().isCutOff).toBe(false);
    store.sign();
    expect([left, view().isLeaving]).toEqual([[PLACE_TO_SIGN], true]);
  });

  it.each(['https://foreign.example/sign', 'javascript:alert(1)', null])('should not be offered at %s', (link) => {
    const { store, left, view } = signedUp({ created: () => ok({ memberId: '7', link_to_nets: link }) });
    store.sign();
    expect([view().step, view().canSign, left]).toEqual(['confirm', false, []]);
  });

  it('should not be offered while it is not known any more who is paid for', () => {
    let isKnown = true;
    const { store, clock, left, view } = signedUp({
      sponsored: () => (isKnown ? ok({ firstname: 'Jonas' }) : fail(unreachable)),
    });
    isKnown = false;
    store.reloadSponsored();
    clock.pass(REPLY_TIME);
    store.sign();
    expect([view().canSign, left]).toEqual([false, []]);
  });
});

describe('a sponsor’s page that is loaded again', () => {
  it('should be where it was, with what was typed and chosen', () => {
    const kept = memoryKeyValue();
    filledIn({ kept });
    const { person, view } = aSponsorSignup({ kept });
    expect([view().step, view().departments.chosenId, person.view$.value.values.firstname]).toEqual([
      'information',
      101,
      'Ingrid',
    ]);
  });

  it('should not send a second time what was answered', () => {
    const kept = memoryKeyValue();
    signedUp({ kept });
    const { store, sent, left, view } = aSponsorSignup({ kept });
    expect([view().step, view().canSign]).toEqual(['confirm', true]);
    store.go('department');
    store.sign();
    expect([view().step, sent.length, left]).toEqual(['confirm', 0, [PLACE_TO_SIGN]]);
  });

  it('should ask under the same key for what was not answered', () => {
    const kept = memoryKeyValue();
    filledIn({ kept }).store.next();
    const { keys, submit } = aSponsorSignup({ kept });
    submit();
    expect(keys).toEqual(['key-1']);
  });

  it('should know nothing of what was typed for another link', () => {
    const kept = memoryKeyValue();
    signedUp({ kept });
    const { person, view } = aSponsorSignup({ kept, hash: 'another' });
    expect([view().step, view().canSign, person.view$.value.values.firstname]).toEqual(['department', false, '']);
  });

  it('should find a payer who has gone back where they were, once the page is loaded again', () => {
    const kept = memoryKeyValue();
    const { store, view } = signedUp({ kept });
    store.go('information');
    expect(view().step).toBe('information');
    expect(aSponsorSignup({ kept }).view()).toMatchObject({ step: 'information', open: ['information', 'confirm'] });
  });

  it.each([
    ['ok', false],
    ['not_ok', true],
    ['not_started', true],
  ])('should be there again after a signing with %s: %s', (status, isThere) => {
    const { drafts, kept, store, clock, view } = signedUp();
    store.close();
    const returned = aDirectDebitPage({ status }, drafts);
    returned.open();
    returned.close();
    expect([returned.isSetUp$.value, JSON.stringify([...kept.entries]).includes('Ingrid')]).toEqual([
      !isThere,
      isThere,
    ]);
    store.open();
    clock.pass(REPLY_TIME);
    expect(view().canSign).toBe(isThere);
  });

  it('should show the agreement after the signature, and the member until a reload', () => {
    const agreement = { departmentId: 101, department: 'Sentrum', membership: aMembership(), first: null };
    const whom = () => ok({ firstname: 'Jonas', lastname: 'Østby', agreement });
    const { drafts, kept, store } = signedUp({ sponsored: whom });
    store.close();
    const arrive = (status: string, from = drafts) => {
      const returned = aDirectDebitPage({ status }, from);
      returned.open();
      return returned;
    };
    expect(arrive('not_ok').paid$.value).toBe(null);
    const returned = arrive('ok');
    expect(returned.paid$.value).toEqual({ name: 'Jonas Østby', agreement });
    expect(returned.evidence$.value).toBe('own');
    const inStorage = () => JSON.stringify([...kept.entries]);
    expect(['Ingrid', 'Jonas'].filter((name) => inStorage().includes(name))).toEqual([]);
    const again = arrive('ok', createDraftStore('nordlys', kept));
    expect([again.paid$.value, again.evidence$.value]).toEqual([{ name: null, agreement }, 'own']);
    again.close();
    expect(arrive('ok', createDraftStore('nordlys', kept)).paid$.value).toBe(null);
  });

  it('should tell no payer that they pay who has not been sent to sign', () => {
    const { drafts, store } = filledIn();
    store.close();
    const returned = aDirectDebitPage({ status: 'ok' }, drafts);
    returned.open();
    expect([returned.paid$.value, returned.evidence$.value]).toEqual([null, 'reported']);
  });

  it('should take nothing from a payer who fills in the form where an address tells of a success', () => {
    const { drafts, kept, store } = filledIn();
    store.close();
    aDirectDebitPage({ success: 'true' }, drafts).open();
    expect(JSON.stringify([...kept.entries])).toContain('Ingrid');
  });

  it('should have forgotten everything once the visitor started over, with any later answer', () => {
    const { store, clock, drafts, kept, view } = filledIn();
    store.next();
    store.close();
    drafts.startOver();
    clock.pass(REPLY_TIME);
    expect(JSON.stringify([...kept.entries])).not.toContain('Ingrid');
    store.open();
    clock.pass(REPLY_TIME);
    expect(view()).toMatchObject({ step: 'department', isSending: false, canSign: false, sponsor: { name: null } });
  });

  it('should keep nothing that changes on a page that is still there, once the visitor has started over', () => {
    const { person, departmentId$, drafts, kept } = filledIn();
    drafts.startOver();
    person.change('firstname', 'Solveig');
    departmentId$.next(102);
    expect([...kept.entries.values()].join('')).toBe('');
  });

  it('should keep no personal data where there is no link', () => {
    const kept = memoryKeyValue();
    const { view } = filledIn({ kept, hash: null });
    expect(view().sponsored.status).toBe('noLink');
    expect(JSON.stringify([...kept.entries])).not.toContain('Ingrid');
  });
});
