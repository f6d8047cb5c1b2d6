// What holds of every sign-up that sends a member, whichever way it leads.
import { fail, ok } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { aCompanySignup } from '../../../support/a-company.ts';
import {
  ANSWER_TIME,
  aPaymentRegister,
  aStandardRegister,
  aTab,
  LINK,
  MONTHLY,
  PREPAID,
} from '../../../support/a-register.ts';
import { SECOND } from '../../../support/at.ts';
import { refused, unreachable } from '../../../support/fake-ports.ts';

type Given = NonNullable<Parameters<typeof aStandardRegister>[0]>;

/** Each flow as it has come to its form, and where it is once everything has been sent. */
const FLOWS = {
  standard: { begin: aStandardRegister, form: 'personalia', isOver: ({ step }: Seen) => step === 'confirm' },
  payment: {
    begin: aPaymentRegister,
    form: 'information',
    isOver: ({ step }: Seen) => step === 'directDebit',
  },
  company: {
    begin(given: Given) {
      const signup = aCompanySignup(given);
      signup.giveCode();
      signup.store.next();
      return signup;
    },
    form: 'personalia',
    isOver: (_: Seen, gone: readonly string[]) => gone.length > 0,
  },
} as const;

interface Seen {
  readonly step: string;
}

function atForm(name: keyof typeof FLOWS, given: Given = {}) {
  const { begin, form, isOver } = FLOWS[name];
  const flow = begin(given);
  flow.choose();
  flow.store.next();
  flow.fillIn();
  return {
    ...flow,
    form,
    isOver: () => isOver(flow.view(), flow.gone),
    send() {
      flow.store.next();
      flow.clock.pass(2 * SECOND);
    },
  };
}

const answer = { memberId: 9001, invoiceId: 5001, contractId: 3001, link_to_nets: LINK };
const firstly = (
  failure: Given['createMember'] extends ((asking: number) => infer A) | undefined ? A : never,
): Given => ({
  createMember: (asking) => (asking === 1 ? failure : { after: ANSWER_TIME, result: ok(answer) }),
});
const TYPED = { firstname: 'Ola', lastname: 'Nordmann', phone_number: '40000001', email: 'ola@demo.example' };

describe.each(['standard', 'payment', 'company'] as const)('the %s sign-up', (name) => {
  it.each([
    ['an error of the service', fail(refused(500)), 'signup.notAnswered'],
    ['a service that is away', fail(refused(503)), 'signup.notAnswered'],
    [
      'an answer that nobody understands',
      fail({ kind: 'malformed', where: 'body', issues: [] } as const),
      'signup.notAnswered',
    ],
    ['a connection that broke', fail(unreachable), 'signup.notAnswered'],
  ] as const)('should say so of %s, keep everything, and ask for the same answer the next time', (_, result, key) => {
    const flow = atForm(name, firstly({ after: ANSWER_TIME, result }));
    flow.send();
    expect(flow.view()).toMatchObject({ step: flow.form, sending: false, failure: { key } });
    expect(flow.needs.person.view$.value.values).toMatchObject(TYPED);
    flow.send();
    expect(flow.isOver()).toBe(true);
    expect(flow.created.map(({ question }) => question.key)).toEqual(['key-1', 'key-1']);
  });

  it('should tell whoever is a member already, send nothing more for them, and go on with another number', () => {
    const flow = atForm(name, firstly({ after: ANSWER_TIME, result: fail(refused(409)) }));
    flow.send();
    expect(flow.view()).toMatchObject({ step: flow.form, exists: 'earlierMember', failure: null });
    flow.send();
    expect(flow.created).toHaveLength(1);
    flow.needs.person.change('phone_number', '40000002');
    flow.send();
    expect(flow.isOver()).toBe(true);
    expect(flow.created).toHaveLength(2);
  });

  it('should lose nothing and send nothing by going back and forward, or by being loaded again', () => {
    const where = aTab();
    const flow = atForm(name, { where });
    while (where.history.current() !== where.history.entries[0]) where.history.back();
    expect(flow.view().step).toBe(where.history.entries[0]);
    while (where.history.current() !== flow.form) where.history.forward();
    expect(flow.view()).toMatchObject({ step: flow.form, next: { isBlocked: false } });
    expect(flow.needs.person.view$.value.values).toMatchObject(TYPED);

    const { begin } = FLOWS[name];
    const again = name === 'company' ? aCompanySignup({ where }) : begin({ where });
    again.clock.pass(2 * SECOND);
    expect(again.view()).toMatchObject({ step: flow.form, next: { isBlocked: false } });
    expect(again.needs.person.view$.value.values).toMatchObject(TYPED);
    expect([...flow.created, ...again.created]).toEqual([]);
  });

  it('should send once however often it is asked to while every answer takes ten seconds', () => {
    const flow = atForm(name, { createMember: () => ({ after: 10 * SECOND, result: ok(answer) }) });
    for (let press = 0; press < 5; press += 1) flow.send();
    expect(flow.view()).toMatchObject({ sending: true });
    flow.clock.pass(10 * SECOND);
    expect(flow.isOver()).toBe(true);
    expect(flow.created).toHaveLength(1);
  });

  it('should agree to no other price than was shown', () => {
    const dearer = { ...MONTHLY, cost_included_vat: MONTHLY.cost_included_vat + 50 };
    const flow = atForm(name, {
      offered: (asking) => ({ after: ANSWER_TIME, result: ok([asking === 1 ? MONTHLY : dearer, PREPAID]) }),
    });
    flow.send();
    expect(flow.view().next.reasons).toEqual([{ key: 'signup.priceChanged', params: {} }]);
    expect(flow.created).toEqual([]);
    flow.needs.membership.acceptPrice();
    flow.store.next();
    flow.send();
    expect(flow.isOver()).toBe(true);
    expect(flow.created).toHaveLength(1);
  });
});
