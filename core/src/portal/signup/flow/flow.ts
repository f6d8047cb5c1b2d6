// What every flow that sends a member shares: its drafts, its progress and its sending.
import { concat, type Observable, type SchedulerLike, Subscription } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { Failure } from '../../../shared/result.ts';
import type { Departure } from '../../../shell/departure.ts';
import { MembershipDraft } from '../../membership/model.ts';
import type { SignupPath } from '../../person/age.ts';
import { PersonDraft } from '../../person/draft.ts';
import { createFlowCell } from '../drafts/flow-cell.ts';
import { type DraftArea, type DraftFlow, type FlowDraft, type KeptDrafts, whenRead } from '../drafts/kept.ts';
import type { SignupPort } from '../port.ts';
import { type AcceptanceNeeds, createAcceptance } from '../sending/acceptance.ts';
import type { Done, Sending } from '../sending/keyed-call.ts';
import type { SentRecord, Wanted } from '../sending/plan.ts';
import { createSender, type Order } from '../sending/sender.ts';
import type { Progress } from '../steps/progress.ts';
import { type FlowAreas, type Gathered, gather } from './gathered.ts';
import { recheck } from './recheck.ts';

export interface FlowNeeds extends FlowAreas, Pick<AcceptanceNeeds, 'terms' | 'digest'> {
  readonly port: SignupPort;
  readonly departure: Departure;
  readonly drafts: KeptDrafts;
  readonly newKey: () => string;
  readonly report: (failure: Failure) => void;
  readonly clock: SchedulerLike;
}

export interface FlowKind {
  readonly name: DraftFlow;
  readonly path: SignupPath;
  readonly origin: string;
  readonly payer$: Behavior<Wanted['payer'] | null>;
}

export interface Flow extends Gathered {
  readonly draft$: Behavior<FlowDraft>;
  /** What the service has taken in, as it is learnt: also while the page is away. */
  readonly sent$: Observable<SentRecord>;
  readonly sending$: Behavior<Sending>;
  keep(changes: Partial<FlowDraft>): void;
  /** Of a visitor who began anew meanwhile nothing is kept any more. */
  keepArea(area: DraftArea, draft: unknown): void;
  /** Takes up what was left, once that has been read, and keeps whatever changes from then on; `then` hears of it. */
  open(then: () => void): void;
  close(): void;
  send(done: Done<SentRecord>): void;
  /** The flow has come to its end: nothing of it stays. */
  end(): void;
}

export function createFlow(needs: FlowNeeds, { name, ...kind }: FlowKind): Flow {
  const { drafts, person, membership, profile } = needs;
  const cell = createFlowCell(drafts, name);
  const { draft$ } = cell;
  let running = Subscription.EMPTY;

  const keep = (changes: Partial<FlowDraft>): void => cell.next({ ...cell.value, ...changes });
  const acceptance = createAcceptance({ ...needs, drafts: { area: drafts.area, keepArea: cell.keepArea } });
  const order = (): Order | null => {
    const { value: wanted } = gathered.wanted$;
    return wanted && { wanted, memberId: gathered.memberId$.value };
  };
  const sender = createSender({
    port: needs.port,
    online$: needs.departure.online$,
    draft: cell,
    order,
    recheck: () => concat(recheck(membership, needs.clock), acceptance.settle()),
    agreed: acceptance.agreed,
    termsChanged: acceptance.takeBack,
    mayStart: () => mayBegin(gathered.progress$.value),
    newKey: needs.newKey,
    sessionRefused: needs.session.check,
    report: needs.report,
    clock: needs.clock,
  });
  const gathered: Gathered = gather(needs, { ...kind, draft$, sending$: sender.sending$ });
  const { wanted$, progress$ } = gathered;

  function takeUp(): void {
    const ofPerson = drafts.area('person', PersonDraft);
    const ofMembership = drafts.area('membership', MembershipDraft);
    if (!cell.isCurrent()) sender.forget();
    // What is kept is the truth: whoever began anew meanwhile finds nothing.
    if (ofPerson) person.restore(ofPerson);
    else person.reset();
    if (ofMembership) membership.restore(ofMembership);
    else membership.reset();
    cell.takeUp();
    sender.arrive();
  }

  /** What is being sent stays as it is. */
  function hold(isHeld: boolean): void {
    person.hold(isHeld);
    membership.hold(isHeld);
  }

  function follow(): void {
    profile.open();
    membership.open();
    running.add(acceptance.follow());
    running.add(person.draft$.subscribe((draft) => cell.keepArea('person', draft)));
    running.add(membership.draft$.subscribe((draft) => cell.keepArea('membership', draft)));
    // What was said of the last sending was said of other data.
    running.add(derive({ wanted: wanted$ }, ({ wanted }) => JSON.stringify(wanted)).subscribe(sender.changed));
    running.add(sender.sending$.subscribe(({ sending }) => hold(sending)));
    running.add(() => hold(false));
  }

  return {
    ...gathered,
    draft$,
    sent$: cell.sent$,
    sending$: sender.sending$,
    keep,
    keepArea: cell.keepArea,
    open(then) {
      running.unsubscribe();
      running = new Subscription();
      // Nothing is written over what has not been read yet.
      running.add(
        whenRead(drafts, () => {
          takeUp();
          follow();
          then();
        }),
      );
    },
    close() {
      running.unsubscribe();
      sender.leave();
      membership.close();
      profile.close();
    },
    send(done) {
      if (progress$.value.standing === 'allowed') sender.send(done);
    },
    end() {
      running.unsubscribe();
      sender.forget();
      person.reset();
      membership.reset();
      drafts.clear();
      cell.forget();
    },
  };
}

/** [P-MEMBERSHIP-41] [P-MEMBERSHIP-43] Nobody begins an agreement they may not have, nor another than they have seen. */
const mayBegin = ({ standing, membership, priceChanged }: Progress): boolean =>
  standing === 'allowed' && membership !== null && !priceChanged;
