// The sign-up of a payer, opened by a link: the person, and the signing for the member whom the link names.
import { BehaviorSubject, combineLatest } from 'rxjs';
import type { RunRejection } from '../../data/action.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Failure } from '../../shared/result.ts';
import { createScope, type Scope } from '../../shared/scope.ts';
import { dayOfBirth } from '../../shell/birth-date.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import type { SignupMessage } from '../../texts/signup.ts';
import type { CenterStore } from '../center/store.ts';
import type { DepartmentsView } from '../membership/view.ts';
import { isUnderaged } from '../person/age.ts';
import type { PersonalInformation } from '../person/model.ts';
import type { PersonForm } from '../person/rules.ts';
import type { PersonStore } from '../person/store.ts';
import { SponsorInformation, type SponsorPort } from '../sponsor/model.ts';
import {
  describeRefusal,
  isExplained,
  isLinkExplained,
  isSameName,
  SPONSOR_NOT_ANSWERED,
  sponsorAddresses,
  sponsorExists,
  sponsoredName,
  sponsorFailure,
} from '../sponsor/rules.ts';
import type { SponsoredStore, SponsoredView } from '../sponsor/sponsored-store.ts';
import { EMPTY_FLOW, personText, SponsorDraft } from './drafts.ts';
import { memberExists } from './failures.ts';
import { createMachine, type Machine, type MachineNeeds, type MachineView } from './machine.ts';
import type { SignupPort } from './model.ts';
import {
  type ChoiceOfDepartment,
  createDepartmentChoice,
  type Registration,
  registrationPlan,
} from './registration.ts';
import { SPONSOR, type SponsorProgress, type SponsorStep } from './sponsor-steps.ts';
import { type NextView, nextView } from './view.ts';

/** The payer's steps, and the member and the costs that they agree to. */
export interface SponsorSignupView extends Omit<MachineView<SponsorStep>, 'isWaiting' | 'next'> {
  readonly next: NextView;
  readonly departments: DepartmentsView;
  /** The department is that of the sponsored agreement, so there is no choice. */
  readonly departmentIsSettled: boolean;
  /** The sponsor tried to continue without a department. */
  readonly departmentIsMissed: boolean;
  readonly sponsored: SponsoredView;
  /** [P-SPONSOR-29] The sponsor is too young to pay. */
  readonly isUnderage: boolean;
  /** [P-SPONSOR-34] The center already has a member with this number. */
  readonly exists: boolean;
  /** Whether the payer is registered already; if not, the form's next button does it. */
  readonly isRegistered: boolean;
  /** [P-SPONSOR-27] The payer's input; `knownAs` is the service's name for them, if it differs. */
  readonly sponsor: { readonly name: string | null; readonly place: string | null; readonly knownAs: string | null };
  /** [P-SPONSOR-28] Whether there is an allowed address for signing. */
  readonly canSign: boolean;
}

/** The page to which the link in the payer's SMS leads. */
export interface SponsorSignupStore extends Pick<Machine<SponsorStep, never>, 'close' | 'go' | 'next'> {
  readonly view$: Behavior<SponsorSignupView>;
  readonly person: PersonStore;
  open(): void;
  /** Chooses a department, or clears it if it is the chosen one. */
  chooseDepartment(id: number): void;
  /** Loads the departments again. */
  reload(): void;
  reloadSponsored(): void;
  /** [P-SPONSOR-28] Leaves for the page on which the payer signs direct debit. */
  sign(): void;
}

/** The payer's form, the link and the member whom it names, and the requests that create and change the payer. */
export interface SponsorSignupNeeds extends MachineNeeds {
  readonly port: Pick<SponsorPort, 'createSponsor'>;
  readonly updateMember: SignupPort['updateMember'];
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly sponsored: SponsoredStore;
  /** The hash of the link; null without one. */
  readonly hash$: Behavior<string | null>;
  readonly center: ChoiceOfDepartment & Pick<CenterStore, 'reloadDepartments'>;
  /** The base address of the center's pages. */
  readonly centerAddress: string;
  /** [P-SPONSOR-35] Called with a failure that no screen shows. */
  readonly report: (failure: Failure) => void;
}

