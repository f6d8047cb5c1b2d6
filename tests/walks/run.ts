// One walk from its plan: what chance decided beforehand, done to the pages as they come.
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Action, offered, type Pick } from './actions.ts';
import { follow } from './follow.ts';
import { expectForgotten, watch } from './invariants.ts';
import { LINES, nothing } from './memory.ts';
import { mustBe } from './must.ts';
import { TROUBLES } from './network.ts';
import { showsPerson } from './screen.ts';
import { expectChargedOnce, expectTrue, isEnded } from './truth.ts';
import {
  arrive,
  aVisitor,
  choicesOn,
  FLOW_NAMES,
  FLOWS,
  forget,
  openInvoice,
  screenOf,
  type,
  type Visitor,
} from './visitor.ts';
import { type Place, startWalk } from './walk.ts';

const whose = fc.constantFrom('anything' as const, 'sending' as const, 'sending' as const);
const call = fc.constantFrom(
  '*',
  'signup.createMember',
  'signup.createContract',
  'profile.updateMember',
  'sponsor.contact',
  'sponsor.createSponsor',
  'signup.createProfile',
  'sponsor.lookUpCode',
  'payment.startPayment',
  'payment.paymentState',
  'payment.invoice',
);

/** Something that goes wrong: at the network, or at the service as its control lets it. */
const fault = fc.oneof(
  fc.record({ at: fc.constant('network' as const), kind: fc.constantFrom(...TROUBLES), whose }),
  fc.record({
    at: fc.constant('service' as const),
    call,
    kind: fc.constantFrom(
      'cut' as const,
      'malformed' as const,
      'empty' as const,
      'html' as const,
      'wrong-shape' as const,
    ),
    after: fc.boolean(),
  }),
  fc.record({
    at: fc.constant('service' as const),
    call,
    kind: fc.constant('status' as const),
    status: fc.constantFrom(400, 401, 404, 409, 500, 503),
    after: fc.boolean(),
  }),
);
type Fault = typeof fault extends fc.Arbitrary<infer F> ? F : never;

/** One step: which of the offered actions, with which details, what goes wrong meanwhile, and how long the visitor waits. */
const step = (faults: fc.Arbitrary<Fault | null>) =>
  fc.record({
    choice: fc.nat({ max: 9_999 }),
    details: fc.array(fc.nat({ max: 99 }), { minLength: 3, maxLength: 3 }),
    fault: faults,
    pause: fc.constantFrom(0, 100, 600, 1_200, 1_200, 4_000),
  });
type Step = ReturnType<typeof step> extends fc.Arbitrary<infer S> ? S : never;

export interface Plan {
  readonly flow: (typeof FLOW_NAMES)[number];
  readonly bringsKeys: boolean;
  /** How many times the visitor follows the page before they do as they like. */
  readonly obedient: number;
  /** Whether they go by the number of somebody whom the center knows. */
  readonly isKnown: boolean;
  readonly steps: readonly Step[];
}

interface Beginning {
  readonly obedient: fc.Arbitrary<number>;
  readonly isKnown: fc.Arbitrary<boolean>;
  readonly maxLength: number;
}

const FROM_THE_START: Beginning = { obedient: fc.constant(0), isKnown: fc.constant(false), maxLength: 16 };
const ANYWHERE: Beginning = {
  obedient: fc.constantFrom(0, 1, 2, 3, 3, 4, 5),
  isKnown: fc.constantFrom(false, false, true),
  maxLength: 12,
};

const planWith = (faults: fc.Arbitrary<Fault | null>, { maxLength, ...beginning }: Beginning): fc.Arbitrary<Plan> =>
  fc.record({
    flow: fc.constantFrom(...FLOW_NAMES),
    // A service may know no keys.
    bringsKeys: fc.constantFrom(true, true, true, false),
    ...beginning,
    steps: fc.array(step(faults), { minLength: 3, maxLength, size: 'max' }),
  });

