import { existsNotice, memberExists } from '@felles/core/internal/portal/signup/failures';
import { afterSending } from '@felles/core/internal/portal/signup/payment';
import { conflictOf } from '@felles/core/internal/portal/signup/requests';
import { describe, expect, it } from 'vitest';
import { aPerson } from '../../../../support/a-sender.ts';

const LINK = 'https://bank.example/sign/1';
const came = { link: LINK, invoiceId: '5001' };
const anywhere = () => true;
const nowhere = () => false;

describe('what comes after everything has been sent in the payment register', () => {
  it('[P-SIGNUP-66] should be the signing where there is direct debit, with an invoice and without one', () => {
    expect(afterSending(false, came, anywhere)).toEqual({ kind: 'sign', link: LINK });
    expect(afterSending(false, { ...came, invoiceId: null }, anywhere)).toEqual({ kind: 'sign', link: LINK });
  });

  it('[P-SIGNUP-67] should be the payment where there is none, with anything that the service gave to sign', () => {
    expect(afterSending(true, came, anywhere)).toEqual({ kind: 'payment' });
    expect(afterSending(true, { ...came, link: null }, anywhere)).toEqual({ kind: 'payment' });
  });

  it.each([
    ['an address to which the portal may not lead', came, nowhere],
    ['no address', { ...came, link: null }, anywhere],
  ] as const)('should be the payment where there is %s to sign at', (_, answer, mayLeaveFor) => {
    expect(afterSending(false, answer, mayLeaveFor)).toEqual({ kind: 'payment' });
    expect(afterSending(false, { ...answer, invoiceId: null }, mayLeaveFor)).toEqual({ kind: 'stuck' });
  });
});

describe('a member who exists already', () => {
  const conflict = { phone: '40000001', memberId: null };

  it('[P-SIGNUP-69] should be one by that number, and as the member who was logged in, alone', () => {
    const here = { phone: '40000001', memberId: null, information: null };
    expect(memberExists(conflict, here)).toBe(true);
    expect(memberExists(conflict, { ...here, phone: '40000002' })).toBe(false);
    expect(memberExists(conflict, { ...here, phone: null })).toBe(false);
    expect(memberExists(conflict, { ...here, memberId: '77' })).toBe(false);
    expect(memberExists(null, here)).toBe(false);
  });

  it('[P-SIGNUP-69] should be one for as long as the same would be sent of a person who was known already', () => {
    const sent = aPerson({ email: 'anothers@demo.example' });
    const of = conflictOf({ kind: 'updateMember', memberId: '77', body: { ...sent, approve_tos: true } }, '77');
    const here = { phone: sent.phone_number, memberId: '77', information: sent };
    expect(memberExists(of, here)).toBe(true);
    expect(memberExists(of, { ...here, information: aPerson() })).toBe(false);
    expect(memberExists(of, { ...here, information: null })).toBe(false);
    expect(memberExists(of, { ...here, memberId: null })).toBe(false);
  });

  it('should be no member by an agreement that was refused', () => {
    const body = { membershipId: 7, departmentId: 1, netsCallbackUrl: '' };
    expect(conflictOf({ kind: 'createContract', memberId: '77', body }, '77')).toBeNull();
  });

  it('[P-MEMBERSHIP-42] should see the login if they are logged out, and otherwise a message', () => {
    const notices = [true, false].map((loggedIn) => existsNotice(conflict, true, loggedIn));
    expect(notices).toEqual(['alreadyMember', 'earlierMember']);
    expect(existsNotice(conflict, false, false)).toBeNull();
  });
});
