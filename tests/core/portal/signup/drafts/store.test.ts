import {
  readUnpaidSignup,
  saveUnpaidSignup,
  UNPAID_SIGNUP_LIFETIME,
  type UnpaidSignup,
  unpaidSignupKey,
} from '@felles/core/internal/portal/payment/unpaid-signup';
import { createDraftStore, EMPTY_FLOW } from '@felles/core/internal/portal/signup/drafts';
import { draftsKey } from '@felles/core/internal/portal/signup/drafts-key';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { at, DAY } from '../../../../support/at.ts';
import { forbiddenKeyValue, memoryKeyValue } from '../../../../support/fake-ports.ts';

const Draft = z.object({ name: z.string() });
const FLOW = { ...EMPTY_FLOW, step: 'information', conflict: { phone: '40000001', memberId: null } };
const SENT = { memberId: '9001', person: '{}', choice: null, contractId: null, invoiceId: null, link: null };
const KEY = draftsKey('nordlys');

function opened(tab = memoryKeyValue()) {
  const drafts = createDraftStore('nordlys', tab);
  drafts.whenRead(() => undefined);
  return { drafts, tab };
}

describe('the drafts of a center', () => {
  it('should be there again after a reload, each of its own', () => {
    const { drafts, tab } = opened();
    drafts.keepArea('person', { name: 'Ola' });
    drafts.keepArea('membership', { name: 'Hele' });
    drafts.flow('member').keep(FLOW);
    const { drafts: again } = opened(tab);
    expect(again.area('person', Draft)).toEqual({ name: 'Ola' });
    expect(again.area('membership', Draft)).toEqual({ name: 'Hele' });
    expect(again.flow('member').draft$.value).toEqual(FLOW);
    expect(again.flow('profile').draft$.value).toEqual(EMPTY_FLOW);
    expect([...tab.entries.keys()]).toEqual([KEY]);
  });

  it('should forget how a sign-up has ended once the page is opened anew, and nothing else', () => {
    const { drafts, tab } = opened();
    drafts.keepArea('ended', { name: 'Hele' });
    drafts.keepArea('person', { name: 'Ola' });
    expect(opened(tab).drafts.area('ended', Draft)).toEqual({ name: 'Hele' });
    const anew = createDraftStore('nordlys', tab, true);
    anew.whenRead(() => undefined);
    expect([anew.area('ended', Draft), anew.area('person', Draft)]).toEqual([null, { name: 'Ola' }]);
    expect(opened(tab).drafts.area('ended', Draft)).toBeNull();
  });

  it('should know in every flow that makes a member what was sent in another, and nowhere else', () => {
    const { drafts } = opened();
    drafts.flow('private').keep({ ...EMPTY_FLOW, step: 'department' });
    drafts.flow('member').keep({ ...FLOW, sent: SENT });
    expect(drafts.flow('private').draft$.value).toEqual({ ...FLOW, sent: SENT, step: 'department' });
    expect(drafts.flow('company').draft$.value).toEqual({ ...FLOW, sent: SENT, step: null });
    expect([drafts.flow('sponsor').draft$.value, drafts.flow('profile').draft$.value]).toEqual([
      EMPTY_FLOW,
      EMPTY_FLOW,
    ]);
    drafts.flow('profile').keep({ ...EMPTY_FLOW, step: 'made' });
    expect(drafts.flow('member').draft$.value.sent).toEqual(SENT);
  });

  it('should be gone when they are cleared, and stay gone', () => {
    const { drafts, tab } = opened();
    drafts.keepArea('person', { name: 'Ola' });
    drafts.clear();
    expect(tab.entries.get(KEY)).toBe('');
    expect(opened(tab).drafts.area('person', Draft)).toBeNull();
  });

  it('[P-SIGNUP-04] [P-SIGNUP-93] should be gone without a trace for a visitor who starts over', () => {
    const { drafts, tab } = opened();
    drafts.keepArea('person', { name: 'Ola' });
    drafts.keepArea('returned', 'directDebit ok');
    const member = drafts.flow('member');
    drafts.startOver();
    expect(tab.entries.get(KEY)).toBe('');
    expect(drafts.area('person', Draft)).toBeNull();
    member.keep(FLOW);
    expect([member.isCurrent$.value, member.draft$.value]).toEqual([false, EMPTY_FLOW]);
    member.restore();
    member.keep(FLOW);
    expect([member.isCurrent$.value, member.draft$.value]).toEqual([true, FLOW]);
  });

  it('should count as none where they are broken, without breaking the others', () => {
    const kept = { areas: { person: { name: 7 }, membership: { name: 'Hele' } }, flows: { member: { step: 3 } } };
    const { drafts } = opened(memoryKeyValue({ [KEY]: JSON.stringify(kept) }));
    expect(drafts.area('person', Draft)).toBeNull();
    expect(drafts.area('membership', Draft)).toEqual({ name: 'Hele' });
    expect(drafts.flow('member').draft$.value).toEqual(EMPTY_FLOW);
  });

  it('should be none in any text that stands in their place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { drafts } = opened(memoryKeyValue({ [KEY]: text }));
        expect(drafts.area('contact', Draft)).toBeNull();
        expect(drafts.flow('member').draft$.value).toEqual(EMPTY_FLOW);
      }),
    );
  });

  it('should live as long as the page where the browser keeps nothing', () => {
    const drafts = createDraftStore('nordlys', forbiddenKeyValue);
    drafts.whenRead(() => undefined);
    drafts.keepArea('person', { name: 'Ola' });
    expect(drafts.area('person', Draft)).toEqual({ name: 'Ola' });
  });

  it('should be written only when they change', () => {
    const { drafts, tab } = opened();
    for (let time = 0; time < 3; time += 1) drafts.keepArea('person', { name: 'Ola' });
    expect(tab.written).toHaveLength(1);
  });
});

