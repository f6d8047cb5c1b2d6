import { COMPANY } from '@felles/core/internal/portal/signup/company';
import { PAYMENT } from '@felles/core/internal/portal/signup/payment-steps';
import { PRIVATE } from '@felles/core/internal/portal/signup/private';
import { PROFILE } from '@felles/core/internal/portal/signup/profile';
import { offersNext, type Reason } from '@felles/core/internal/portal/signup/reasons';
import { SPONSOR_IN_ORDER } from '@felles/core/internal/portal/signup/sponsor-steps';
import { STANDARD } from '@felles/core/internal/portal/signup/standard';
import type { Next, Steps } from '@felles/core/internal/portal/signup/steps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  companyProgress,
  newProfileProgress,
  paymentProgress,
  progress,
  remedyOf,
  sponsorProgress,
  standardProgress,
} from '../../../support/arbitraries/signup.ts';

/** A flow at one progress, with the results of its functions for each step. */
interface Walk {
  readonly steps: readonly string[];
  readonly next: (step: string, changed?: object) => Next<string>;
  readonly nearestAllowed: (step: string, changed?: object) => string;
}

function walkOf<S extends string, P extends object>(flow: Steps<S, P>, at: P): Walk {
  const stepIn = (name: string): S => flow.steps.find((step) => step === name) ?? fail(name);
  return {
    steps: flow.steps,
    next: (step, changed) => flow.next(stepIn(step), { ...at, ...changed }),
    nearestAllowed: (step, changed) => flow.nearestAllowed(stepIn(step), { ...at, ...changed }),
  };
}

const FLOWS: readonly (readonly [string, fc.Arbitrary<Walk>])[] = [
  ['standard register', standardProgress.map((at) => walkOf(STANDARD, at))],
  // A locked payment leads on from every step.
  ['payment register', paymentProgress.map((at) => walkOf(PAYMENT, { ...at, isLocked: false }))],
  ['company sign-up', companyProgress.map((at) => walkOf(COMPANY, at))],
  ['private sign-up', progress.map((at) => walkOf(PRIVATE, at))],
  ['sponsor sign-up', sponsorProgress.map((at) => walkOf(SPONSOR_IN_ORDER, at))],
  ['new profile', newProfileProgress.map((at) => walkOf(PROFILE, at))],
];

describe.each(FLOWS)('the steps of the %s', (_, walks) => {
  const walkAndStep = walks.chain((walk) => fc.tuple(fc.constant(walk), fc.constantFrom(...walk.steps)));

  it('should give each step that is blocked a reason, and no reason twice', () => {
    fc.assert(
      fc.property(walkAndStep, ([walk, step]) => {
        const reasons = reasonsOf(walk.next(step)).map(({ kind }) => kind);
        expect(new Set(reasons).size).toBe(reasons.length);
        if (walk.next(step).kind === 'blocked') expect(reasons).not.toEqual([]);
      }),
    );
  });

  it('should be unblocked by doing what the reasons say, each of which then is gone', () => {
    fc.assert(
      fc.property(walkAndStep, ([walk, step]) => {
        let changed: object = {};
        for (let count = 0; count < 20; count += 1) {
          const [reason] = reasonsOf(walk.next(step, changed));
          if (!reason) break;
          changed = { ...changed, ...remedyOf(reason) };
          expect(reasonsOf(walk.next(step, changed))).not.toContainEqual(reason);
        }
        expect(walk.next(step, changed).kind).not.toBe('blocked');
      }),
    );
  });

  it('should never be beyond the allowed one, nor be moved on', () => {
    fc.assert(
      fc.property(walkAndStep, ([walk, step]) => {
        const settled = walk.nearestAllowed(step);
        // There is no way back from the end of a flow.
        if (settled !== 'success') expect(walk.steps.indexOf(settled)).toBeLessThanOrEqual(walk.steps.indexOf(step));
        expect(walk.nearestAllowed(settled)).toBe(settled);
      }),
    );
  });

  it('should stay where next leads', () => {
    fc.assert(
      fc.property(walkAndStep, ([walk, step]) => {
        const next = walk.next(walk.nearestAllowed(step));
        if (next.kind === 'go') expect(walk.nearestAllowed(next.to)).toBe(next.to);
      }),
    );
  });
});

describe('every sign-up', () => {
  const sendingFlows = fc.oneof(
    standardProgress.map((at) => ({ at, next: STANDARD.next('information', at) })),
    paymentProgress.map((at) => ({ at, next: PAYMENT.next('information', at) })),
    companyProgress.map((at) => ({ at, next: COMPANY.next('information', at) })),
    progress.map((at) => ({ at, next: PRIVATE.next('information', at) })),
  );

  it('[P-PERSON-56] should send nothing and offer no way on, as long as the age decision is not that it is allowed', () => {
    const others = fc.oneof(
      sponsorProgress.map((at) => ({ at, next: SPONSOR_IN_ORDER.next('information', at) })),
      newProfileProgress.map((at) => ({ at, next: PROFILE.next('profile', at) })),
    );
    fc.assert(
      fc.property(fc.oneof(sendingFlows, others), ({ at, next }) => {
        if (at.age.kind === 'allowed' || at.sent === 'current') return;
        expect(next.kind).toBe('blocked');
        expect(offersNext(reasonsOf(next))).toBe(false);
      }),
    );
  });

  it('[P-MEMBERSHIP-41] [P-MEMBERSHIP-43] should send nothing for a member who may not begin an agreement', () => {
    fc.assert(
      fc.property(sendingFlows, ({ at, next }) => {
        if (next.kind === 'send') expect(at.eligibility).toBe('allowed');
        const isBarred = at.eligibility === 'hasActiveAgreement' || at.eligibility === 'hasSponsor';
        if (isBarred && at.sent !== 'current') expect(offersNext(reasonsOf(next))).toBe(false);
      }),
    );
  });

  it('[P-SIGNUP-58] should send only what is complete, and not while another sending is on its way', () => {
    fc.assert(
      fc.property(sendingFlows, ({ at, next }) => {
        if (next.kind !== 'send') return;
        expect(at).toMatchObject({ personIsComplete: true, memberExists: false, isSending: false });
        expect(at.sent).not.toBe('current');
        expect(at.departmentId).not.toBeNull();
        expect(at.membership).not.toBeNull();
        expect(at.loggedIn && at.membership?.isTest).toBe(false);
        // The payer pays the price that was shown.
        expect(at.priceChanged).toBe(false);
      }),
    );
  });
});

const reasonsOf = (next: Next<string>): readonly Reason[] => (next.kind === 'blocked' ? next.reasons : []);

function fail(name: string): never {
  throw new Error(`there is no step ${name}`);
}