/** Only the visitor makes mistakes. */
export const calmPlan = planWith(fc.constant(null), ANYWHERE);
export const faultyPlan = planWith(fc.option(fault, { nil: null, freq: 2 }), FROM_THE_START);

/** An observer that knows each action beforehand. */
export interface Onlooker {
  before(action: string): void;
  after(): void;
}

/** Does a whole walk, then follows the pages until the sign-up has ended. Gives the number of charged invoices. */
export async function run(place: Place, plan: Plan, onlookerOf?: (visitor: Visitor) => Onlooker): Promise<number> {
  const { center } = FLOWS[plan.flow];
  const walk = startWalk({ place, center, bringsKeys: plan.bringsKeys });
  const visitor = aVisitor(walk, plan.flow);
  const { answers, step: look } = watch(visitor);
  const onlooker = onlookerOf?.(visitor);
  const story: string[] = [];
  const finish = () => {
    onlooker?.after();
    settleEnd(visitor);
    expectTrue(visitor);
    look();
  };
  try {
    arrive(visitor);
    await walk.settle();
    settleChoices(visitor, 'chooses');
    const before = (action: string) => onlooker?.before(action);
    const calm: Calm = { place, visitor, story, answers, before, finish };
    for (let round = 0; round < plan.obedient; round++) {
      story.push(OBEYING);
      if (plan.isKnown) beKnown(visitor);
      if (await obeyed(calm)) break;
    }
    for (const one of plan.steps) {
      await prepare(place, visitor, one.fault);
      const action = chosenAction(visitor, one);
      story.push(`${action.name}${one.fault ? ` while ${JSON.stringify(one.fault)}` : ''}`);
      before(action.name);
      await action.perform();
      await walk.settle();
      settleChoices(visitor, action.name);
      answers();
      await walk.pass(one.pause, answers);
      settleChoices(visitor, action.name);
      finish();
    }
    await calmDown(calm);
    await payByLink(calm, plan.steps.slice(0, AT_INVOICE));
    expectChargedOnce(place);
    return place.world.state.charges.length;
  } catch (problem) {
    if (problem instanceof Error) problem.message = `${problem.message}\n${plan.flow}:\n  ${story.join('\n  ')}`;
    throw problem;
  } finally {
    walk.end();
  }
}

/** Lets the fault lie in wait for the next request that it is for. */
async function prepare({ app }: Place, { walk }: Visitor, wanted: Fault | null): Promise<void> {
  if (wanted === null) return;
  if (wanted.at === 'network') return walk.trouble(wanted.kind, wanted.whose);
  const { at: _, ...order } = wanted;
  const payload = { ...order, probability: 1, times: 1 };
  const reply = await app.inject({ method: 'POST', url: '/control/api/faults', payload });
  expect(reply.statusCode).toBe(200);
}

function chosenAction(visitor: Visitor, { choice, details }: Step): Action {
  const left = [...details];
  const pick: Pick = ([first, ...others]) => [first, ...others][(left.shift() ?? 0) % (others.length + 1)] ?? first;
  const actions = offered(visitor, pick);
  const total = actions.reduce((sum, { weight }) => sum + weight, 0);
  let rest = choice % total;
  for (const action of actions) {
    if (rest < action.weight) return action;
    rest -= action.weight;
  }
  throw new Error('nothing is offered');
}

/** Actions after which the page may show other choices, for the list to choose from is another. */
const CHOOSING = [
  'code',
  'filter',
  'chooses',
  'starts anew',
  'another tab',
  'sign up',
  'log',
  'goes back',
  'goes forward',
];

/** Remembers choices that the page made by itself, and those that the visitor had to make anew. */
function settleChoices(visitor: Visitor, name: string): void {
  if (visitor.walk.awayAt() !== null) return;
  const screen = screenOf(visitor);
  const now = choicesOn(screen);
  if (now === null) return;
  const mayChange = CHOOSING.some((word) => name.includes(word));
  const { memory } = visitor;
  if (mayChange || memory.departmentId === null) memory.departmentId = now.departmentId;
  if (mayChange || memory.membershipId === null) memory.membershipId = now.membershipId;
}

