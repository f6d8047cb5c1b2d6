import type { SentRecord } from '@felles/core/internal/portal/signup/drafts';
import { nextRequest, type SignupInput, sentState } from '@felles/core/internal/portal/signup/requests';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anInput, aPerson } from '../../../../support/a-sender.ts';

const wanted: fc.Arbitrary<SignupInput> = fc
  .record({
    email: fc.constantFrom('a@demo.example', 'b@demo.example'),
    departmentId: fc.constantFrom(1, 2),
    membershipId: fc.constantFrom(7, 8),
    payer: fc.constantFrom({}, { sponsor_code: 'AB1' }, { sponsor_code: 'CD1' }),
  })
  .map(({ email, ...others }) => anInput({ person: aPerson({ email }), ...others }));
const loggedInAs = fc.constantFrom(null, '77', '78');

/** The record after a call that the service has answered; a created member is called '1'. */
function answered(
  call: NonNullable<ReturnType<typeof nextRequest>>,
  sent: SentRecord | null,
  now: SignupInput,
): SentRecord {
  const { departmentId, membershipId } = now;
  const memberId = call.kind === 'createMember' ? '1' : call.kind === 'useCode' ? call.body.memberId : call.memberId;
  const isSame = sent?.memberId === memberId;
  const base: SentRecord = isSame
    ? sent
    : { memberId, person: '', choice: null, contractId: null, invoiceId: null, link: null };
  if (call.kind === 'useCode') return { ...base, code: call.code };
  const person = call.kind === 'createContract' ? base.person : JSON.stringify(now.person);
  if (call.kind === 'updateMember') return { ...base, person };
  const code = call.kind === 'createMember' ? (now.payer.sponsor_code ?? null) : null;
  return { ...base, person, choice: { departmentId, membershipId }, code };
}

function completed(sent: SentRecord | null, now: SignupInput, memberId: string | null) {
  const calls: string[] = [];
  let record = sent;
  for (let call = nextRequest(record, now, memberId); call; call = nextRequest(record, now, memberId)) {
    calls.push(call.kind);
    if (calls.length > 5) throw new Error('there is no end to it');
    record = answered(call, record, now);
  }
  return { calls, record };
}

describe('what is still to be sent', () => {
  it('should come to an end, after which everything is sent', () => {
    fc.assert(
      fc.property(wanted, wanted, loggedInAs, loggedInAs, (before, now, first, second) => {
        const { record } = completed(null, before, first);
        const { calls, record: last } = completed(record, now, second);
        expect(calls.length).toBeLessThanOrEqual(3);
        expect(sentState(last, now, second)).toBe('current');
      }),
    );
  });

  it('[P-SIGNUP-90] should never create a second member while it is the same visitor, after any change', () => {
    fc.assert(
      fc.property(fc.array(wanted, { minLength: 1, maxLength: 6 }), (changes) => {
        let record: SentRecord | null = null;
        const calls: string[] = [];
        for (const now of changes) {
          const done = completed(record, now, null);
          record = done.record;
          calls.push(...done.calls);
        }
        expect(calls.filter((call) => call === 'createMember')).toHaveLength(1);
      }),
    );
  });

  it('[P-SIGNUP-60] should never create a member from one who is logged in', () => {
    fc.assert(
      fc.property(wanted, fc.constantFrom('77', '78'), (now, memberId) => {
        const { sponsor_code: code } = now.payer;
        const ties = code === undefined ? [] : ['useCode'];
        expect(completed(null, now, memberId).calls).toEqual(['updateMember', 'createContract', ...ties]);
      }),
    );
  });

  it('should be nothing sent, changed, or everything there is', () => {
    const { record } = completed(null, anInput(), null);
    expect(sentState(null, anInput(), null)).toBe('nothing');
    expect(sentState(record, anInput(), null)).toBe('current');
    expect(sentState(record, null, null)).toBe('changed');
    expect(sentState(record, anInput({ membershipId: 8 }), null)).toBe('changed');
    expect(sentState(record, anInput(), '77')).toBe('nothing');
  });
});
