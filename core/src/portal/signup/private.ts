// The sign-up with a private sponsor: the member signs nothing, and sends one message to the payer.
import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createScope, createSlot } from '../../shared/scope.ts';
import { createSponsorContactStore, type SponsorContactStore } from '../sponsor/contact-store.ts';
import { SponsorContactDraft, type SponsorPort } from '../sponsor/model.ts';
import type { DraftStore } from './drafts.ts';
import { createMemberSignup, type MemberSignup } from './member.ts';
import { type MemberNeeds, memberState } from './progress.ts';
import { choiceReasons, PERSONALIA, type SignupProgress } from './reasons.ts';
import { type SignupResult, signupResult } from './returns.ts';
import { stepsOf } from './steps.ts';
import type { FlowView } from './view.ts';

/** [P-SIGNUP-43] In this order; at `payer` the member names the person who will pay. */
export type PrivateStep = 'department' | 'information' | 'payer';

/** [P-SIGNUP-47] [P-SIGNUP-48] [P-SIGNUP-49] The payer is asked only once the service knows the member. */
export const PRIVATE = stepsOf<PrivateStep, SignupProgress>(
  { name: 'department', reasons: choiceReasons },
  { name: 'information', ...PERSONALIA },
  { name: 'payer', reasons: () => [] },
);

/** The sign-up with a private sponsor beside its steps. */
export interface PrivateView extends FlowView<PrivateStep> {
  /** [P-SIGNUP-50] The outcome in the address; shown instead of the steps. */
  readonly outcome: SignupResult | null;
}

export interface PrivateStore extends Pick<MemberSignup<PrivateStep, never>, 'close' | 'go' | 'next' | 'askWho'> {
  readonly view$: Behavior<PrivateView>;
  /** [P-SIGNUP-46] Of the last step. */
  readonly contact: SponsorContactStore;
  open(): void;
  /** Resets the page for another sign-up. */
  startOver(): void;
}

/** The sign-up of a member, and the message to the payer with its link. */
export interface PrivateNeeds extends MemberNeeds {
  readonly sponsors: Pick<SponsorPort, 'contact'>;
  readonly online$: Behavior<boolean>;
  /** The base address of the center's pages. */
  readonly centerAddress: string;
}

export function createPrivateStore(needs: PrivateNeeds): PrivateStore {
  const { center, drafts, tracking } = needs;
  const state = memberState(needs, 'private', new BehaviorSubject({ is_privately_sponsored: true }));
  const sent$ = derive({ draft: state.draft$ }, ({ draft }) => draft.sent);
  const contact = createSponsorContactStore({
    ...needs,
    port: needs.sponsors,
    memberId$: derive({ sent: sent$ }, ({ sent }) => sent?.memberId ?? null),
    departmentId$: derive({ sent: sent$ }, ({ sent }) => sent?.choice?.departmentId ?? null),
    contractId$: derive({ sent: sent$ }, ({ sent }) => sent?.contractId ?? null),
  });
  const savedContact = saveContact(drafts, contact);
  const scope = createScope();
  const signup = createMemberSignup<PrivateStep, SignupProgress>(needs, {
    state,
    steps: PRIVATE,
    progress$: state.progress$,
    onSent: () => signup.go('payer'), // [P-SIGNUP-49]
    onEnd: () => undefined,
  });
  const outcome$ = derive({ parameters: center.parameters$ }, ({ parameters }) => signupResult(parameters.success));

  /** Clears all personal data at the end. The address alone does not prove the end: the payer must have been asked. */
  function forgetIfDone(): void {
    if (outcome$.value !== 'success' || !contact.facts$.value.contacted) return;
    savedContact.forget();
    signup.end();
  }

  return {
    ...signup,
    contact,
    view$: derive({ view: signup.view$, outcome: outcome$ }, ({ view, outcome }) => ({ ...view, outcome })),
    open() {
      scope.reopen();
      signup.open();
      scope.add(
        drafts.whenRead(() => {
          savedContact.restore();
          forgetIfDone();
        }),
      );
      const outcome = outcome$.value;
      tracking.record(
        outcome === null
          ? { kind: 'opened', flow: 'private' } // [P-TRACKING-03]
          : { kind: 'signupReturned', flow: 'private', success: outcome === 'success', signup: 'private' },
      );
    },
    close() {
      scope.close();
      signup.close();
    },
    startOver: () => center.forgetParameters('success'),
  };
}

interface SavedContact {
  /** Restores the stored message; call it after the drafts are read. */
  restore(): void;
  forget(): void;
}

/** Follows a message's outcome also after the page is closed. */
function saveContact(drafts: DraftStore, contact: SponsorContactStore): SavedContact {
  const following = createSlot();
  let generation = drafts.generation$.value;
  const storedDraft = (): SponsorContactDraft | null => drafts.area('contact', SponsorContactDraft);
  const isFollowed = (): boolean => following.isBusy() && generation === drafts.generation$.value;

  return {
    restore() {
      const left = storedDraft();
      if (left === null) contact.reset();
      // For messages of this page, the store is more up to date than the drafts.
      else if (!isFollowed()) contact.restore(left);
      following.end();
      generation = drafts.generation$.value;
      // Stored at once, so that after a reload the page knows that a message may have been sent.
      drafts.keepArea('contact', contact.draft$.value);
      following.run(contact.draft$, (draft) => {
        if (isFollowed() && storedDraft() !== null) drafts.keepArea('contact', draft);
      });
    },
    forget() {
      following.end();
      contact.reset();
    },
  };
}
