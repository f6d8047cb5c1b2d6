import { fail } from '@felles/core';
import { AcceptedTerms } from '@felles/core/internal/portal/signup/model';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aProfile } from '../../../../support/a-profile.ts';
import { aPaymentRegister, aTab, MONTHLY } from '../../../../support/a-register.ts';
import { SECOND } from '../../../../support/at.ts';
import { refused } from '../../../../support/fake-ports.ts';

function sent(given: NonNullable<Parameters<typeof aPaymentRegister>[0]> = {}) {
  const register = aPaymentRegister(given);
  register.fillOut(MONTHLY.id);
  register.send();
  return register;
}

const bodyOf = ({ created }: ReturnType<typeof sent>) => created[0]?.question.body;

describe('what was shown and agreed to', () => {
  it('should be sent with the price, the address of the terms, and when', () => {
    const url = 'https://center.example/terms';
    expect(bodyOf(sent({ center: { link_to_tos: [{ id: 101, url }] } }))).toMatchObject({
      shownPrice: MONTHLY.cost_included_vat,
      acceptedTerms: { address: url, at: expect.stringMatching(/^2026-11-19T11:00:0\d/) },
    });
  });

  it('should be sent with what is in the terms where they are the center own document', () => {
    expect(bodyOf(sent({ condition: { type: 'pdf', blob: null } }))).toMatchObject({
      acceptedTerms: { sha256: 'sum-of-3', at: expect.any(String) },
    });
  });

  it('should be the same agreement when it is sent once more after a reload', () => {
    const where = aTab();
    const condition = { type: 'pdf', blob: null } as const;
    const lost = { after: 50, result: { ok: false, error: { kind: 'unreachable', cause: 'network' } } } as const;
    const first = sent({ where, condition, createMember: () => lost });
    const again = aPaymentRegister({ where, condition, later: 60 * SECOND });
    again.send();
    expect(again.created[0]?.question).toEqual(first.created[0]?.question);
  });

  it('should be what the terms were when they were agreed to, however much later they are sent', () => {
    let length = 3;
    const register = aPaymentRegister({ ...OWN_TERMS, document: () => new Uint8Array(length) });
    register.fillOut(MONTHLY.id);
    const agreedAt = register.clock.now();
    length = 4;
    register.clock.pass(60 * SECOND);
    register.send();
    const [told] = register.created.map(toldTerms);
    expect(told?.sha256).toBe('sum-of-3');
    expect(Date.parse(told?.at ?? '')).toBeLessThanOrEqual(agreedAt);
  });

  it('should be sent by a member too, who agrees by sending', () => {
    const register = aPaymentRegister({ ...OWN_TERMS, profile: aProfile({ avtaler: [] }) });
    register.begin(MONTHLY.id);
    register.store.next();
    register.clock.pass(5 * SECOND);
    expect(register.agreements).toMatchObject([{ acceptedTerms: { sha256: 'sum-of-3' } }]);
  });

  it('should be agreed to anew where the terms are those of another department', () => {
    const links = [101, 102].map((id) => ({ id, url: `https://center.example/terms/${id}` }));
    const register = aPaymentRegister({ center: { link_to_tos: links } });
    const { person, membership } = register.needs;
    register.fillOut(MONTHLY.id);
    expect(person.view$.value.terms?.isApproved).toBe(true);
    membership.chooseDepartment(102);
    register.settle();
    expect(person.view$.value.terms?.isApproved).toBe(false);
  });

  it('should be agreed to anew at another department also before it is known what was in the terms', () => {
    const links = [{ id: 102, url: 'https://center.example/terms/102' }];
    const register = aPaymentRegister({ ...OWN_TERMS, center: { link_to_tos: links } });
    const { person, membership } = register.needs;
    register.begin(MONTHLY.id);
    person.approveTerms(true);
    membership.chooseDepartment(102);
    register.settle();
    expect(person.view$.value.terms?.isApproved).toBe(false);
  });

  it('should be waited for, for a while, where it is not known yet which terms there are', () => {
    const register = sent({ condition: 'loading' });
    expect(register.created).toEqual([]);
    register.learnTerms({ type: 'pdf', blob: null });
    register.clock.pass(2 * SECOND);
    expect(bodyOf(register)).toMatchObject({ acceptedTerms: { sha256: 'sum-of-3' } });
    const inVain = sent({ condition: 'loading' });
    inVain.clock.pass(5 * SECOND);
    expect(bodyOf(inVain)).not.toHaveProperty('acceptedTerms');
  });

  it('should say nothing of terms where there are none', () => {
    expect(bodyOf(sent())).not.toHaveProperty('acceptedTerms');
  });

  it.each([
    ['PriceChanged', 'signup.priceChanged'],
    ['TermsChanged', 'signup.termsChanged'],
  ] as const)('should be agreed to anew after %s', (type, key) => {
    const register = sent({ createMember: () => ({ after: 50, result: fail(refused(422, '', type)) }) });
    expect(register.view().failure?.key).toBe(key);
  });

  it('should be read and agreed to anew where the terms have changed, and sent as what they are now', () => {
    const changed = { after: 50, result: fail(refused(422, '', 'TermsChanged')) };
    const register = sent({ ...OWN_TERMS, createMember: () => changed });
    const { person } = register.needs;
    expect(person.view$.value.terms?.isApproved).toBe(false);
    expect(register.view().failure?.key).toBe('signup.termsChanged');
    person.approveTerms(true);
    register.clock.pass(5 * SECOND);
    register.send();
    const [first, second] = register.created.map(toldTerms);
    expect([first?.sha256, second?.sha256]).toEqual(['sum-of-3', 'sum-of-3']);
    expect(second?.at).not.toBe(first?.at);
  });
});

const OWN_TERMS = { condition: { type: 'pdf', blob: null } } as const;

const toldTerms = ({ question: { body } }: ReturnType<typeof sent>['created'][number]) =>
  z.parse(z.object({ acceptedTerms: AcceptedTerms }), body).acceptedTerms;
