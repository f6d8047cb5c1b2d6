// What holds of every sign-up that sends a member, whichever way it leads.
import { describeFailure, fail, ok } from '@felles/core';
import { draftsKey } from '@felles/core/portal';
import { describe, expect, it } from 'vitest';
import { aCompanySignup } from '../../../support/a-company.ts';
import { PLACE_TIME } from '../../../support/a-person-store.ts';
import {
  ANSWER_TIME,
  aPaymentRegister,
  aStandardRegister,
  aTab,
  MONTHLY,
  PREPAID,
} from '../../../support/a-register.ts';
import { SECOND } from '../../../support/at.ts';
import { type Attempt, created, firstly, SIGNUP_NAMES, SIGNUPS, send } from '../../../support/every-signup.ts';
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

/** What is said where nobody knows what became of it. */
const UNKNOWN = {
  standard: 'signup.notAnswered',
  payment: 'signup.notAnswered',
  company: 'signup.notAnswered',
  private: 'signup.notAnswered',
  sponsor: 'sponsor.notAnswered',
} as const;
/** What is said where the service failed. Of a payer it is not known what became of them. */
const NOT_CREATED = {
  standard: 'signup.notCreated',
  payment: 'signup.notCreated',
  company: 'signup.notCreated',
  private: 'signup.notCreated',
  sponsor: 'sponsor.notAnswered',
} as const;
const TYPED = { firstname: 'Ola', lastname: 'Nordmann', phone_number: '40000001', email: 'ola@demo.example' };

describe.each(SIGNUP_NAMES)('the %s sign-up, whatever becomes of what it sends', (name) => {
  it.each([
    ['an error of the service', refused(500)],
    ['a service that is away', refused(503)],
    ['an answer that nobody understands', { kind: 'malformed', where: 'body', issues: [] }],
    ['a connection that broke', unreachable],
  ] as const)('should say so of %s, keep everything, and ask for the same answer the next time', (_, failure) => {
    const signup = SIGNUPS[name](firstly(fail(failure)));
    const { values } = signup.person.view$.value;
    send(signup);
    expect([signup.isOver(), signup.sending(), signup.isKnown()]).toEqual([false, false, false]);
    // Whoever only has a profile made is told what the error says, and nothing else.
    const said = { ...(failure.kind === 'refused' ? NOT_CREATED : UNKNOWN), profile: describeFailure(failure).key };
    expect(signup.said()).toBe(said[name]);
    expect(signup.person.view$.value.values).toEqual(values);
    send(signup);
    expect(signup.isOver()).toBe(true);
    expect(signup.keys()).toEqual(['key-1', 'key-1']);
  });

  it('[P-SIGNUP-71] should tell whoever is known already, and go on with another number', () => {
    const signup = SIGNUPS[name](firstly(fail(refused(409, 'Member already exists.'))));
    send(signup);
    expect([signup.isOver(), signup.sending()]).toEqual([false, false]);
    // A profile has no place of its own for it: the service's words are all that is said.
    if (name === 'profile') expect(signup.said()).toBe('failure.refused');
    else {
      expect([signup.isKnown(), signup.said()]).toEqual([true, undefined]);
      send(signup);
      expect(signup.keys()).toEqual(['key-1']);
    }
    signup.person.change('phone_number', '40000002');
    signup.clock.pass(SECOND);
    send(signup);
    expect([signup.isOver(), signup.isKnown()]).toEqual([true, false]);
    expect(new Set(signup.keys()).size).toBe(2);
  });

  it('[P-SHELL-53] should take no second press within a second, however fast the first one was turned down', () => {
    const signup = SIGNUPS[name](firstly(fail(refused(500))));
    const sentTo = () => signup.keys().length;
    const pressedAfter = (milliseconds: number) => {
      signup.clock.pass(milliseconds);
      signup.press();
      return [signup.sending(), sentTo()];
    };
    signup.press();
    expect(pressedAfter(999)).toEqual([false, 1]);
    expect(pressedAfter(1)[0]).toBe(true);
    signup.clock.pass(SECOND);
    expect([signup.isOver(), sentTo()]).toEqual([true, 2]);
  });

  it('should send once however often it is asked to while an answer takes ten seconds, and change nothing meanwhile', () => {
    const signup = SIGNUPS[name](() => created(10 * SECOND));
    const { firstname } = signup.person.view$.value.values;
    for (let press = 0; press < 4; press += 1) send(signup);
    signup.person.change('firstname', 'Noe annet');
    expect([signup.sending(), signup.person.view$.value.values.firstname]).toEqual([true, firstname]);
    signup.clock.pass(10 * SECOND);
    expect([signup.isOver(), signup.keys()]).toEqual([true, ['key-1']]);
  });

  it.each([
    ['before the answer has come', SECOND],
    ['after it has come', 10 * SECOND],
  ])('should be done for whoever leaves while it is sent, and comes back %s', (_, away) => {
    const signup = SIGNUPS[name](() => created(10 * SECOND));
    send(signup);
    signup.leave();
    signup.clock.pass(away);
    signup.comeBack();
    signup.clock.pass(10 * SECOND);
    if (!signup.isOver()) send(signup);
    expect([signup.isOver(), signup.sending(), signup.keys()]).toEqual([true, false, ['key-1']]);
  });

  it('[P-PERSON-42] [P-PERSON-45] should send nobody of sixteen unless somebody else pays, or there is nothing to pay', () => {
    const signup = SIGNUPS[name](() => created(50));
    signup.person.chooseBirthDate({ day: 17, month: 5, year: 2010 });
    send(signup);
    expect(signup.keys()).toHaveLength(name === 'private' || name === 'profile' ? 1 : 0);
  });

  /** Another postal code is filled in, and its place is looked up when somebody presses. */
  function pressedTooEarly(script: Parameters<(typeof SIGNUPS)[typeof name]>[0] = () => created(50)) {
    const signup = SIGNUPS[name](script);
    signup.person.change('postal_code', '7014');
    signup.press();
    return { ...signup, waits: () => signup.person.view$.value.waitsForPlace };
  }

  it('should go on by itself once the place that is looked up is there, and send once however often it was pressed', () => {
    const signup = pressedTooEarly();
    signup.press();
    expect([signup.waits(), signup.sending(), signup.keys()]).toEqual([true, false, []]);
    signup.clock.pass(2 * SECOND);
    expect([signup.isOver(), signup.waits(), signup.keys()]).toEqual([true, false, ['key-1']]);
    expect(signup.person.view$.value.setbacks).toBe(0);
  });

  it('[P-SHELL-53] should take no press within a second after it went on by itself', () => {
    const signup = pressedTooEarly(firstly(fail(refused(500))));
    signup.clock.pass(PLACE_TIME);
    expect([signup.sending(), signup.waits()]).toEqual([true, false]);
    signup.clock.pass(999);
    signup.press();
    expect([signup.sending(), signup.keys()]).toEqual([false, ['key-1']]);
    signup.clock.pass(1);
    signup.press();
    expect(signup.sending()).toBe(true);
  });

  it('should do once what is pressed again at the moment when the place comes', () => {
    const signup = pressedTooEarly();
    signup.cutOff();
    signup.person.facts$.subscribe(({ information }) => information && signup.press());
    signup.clock.pass(5 * SECOND);
    expect([signup.timesSaid(), signup.keys()]).toEqual([1, []]);
  });

  it.each([
    ['changes what was filled in', ({ person }: Attempt) => person.change('firstname', 'Kari')],
    ['leaves', ({ leave }: Attempt) => leave()],
  ])('should send nothing by itself for whoever %s meanwhile', (_, think) => {
    const signup = pressedTooEarly();
    think(signup);
    signup.clock.pass(5 * SECOND);
    expect([signup.waits(), signup.sending(), signup.isOver(), signup.keys()]).toEqual([false, false, false, []]);
  });

  it('should let change again what was held, once it has come to nothing', () => {
    const signup = SIGNUPS[name](firstly(fail(unreachable)));
    send(signup);
    signup.person.change('firstname', 'Noe annet');
    expect(signup.person.view$.value.values.firstname).toBe('Noe Annet');
  });
});

