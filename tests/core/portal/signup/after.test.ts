import { afterSending, existsNotice, memberExists, type SendingFlow } from '@felles/core/portal';
import { describe, expect, it } from 'vitest';

const LINK = 'https://bank.example/sign/1';
const came = { link: LINK, invoiceId: '5001' };
const anywhere = () => true;
const nowhere = () => false;

describe('what comes after everything has been sent', () => {
  it.each([
    ['standard', { kind: 'step', step: 'confirm' }],
    ['payment', { kind: 'sign', link: LINK }],
    ['company', { kind: 'success' }],
    ['private', { kind: 'step', step: 'payer' }],
  ] as const)('[P-SIGNUP-66] should in the %s flow be %o with direct debit', (flow: SendingFlow, after) => {
    expect(afterSending(flow, false, came, anywhere)).toEqual(after);
  });

  it.each([
    ['standard', { kind: 'step', step: 'payment' }],
    ['payment', { kind: 'step', step: 'payment' }],
    ['company', { kind: 'success' }],
    ['private', { kind: 'step', step: 'payer' }],
  ] as const)('[P-SIGNUP-67] should in the %s flow be %o without direct debit', (flow: SendingFlow, after) => {
    expect(afterSending(flow, true, came, anywhere)).toEqual(after);
  });

  it.each([
    ['an address that nobody may be led to', came, nowhere],
    ['no address', { ...came, link: null }, anywhere],
  ] as const)('should be the payment where there is %s to sign at', (_, answer, mayLeaveFor) => {
    expect(afterSending('payment', false, answer, mayLeaveFor)).toEqual({ kind: 'step', step: 'payment' });
    expect(afterSending('payment', false, { ...answer, invoiceId: null }, mayLeaveFor)).toEqual({ kind: 'stuck' });
  });

  it('should stay at the confirmation where there is nothing to pay either', () => {
    const after = afterSending('standard', true, { link: null, invoiceId: null }, anywhere);
    expect(after).toEqual({ kind: 'step', step: 'confirm' });
  });
});

describe('a member who exists already', () => {
  const conflict = { phone: '40000001', memberId: null };

  it('[P-SIGNUP-69] should be one by that number, and as whoever was logged in, alone', () => {
    expect(memberExists(conflict, '40000001', null)).toBe(true);
    expect(memberExists(conflict, '40000002', null)).toBe(false);
    expect(memberExists(conflict, null, null)).toBe(false);
    expect(memberExists(conflict, '40000001', '77')).toBe(false);
    expect(memberExists(null, '40000001', null)).toBe(false);
  });

  it('[P-MEMBERSHIP-42] should be shown the login where they are not logged in, and otherwise told so', () => {
    expect([existsNotice(true), existsNotice(false)]).toEqual(['alreadyMember', 'earlierMember']);
  });
});
