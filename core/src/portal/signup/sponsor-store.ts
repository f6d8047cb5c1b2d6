import { BehaviorSubject, filter, Subscription, take } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { dayOfBirth } from '../../shell/birth-date.ts';
import type { Departure } from '../../shell/departure.ts';
import { createGuard } from '../../shell/guard.ts';
import type { StepHistory, Tabs } from '../../shell/ports.ts';
import type { CenterStore } from '../center/store.ts';
import { departmentsView } from '../membership/view.ts';
import { isUnderaged } from '../person/age.ts';
import type { PersonStore } from '../person/store.ts';
import type { SponsoredStore } from '../sponsor/sponsored-store.ts';
import { memberExists } from './conflict.ts';
import { EMPTY_FLOW, type FlowDraft, type KeptDrafts } from './kept.ts';
import { type SponsorProgress, type SponsorStep, sponsorMachine } from './sponsor.ts';
import { SponsorDraft } from './sponsor-draft.ts';
import { createSponsorSender, type SponsorSenderNeeds } from './sponsor-sender.ts';
import { SPONSOR_STEPS, type SponsorSignupView, sponsorSignupView } from './sponsor-view.ts';
import { createStepper } from './stepper.ts';

export interface SponsorSignupStore {
  readonly view$: Behavior<SponsorSignupView>;
  readonly person: PersonStore;
  open(): void;
  close(): void;
  /** Chooses a department, or lets go of it when it is the chosen one. */
  chooseDepartment(id: number): void;
  /** Asks again for the departments. */
  reload(): void;
  /** Asks again who is to be paid for. */
  reloadSponsored(): void;
  go(step: SponsorStep): void;
  next(): void;
  /** [P-SPONSOR-28] */
  sign(): void;
}

export interface SponsorSignupNeeds extends Omit<SponsorSenderNeeds, 'draft'> {
  readonly person: PersonStore;
  readonly sponsored: SponsoredStore;
  /** What the link says; null where it says nothing. */
  readonly hash$: Behavior<string | null>;
  readonly center: Pick<
    CenterStore,
    'code' | 'departments$' | 'departmentId$' | 'chooseDepartment' | 'reloadDepartments'
  >;
  readonly drafts: KeptDrafts;
  readonly departure: Departure;
  readonly history: StepHistory;
  readonly tabs: Pick<Tabs, 'returned$'>;
  readonly tracking: { leaveForSigning(leave: () => void): void };
}