/** Once the page tells the end, or is the start page, nothing of a sign-up is kept, and the visitor begins another. */
function settleEnd(visitor: Visitor): void {
  if (!isEnded(visitor)) return;
  expectForgotten(visitor);
  if (JSON.stringify(visitor.memory) !== NOTHING) forget(visitor);
}

const NOTHING = JSON.stringify(nothing());

interface Calm {
  readonly place: Place;
  readonly visitor: Visitor;
  readonly story: string[];
  readonly answers: () => void;
  readonly before: (action: string) => void;
  readonly finish: () => void;
}

async function setRight({ place, visitor, story, answers }: Calm): Promise<void> {
  const { walk } = visitor;
  const reply = await place.app.inject({ method: 'DELETE', url: '/control/api/faults' });
  expect(reply.statusCode).toBe(200);
  walk.trouble(null, 'anything');
  story.push('calm');
  visitor.calmSince = walk.clock.now();
  await walk.pass(50_000, answers);
}

/** Everything goes right from now on, and the visitor follows the pages. */
async function calmDown(calm: Calm): Promise<void> {
  const { visitor } = calm;
  await setRight(calm);
  for (let round = 0; round < ROUNDS; round++) if (await obeyed(calm)) return;
  throw new Error(`it has not come to its end: ${screenOf(visitor).kind}`);
}

/** Whoever still owes something opens the link of the letter, does as they like there, and then pays. */
async function payByLink(calm: Calm, steps: readonly Step[]): Promise<void> {
  const { place, visitor, story, answers, before, finish } = calm;
  const { walk } = visitor;
  const owed = place.world.state.invoices.findLast(({ rest, kredit }) => rest > 0 && !kredit);
  if (owed === undefined) return;
  story.push('opens the link of an invoice');
  openInvoice(visitor, owed.id);
  await walk.settle();
  for (const one of steps) {
    if (walk.awayAt() === null && screenOf(visitor).kind !== 'invoice') break;
    await prepare(place, visitor, one.fault);
    const action = chosenAction(visitor, one);
    story.push(`${action.name}${one.fault ? ` while ${JSON.stringify(one.fault)}` : ''}`);
    before(action.name);
    await action.perform();
    await walk.settle();
    answers();
    await walk.pass(one.pause, answers);
    finish();
  }
  await setRight(calm);
  openInvoice(visitor, owed.id);
  await walk.settle();
  for (let round = 0; round < ROUNDS; round++) if (await obeyed(calm)) break;
  mustBe(
    place.world.state.charges.filter(({ invoiceId }) => invoiceId === owed.id).length,
    1,
    'paid by its link, once',
  );
}

/** Does the one thing that the page asks for; whether the sign-up had ended before. */
async function obeyed({ visitor, answers, before, finish }: Calm): Promise<boolean> {
  const { walk } = visitor;
  before(OBEYING);
  if ((await follow(visitor)) === 'ended') return true;
  await walk.settle();
  settleChoices(visitor, 'chooses');
  answers();
  await walk.pass(1_500, answers);
  settleChoices(visitor, 'chooses');
  finish();
  return false;
}

/** Goes by a number that the center knows, until another is typed. */
function beKnown(visitor: Visitor): void {
  if (visitor.walk.awayAt() !== null) return;
  const screen = screenOf(visitor);
  if (showsPerson(screen) && visitor.memory.texts.phone_number === undefined)
    type(visitor, screen, 'phone_number', LINES.phone_number[1] ?? LINES.phone_number[0]);
}

/** The name of a page's request. */
export const OBEYING = 'does what the page says';

/** The payer's deeds at the page of an invoice before they pay it. */
const AT_INVOICE = 3;

/** More steps than a sign-up takes whose visitor follows the page. */
const ROUNDS = 60;
