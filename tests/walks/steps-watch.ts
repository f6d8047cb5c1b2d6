// The steps of a sign-up on the page, before and after each press on a day on which nothing goes wrong.
import { must, mustBe } from './must.ts';
import { OBEYING, type Onlooker } from './run.ts';
import { hasPerson, isFlow, type Screen, viewOf } from './screen.ts';
import { isEnded } from './truth.ts';
import { screenOf, type Visitor } from './visitor.ts';

/** The steps as they are shown. */
interface Shown {
  readonly step: string;
  readonly steps: readonly string[];
  readonly open: readonly string[];
  /** The keys of the reasons why there is no way on. */
  readonly reasons: readonly string[];
  /** The page waits for an answer, and may move by itself once that is there. */
  readonly isWaiting: boolean;
}

/** The calls that create, and those that change a created thing. */
const SENDING: readonly string[] = [
  'signup.createMember',
  'signup.createContract',
  'signup.createProfile',
  'profile.updateMember',
  'sponsor.useCode',
  'sponsor.createSponsor',
];

/** A reason that the answer to a press may take away: the place of a postal code. */
const INCOMPLETE = 'signup.personIncomplete';

/** How often one reason may stay while the visitor follows it. */
const PATIENCE = 5;

export function stepsWatch(visitor: Visitor): Onlooker {
  const { walk } = visitor;
  let action = '';
  let exchanges = 0;
  let before: Shown | null = null;
  let repeated = { reasons: '', times: 0 };

  const now = (): Shown | null => (walk.awayAt() === null && !isEnded(visitor) ? shownOn(screenOf(visitor)) : null);

  return {
    before(name) {
      action = name;
      exchanges = walk.exchanges.length;
      before = now();
    },
    after() {
      const after = now();
      if (after !== null) {
        must(
          after.open.every((step) => after.steps.includes(step)),
          'what can be gone to is a step',
          after,
        );
        if (action === OBEYING) repeated = expectHelp(repeated, after);
      }
      if (action !== OBEYING && before !== null) {
        if (after !== null && !before.isWaiting && !after.isWaiting) expectLed(action, before, after);
        const sent = walk.exchanges.slice(exchanges).filter(({ row }) => SENDING.includes(row));
        if (sent.length > 0) expectMaySend(action, before, sent);
      }
    },
  };
}

function shownOn(screen: Screen): Shown | null {
  if (!hasPerson(screen)) return null;
  const { waitsForPlace } = screen.person.view$.value;
  if (isFlow(screen)) {
    const { step, steps, open, next, isWaiting } = viewOf(screen);
    const isBack = screen.kind === 'payment' && screen.store.view$.value.callback !== null;
    const reasons = next.reasons.map(({ key }) => key);
    return { step, steps, open, reasons, isWaiting: isWaiting || isBack || waitsForPlace };
  }
  if (screen.kind !== 'sponsor') return null;
  const { step, steps, open, sponsored } = screen.store.view$.value;
  return { step, steps, open, reasons: [], isWaiting: waitsForPlace || sponsored.status !== 'ready' };
}

const POLLING = 'asks for ';
const GOING_ON = 'goes on';
/** Presses that are not about a step alone: another page, or another tab, stands there afterwards. */
const ELSEWHERE: readonly string[] = [
  'goes back',
  'goes forward',
  'starts anew',
  'opens another tab',
  'comes back in another tab',
];

/** Whether it is only a press that leads on, and where to. */
function expectLed(action: string, before: Shown, after: Shown): void {
  if (ELSEWHERE.includes(action)) return;
  if (action.startsWith(POLLING)) {
    const to = action.slice(POLLING.length);
    mustBe(after.step, before.open.includes(to) ? to : before.step, `the step after '${action}'`);
    return;
  }
  const isFurther = after.steps.indexOf(after.step) > after.steps.indexOf(before.step);
  if (!action.startsWith(GOING_ON)) must(!isFurther, `'${action}' leads no further`, [before.step, after.step]);
  else if (!mayGoOn(before)) must(!isFurther, 'nothing leads on past a reason', [before, after]);
}

/** Nothing is sent by anything else than going on, and nothing past a reason. */
function expectMaySend(action: string, before: Shown, sent: unknown): void {
  if (before.isWaiting) return;
  must(action.startsWith(GOING_ON), `nothing is sent by '${action}'`, sent);
  must(mayGoOn(before) || action.endsWith('twice'), 'nothing is sent past a reason', sent);
}

const mayGoOn = ({ reasons }: Shown): boolean => reasons.every((reason) => reason === INCOMPLETE);

/** A visitor who follows the reasons does not read the same ones for ever. */
function expectHelp(repeated: { reasons: string; times: number }, after: Shown): typeof repeated {
  if (after.isWaiting) return repeated;
  const reasons = after.reasons.join(' ');
  const times = reasons !== '' && reasons === repeated.reasons ? repeated.times + 1 : 0;
  must(times < PATIENCE, 'doing what is asked helps', reasons);
  return { reasons, times };
}