export function createSponsorSignupStore(needs: SponsorSignupNeeds): SponsorSignupStore {
  const { person, sponsored, hash$, center, drafts, departure, tracking, clock } = needs;
  const draft$ = new BehaviorSubject<FlowDraft>(EMPTY_FLOW);
  const isMissed$ = new BehaviorSubject(false);
  const isLeaving$ = new BehaviorSubject(false);
  const guard = createGuard(clock);
  let running = Subscription.EMPTY;

  const cell = {
    get value() {
      return draft$.value;
    },
    next(draft: FlowDraft): void {
      draft$.next(draft);
      drafts.keepFlow('sponsor', draft);
    },
  };
  const sender = createSponsorSender({ ...needs, draft: cell });

  const departments$ = derive(
    { departments: center.departments$, chosenId: center.departmentId$ },
    ({ departments, chosenId }) => departmentsView({ departments, chosenId, allowedIds: null, arrivedDirectly: false }),
  );
  const link$ = derive({ draft: draft$ }, ({ draft: { sent } }) =>
    sent?.link && departure.mayLeaveFor(sent.link) ? sent.link : null,
  );
  const progress$ = derive(
    {
      departmentId: center.departmentId$,
      facts: person.facts$,
      form: person.view$,
      sponsored: sponsored.view$,
      draft: draft$,
      link: link$,
      sending: sender.sending$,
    },
    ({ departmentId, facts, form, sponsored: whom, draft, link, sending }): SponsorProgress => ({
      departmentId,
      personIsComplete: facts.information !== null,
      age: isUnderaged(dayOfBirth(form.values.date_of_birth), form.today) ? { kind: 'underage' } : { kind: 'allowed' },
      sponsoredIsKnown: whom.status === 'known',
      sponsorExists: memberExists(draft.conflict, form.values.phone_number, null),
      sent: draft.sent === null ? 'nothing' : 'current',
      sending: sending.sending,
      canSign: link !== null,
    }),
  );
  const stepper = createStepper<SponsorStep, SponsorProgress>({
    steps: SPONSOR_STEPS,
    progress$,
    capped: shownStep,
    isSettled$: derive(
      { departments: departments$, sponsored: sponsored.view$ },
      (now) => now.departments.status !== 'loading' && now.sponsored.status !== 'loading',
    ),
    history: needs.history,
    keep: (step) => cell.next({ ...cell.value, step }),
  });

  /** Takes up what was left of this link, and keeps whatever changes from now on. */
  function takeUp(): void {
    const hash = hash$.value;
    const left = drafts.area('sponsored', SponsorDraft);
    if (hash === null) return;
    if (left?.hash === hash) {
      person.restore(left.person);
      draft$.next(drafts.flow('sponsor'));
      if (left.departmentId !== null) center.chooseDepartment(left.departmentId);
    } else {
      person.reset();
      cell.next(EMPTY_FLOW);
    }
    const changes$ = derive(
      { person: person.draft$, departmentId: center.departmentId$ },
      (changed): SponsorDraft => ({ hash, ...changed }),
    );
    running.add(changes$.subscribe((changed) => drafts.keepArea('sponsored', changed)));
    running.add(derive({ facts: person.facts$ }, ({ facts }) => facts.information).subscribe(sender.changed));
    stepper.open(draft$.value.step);
    running.add(() => stepper.close());
  }

  function send(): void {
    const { information } = person.facts$.value;
    const departmentId = center.departmentId$.value;
    const hash = hash$.value;
    if (information === null || departmentId === null || hash === null) return;
    // [P-SPONSOR-26]
    sender.send({ information, departmentId, hash }, () => stepper.go('confirm'));
  }

  return {
    person,
    view$: derive(
      {
        step: stepper.step$,
        progress: progress$,
        departments: departments$,
        departmentIsMissed: isMissed$,
        sponsored: sponsored.view$,
        form: person.view$,
        sending: sender.sending$,
        isLeaving: isLeaving$,
      },
      ({ form, ...now }) => sponsorSignupView({ ...now, form: form.values }),
    ),
    open() {
      running.unsubscribe();
      running = new Subscription();
      sponsored.open();
      drafts.open();
      running.add(drafts.isRead$.pipe(filter(Boolean), take(1)).subscribe(takeUp));
      // A page that comes out of the history has left, and come back.
      running.add(needs.tabs.returned$.subscribe(() => isLeaving$.next(false)));
    },
    close() {
      running.unsubscribe();
      sponsored.close();
      sender.leave();
      isLeaving$.next(false);
    },
    chooseDepartment(id) {
      const { chosenId, canClear, cards } = departments$.value;
      if (id !== chosenId && cards.some((card) => card.id === id)) center.chooseDepartment(id);
      else if (id === chosenId && canClear) center.chooseDepartment(null);
    },
    reload: center.reloadDepartments,
    reloadSponsored: sponsored.reload,
    go(step) {
      if (shownStep(step, progress$.value) === step) stepper.go(step);
    },
    next() {
      const next = sponsorMachine.next(stepper.step$.value, progress$.value);
      if (next.kind === 'go') stepper.go(next.to);
      else if (next.kind === 'send') send();
      else if (next.kind === 'blocked') {
        const lacks = next.reasons.map(({ kind }) => kind);
        if (lacks.includes('personIncomplete')) person.showProblems();
        else sender.turnDown();
        isMissed$.next(lacks.includes('departmentMissing'));
      }
    },
    sign() {
      const link = link$.value;
      if (link === null || !progress$.value.sponsoredIsKnown || isLeaving$.value || !guard.passes()) return;
      isLeaving$.next(true);
      // [P-TRACKING-10]
      tracking.leaveForSigning(() => departure.leaveFor(link));
    },
  };
}

/** Once everything was sent there is only what comes after. */
const shownStep = (step: SponsorStep, progress: SponsorProgress): SponsorStep =>
  progress.sent === 'current' ? 'confirm' : sponsorMachine.capped(step, progress);