const REJECTED: RunRejection<SignupMessage> = { kind: 'rejected' };
const EXISTS: SignupMessage = { key: 'sponsor.exists', params: {} };

export function createSponsorSignupStore(needs: SponsorSignupNeeds): SponsorSignupStore {
  const { person, sponsored, hash$, center, drafts, departure } = needs;
  const draft = drafts.flow('sponsor');
  const { draft$ } = draft;
  const isMissed$ = new BehaviorSubject(false);
  const scope = createScope();
  const settledId$ = settledDepartment(needs);
  const departments = createDepartmentChoice(center, settledId$);

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
    },
    ({ departmentId, facts: { information }, form, draft: { sent, conflict }, ...now }): SponsorProgress => ({
      departmentId,
      personIsComplete: information !== null,
      age: isUnderaged(dayOfBirth(form.values.date_of_birth), form.today) ? { kind: 'underage' } : { kind: 'allowed' },
      sponsoredIsKnown: now.sponsored.status === 'ready',
      sponsorExists: memberExists(conflict, { phone: form.values.phone_number, memberId: null, information }),
      sent: sent === null ? 'nothing' : information && sent.person === personText(information) ? 'current' : 'changed',
      isSending: false,
      canSign: now.link !== null,
    }),
  );
  /** [P-SPONSOR-33] The two addresses are those to which the payer returns, after the signing and by the link. */
  const submission$ = derive(
    { facts: person.facts$, departmentId: center.departmentId$, hash: hash$ },
    ({ facts: { information }, departmentId, hash }): Registration<SponsorInformation> | null => {
      if (information === null || departmentId === null || hash === null) return null;
      const { netsCallbackUrl, acceptanceCallbackUrl } = sponsorAddresses(needs.centerAddress, departmentId);
      const whose = { departmentId, is_sponsor: true as const, sponsorConnectionHash: hash };
      return { person: information, body: { ...information, ...whose, netsCallbackUrl, acceptanceCallbackUrl } };
    },
  );

  const machine = createMachine(needs, {
    draft,
    inputs: [{ restore, open: follow, lock: person.lock }],
    steps: SPONSOR,
    progress$,
    isSettled$: derive(
      { departments: departments.view$, sponsored: sponsored.view$ },
      (now) => now.departments.status !== 'loading' && now.sponsored.status !== 'loading',
    ),
    submission$,
    plan: registrationPlan<SponsorInformation>({
      ...needs,
      schema: SponsorInformation,
      create: needs.port.createSponsor,
      departmentUnchanged: { key: 'sponsor.departmentUnchanged', params: {} },
      notAnswered: SPONSOR_NOT_ANSWERED,
      failed: (failure, _, input) => failed(failure, input.person),
    }),
    clearsFailure: true,
    onBlocked: (reasons) => isMissed$.next(reasons.some(({ kind }) => kind === 'departmentMissing')),
    // [P-SPONSOR-26] Stored if the page is closed, so that the sponsor finds the step later.
    onSent(_, visitor) {
      if (visitor === 'here') machine.lead('confirm');
      else if (visitor === 'gone') draft.keep({ step: 'confirm' });
    },
    onEnd: () => undefined,
  });

  const storedDraft = (): SponsorDraft | null => {
    const left = drafts.area('sponsored', SponsorDraft);
    return left !== null && left.hash === hash$.value ? left : null;
  };

  /** The input belongs to one link: another link starts over. */
  function restore(): void {
    const left = storedDraft();
    if (left) person.restore(left.person);
    else person.reset();
    if (left && left.departmentId !== null) center.chooseDepartment(left.departmentId);
  }

  function follow(_: unknown, scope: Scope): void {
    const hash = hash$.value;
    if (hash === null) return;
    if (storedDraft() === null) draft.keep(EMPTY_FLOW);
    drafts.keepArea('paidFor', null);
    scope.add(
      combineLatest([settledId$, center.departmentId$]).subscribe(([settled, chosen]) => {
        if (settled !== null && settled !== chosen) center.chooseDepartment(settled);
      }),
    );
    scope.add(
      derive(
        { person: person.draft$, departmentId: center.departmentId$, whom: sponsored.view$ },
        ({ whom, ...changed }): SponsorDraft => ({
          hash,
          ...changed,
          // Stored so that the page can show it again after the signing.
          whom: whom.status === 'ready' ? { name: whom.name, agreement: whom.agreement } : null,
        }),
      ).subscribe((changed) => draft.keepArea('sponsored', changed)),
    );
  }

  function failed(failure: Failure, { phone_number: phone }: PersonalInformation): RunRejection<SignupMessage> {
    if (sponsorExists(failure)) {
      // The sponsor may try another number next, also if an earlier try is unanswered.
      draft.keep({ conflict: { phone, memberId: null }, pending: [] });
      return REJECTED;
    }
    if (isLinkExplained(failure)) {
      sponsored.reload();
      return REJECTED;
    }
    // A named reason has a text in the visitor's language.
    if (isExplained(failure))
      return { kind: 'rejected', failure: sponsorFailure(failure), reason: describeRefusal(failure) };
    needs.report(failure);
    return {
      kind: 'rejected',
      failure: sponsorFailure(failure),
      reason: { key: 'sponsor.kept', params: {} },
      isUncertain: failure.kind !== 'refused',
    };
  }

  return {
    person,
    view$: derive(
      {
        machine: machine.view$,
        progress: machine.progress$,
        draft: draft$,
        departments: departments.view$,
        settledId: settledId$,
        isMissed: isMissed$,
        sponsored: sponsored.view$,
        form: person.view$,
        facts: person.facts$,
      },
      ({ machine: { isWaiting, ...shown }, progress, draft: { sent }, settledId, isMissed, form, facts, ...now }) => ({
        ...shown,
        ...now,
        next: nextView(shown.next, facts),
        failure: progress.sponsorExists ? EXISTS : shown.failure,
        departmentIsSettled: settledId !== null,
        departmentIsMissed: isMissed && progress.departmentId === null,
        isUnderage: progress.age.kind !== 'allowed',
        exists: progress.sponsorExists,
        isRegistered: progress.sent !== 'nothing',
        sponsor: sponsorOf(form.values, sent?.knownAs ?? null),
        canSign: progress.sent === 'current' && progress.sponsoredIsKnown && progress.canSign,
      }),
    ),
    open() {
      scope.reopen();
      sponsored.open();
      // Without a link there is no sign-up: nothing is restored, and no step is stored.
      scope.add(drafts.whenRead(() => hash$.value !== null && machine.open()));
    },
    close() {
      scope.close();
      machine.close();
      sponsored.close();
    },
    chooseDepartment(id) {
      // Locked while it is being sent.
      if (!machine.view$.value.isSending) departments.choose(id);
    },
    reload: center.reloadDepartments,
    reloadSponsored: sponsored.reload,
    go: machine.go,
    next: machine.next,
    sign() {
      const link = link$.value;
      if (link !== null && machine.progress$.value.sponsoredIsKnown) machine.sign(link);
    },
  };
}

/** The department of the sponsored agreement, which is the sponsor's too; null if the center does not offer it. */
const settledDepartment = ({
  sponsored,
  center,
}: Pick<SponsorSignupNeeds, 'sponsored' | 'center'>): Behavior<number | null> =>
  derive({ whom: sponsored.view$, departments: center.departments$ }, ({ whom, departments }) => {
    const departmentId = whom.status === 'ready' ? (whom.agreement?.departmentId ?? null) : null;
    return departments.status === 'ready' && departments.value.every(({ id }) => id !== departmentId)
      ? null
      : departmentId;
  });

function sponsorOf(form: PersonForm, knownAs: string | null): SponsorSignupView['sponsor'] {
  const name = sponsoredName(form);
  return {
    name,
    place: [form.postal_code, form.municipality].filter(Boolean).join(' ') || null,
    knownAs: knownAs === null || isSameName(knownAs, name ?? '') ? null : knownAs,
  };
}
