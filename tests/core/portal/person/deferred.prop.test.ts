import { fail, ok, type Result } from '@felles/core';
import type { MunicipalityLookup } from '@felles/core/internal/portal/person/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPersonStore, fillIn, later } from '../../../support/a-person-store.ts';
import { SECOND } from '../../../support/at.ts';
import { unreachable } from '../../../support/fake-ports.ts';

const action = fc.oneof(
  fc.record({ kind: fc.constant('code' as const), text: fc.constantFrom('5014', '7014', '70') }),
  fc.record({ kind: fc.constant('name' as const), text: fc.constantFrom('Ingrid', 'Ola', '') }),
  fc.record({ kind: fc.constant('approve' as const), is: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('press' as const, 'press' as const, 'leave' as const, 'again' as const) }),
  fc.record({ kind: fc.constant('wait' as const), time: fc.constantFrom(1, 200, 399, 1_000, 8_000) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** How the service answers, one time after the other. */
const answer = fc.record({
  result: fc.constantFrom<Result<MunicipalityLookup>[]>(
    ok({ municipality: 'Bergen' }),
    ok({ exists: false }),
    fail(unreachable),
  ),
  after: fc.constantFrom(1, 50, 500, 7_000),
});

describe('going on while a place is looked up', () => {
  it('should happen once for the last press, with all as it was then and the place there, or not at all', () => {
    fc.assert(
      fc.property(
        fc.array(answer, { minLength: 1 }),
        fc.array(action, { maxLength: 12 }),
        ([first, ...others], actions) => {
          const { store, clock, facts, view } = aPersonStore({
            municipality: (_, asking) => {
              const { result, after } = others[asking - 2] ?? first ?? { result: fail(unreachable), after: 50 };
              return later(result, after);
            },
          });
          fillIn(store);
          store.approveTerms(true);
          let mayGoOn = false;
          let timesGone = 0;
          const written = () => {
            const { changes, approvedTerms } = store.draft$.value;
            return JSON.stringify([changes, approvedTerms]);
          };
          const seen: unknown[] = [];
          const expectations: unknown[] = [];
          let pressed: unknown[] = [];
          store.submitIsDue$.subscribe(() => {
            seen.push([mayGoOn, facts().information?.municipality, [written(), view().rejections]]);
            expectations.push([true, 'Bergen', pressed]);
            mayGoOn = false;
            timesGone += 1;
          });
          const press = () => {
            pressed = [written(), view().rejections];
            mayGoOn = store.deferSubmit();
          };
          const act = (one: Action): void => {
            const before = written();
            if (one.kind === 'press') press();
            else if (one.kind === 'code') store.change('postal_code', one.text);
            else if (one.kind === 'name') store.change('firstname', one.text);
            else if (one.kind === 'approve') store.approveTerms(one.is);
            else if (one.kind === 'again') store.lookUpPlaceAgain();
            else if (one.kind === 'wait') clock.pass(one.time);
            else {
              store.close();
              store.open();
              mayGoOn = false;
            }
            if (before !== written()) mayGoOn = false;
            if (mayGoOn && !view().waitsForPlace) {
              // It came to nothing, and that was said.
              expect(view().isRejected).toBe(true);
              mayGoOn = false;
            }
            expect(view().waitsForPlace).toBe(mayGoOn);
          };
          for (const one of actions) act(one);
          const wasDeferred = mayGoOn;
          const gone = timesGone;
          clock.pass(20 * SECOND);
          const isThere = facts().information !== null;
          expect(seen).toEqual(expectations);
          expect(timesGone).toBe(gone + (wasDeferred && isThere ? 1 : 0));
          expect(view().waitsForPlace).toBe(false);
        },
      ),
    );
  });
});