describe('the ids of an unresolved payment', () => {
  const STARTED = '2026-11-19T12:00:00+01:00';
  const ids: UnpaidSignup = {
    invoiceId: '5001',
    memberId: '9001',
    departmentId: 1,
    membershipId: 7,
    noDirectDebit: true,
    startedAt: Date.parse(STARTED),
  };
  const read = (saved = memoryKeyValue(), clock = at(STARTED)) => {
    let found: UnpaidSignup | null | undefined;
    readUnpaidSignup({ code: 'nordlys', saved, clock }).subscribe((value) => {
      found = value;
    });
    return found;
  };

  it('[P-SIGNUP-87] should be there in another tab for two days, and not longer', () => {
    const saved = memoryKeyValue();
    const clock = at(STARTED);
    saveUnpaidSignup({ code: 'nordlys', saved, clock }, ids);
    clock.pass(2 * DAY - 1);
    expect(read(saved, clock)).toEqual(ids);
    clock.pass(1);
    expect(read(saved, clock)).toBeNull();
    expect(UNPAID_SIGNUP_LIFETIME).toBe(2 * DAY);
  });

  it('[P-SIGNUP-87] should name no person, with anything that came along', () => {
    const saved = memoryKeyValue();
    const withMore: UnpaidSignup = { ...ids, ...{ firstname: 'Ola', phone_number: '40000001' } };
    saveUnpaidSignup({ code: 'nordlys', saved, clock: at(STARTED) }, withMore);
    expect(JSON.parse(saved.entries.get(unpaidSignupKey('nordlys')) ?? '')).toEqual(ids);
  });

  it('should be gone when the flow has ended', () => {
    const saved = memoryKeyValue();
    const place = { code: 'nordlys', saved, clock: at(STARTED) };
    saveUnpaidSignup(place, ids);
    saveUnpaidSignup(place, null);
    expect(read(saved)).toBeNull();
  });

  it('should be none in anything that stands in their place, nor begin in the future', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(read(memoryKeyValue({ [unpaidSignupKey('nordlys')]: text }))).toBeNull();
      }),
    );
    const future = JSON.stringify({ ...ids, startedAt: ids.startedAt + 1 });
    expect(read(memoryKeyValue({ [unpaidSignupKey('nordlys')]: future }))).toBeNull();
  });
});
