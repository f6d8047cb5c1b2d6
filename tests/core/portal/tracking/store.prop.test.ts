import { checkedEvent, FUNNEL_EVENTS } from '@felles/core/internal/portal/tracking/events';
import { holdsNothingPersonal } from '@felles/core/internal/portal/tracking/rules';
import { eventsFor } from '@felles/core/internal/portal/tracking/visitor-actions';
import type { VisitorAction } from '@felles/core/portal/tracking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTracking, SETUP_TIME } from '../../../support/a-tracking.ts';

const names = Object.keys(FUNNEL_EVENTS);
const id = fc.oneof(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom(41_234_567, -1, 0.5, Number.NaN));
const signup = fc.constantFrom('a', 'b');
const flow = fc.constantFrom('member', 'company', 'private');

const happening: fc.Arbitrary<VisitorAction> = fc.oneof(
  fc.record({ kind: fc.constant('opened'), flow }),
  fc.record({ kind: fc.constant('departmentSelected'), flow, departmentId: id }),
  fc.record({ kind: fc.constant('membershipSelected'), membershipId: id }),
  fc.record({ kind: fc.constant('redirectedToSigning') }),
  fc.record({ kind: fc.constant('signupReturned'), flow: fc.constant('company'), success: fc.boolean(), signup }),
  fc.record({ kind: fc.constant('passwordRequested') }),
);

type Step =
  | { readonly do: 'accept' | 'reject' | 'answer' }
  | { readonly do: 'choose elsewhere'; readonly choice: string | null }
  | { readonly do: 'go'; readonly to: string }
  | { readonly do: 'record'; readonly what: VisitorAction };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('accept', 'reject', 'answer') }),
  fc.record({ do: fc.constant('choose elsewhere'), choice: fc.constantFrom('accepted', 'rejected', null, 'odd') }),
  fc.record({
    do: fc.constant('go'),
    to: fc.constantFrom('/nordlys', '/nordlys/member', '/nordlys/member/private', '/nordlys?sessid=abc', '/nordlys#x'),
  }),
  fc.record({ do: fc.constant('record'), what: happening }),
);

describe('tracking, with any events in any order', () => {
  it('should send only what happens under consent, at a place for it, by a tracker that was loaded once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, isToldAtOnce) => {
        const { chosenElsewhere, clock, goTo, store, tracker } = aTracking(
          isToldAtOnce ? {} : { tracking: null, answer: { googleTagId: 'G-ABC123' } },
        );
        let address = '/nordlys';
        let wasAccepted = false;
        let allowed = 0;
        for (const each of steps) {
          const sentBefore = tracker.sent.length;
          if (each.do === 'record') store.record(each.what);
          else if (each.do === 'choose elsewhere') chosenElsewhere(each.choice);
          else if (each.do === 'answer') clock.pass(SETUP_TIME);
          else if (each.do === 'go') goTo(each.to);
          else store[each.do]();
          if (each.do === 'go') address = each.to;
          const isAccepted = store.view$.value.consent === 'accepted';
          const mayRun = isAccepted && holdsNothingPersonal(address);
          wasAccepted ||= isAccepted;
          if (each.do === 'record' && mayRun) allowed += eventsFor(each.what).length;
          if (!mayRun) expect(tracker.sent.length).toBe(sentBefore);
          if (tracker.loaded.length > 0) expect(tracker.isMuted()).toBe(!mayRun);
        }
        expect(tracker.loaded.length).toBeLessThanOrEqual(1);
        if (!wasAccepted) expect(tracker.loaded).toEqual([]);
        expect(tracker.sent.length).toBeLessThanOrEqual(allowed);
        expect(tracker.sent.filter(({ name }) => name === 'SignupCompleted').length).toBeLessThanOrEqual(2);
        for (const { name, ids } of tracker.sent) {
          expect(names).toContain(name);
          for (const value of Object.values(ids)) expect(value).toBeLessThan(10_000_000);
        }
      }),
    );
  });

  it('should let only the table’s own ids out of any event', () => {
    const anything = fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('departmentId', 'membershipId')),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...names), fc.string()), anything, (name, ids) => {
        const event = checkedEvent({ name, ids });
        if (event === null) return;
        expect(names).toContain(event.name);
        expect(Object.keys(event)).toEqual(['name', 'ids']);
        expect(Object.keys(event.ids)).toEqual([...FUNNEL_EVENTS[event.name]]);
        expect(Object.values(event.ids).every((value) => Number.isInteger(value))).toBe(true);
      }),
    );
  });
});