describe.each(['standard', 'payment', 'company'] as const)('the %s sign-up', (name) => {
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

  it('should keep to the choice and the step while it is sent, and lead nobody on who has gone back', () => {
    const where = aTab();
    const flow = atForm(name, { where, createMember: () => created(10 * SECOND) });
    const chosen = flow.needs.membership.facts$.value.membership;
    flow.send();
    flow.needs.membership.chooseMembership(PREPAID.id);
    flow.needs.membership.chooseDepartment(102);
    flow.needs.person.approveTerms(false);
    expect(flow.needs.membership.facts$.value).toMatchObject({ membership: chosen, department: { id: 101 } });
    expect(flow.view()).toMatchObject({ step: flow.form, open: [flow.form], sending: true });
    where.history.back();
    flow.clock.pass(20 * SECOND);
    expect([flow.isOver(), flow.view().sending, flow.gone]).toEqual([false, false, []]);
    while (where.history.current() !== flow.form) where.history.forward();
    flow.send();
    expect([flow.isOver(), flow.created.length]).toEqual([true, 1]);
  });

  it('should send nothing by itself for whoever goes back while the place is looked up, and forward again', () => {
    const where = aTab();
    const flow = atForm(name, { where });
    const { person } = flow.needs;
    person.change('postal_code', '5014');
    flow.store.next();
    where.history.back();
    expect(person.view$.value.waitsForPlace).toBe(false);
    where.history.forward();
    flow.clock.pass(5 * SECOND);
    expect([flow.view().step, flow.created, flow.isOver()]).toEqual([flow.form, [], false]);
  });

  it('should wait for no place where something else stands in the way too', () => {
    const flow = atForm(name);
    const { person } = flow.needs;
    person.chooseBirthDate({ day: 17, month: 5, year: 2012 });
    person.change('postal_code', '5014');
    flow.store.next();
    expect(person.view$.value).toMatchObject({ waitsForPlace: false, isTurnedDown: true, setbacks: 1 });
    expect(person.view$.value.problems).toEqual({ municipality: { key: 'person.placeAwaited', params: {} } });
  });

  it('should bring back nothing that was cleared, for a page that is still open', () => {
    const where = aTab();
    const flow = atForm(name, { where });
    flow.needs.drafts.beginAnew();
    flow.needs.person.change('firstname', 'Kari');
    flow.needs.membership.chooseMembership(PREPAID.id);
    expect(where.tab.entries.get(draftsKey('nordlys'))).not.toMatch(/Kari|Ola|Klipp/);
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
