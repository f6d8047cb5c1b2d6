import { BehaviorSubject, type SchedulerLike, Subscription } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import { afterFailure, keyFor } from '../../shared/keys.ts';
import type { Failure, Result } from '../../shared/result.ts';
import { createGuard } from '../../shell/guard.ts';
import type { PersonalInformation } from '../person/model.ts';
import { memberIdOf } from '../profile/rules.ts';
import type { SponsorCreated, SponsorInformation } from '../sponsor/model.ts';
import type { SponsorAddresses, SponsorPort } from '../sponsor/port.ts';
import { sponsorExists, sponsorFailure } from '../sponsor/rules.ts';
import type { FlowDraft } from './kept.ts';
import { personText } from './plan.ts';
import { NOBODY_NAMED } from './requests.ts';
import { NOT_SENDING, type Sending } from './sender.ts';

/** What a sponsor has filled in, all of it there, and for which link. */
export interface WantedSponsor {
  readonly information: PersonalInformation;
  readonly departmentId: number;
  readonly hash: string;
}

/** Sends a sponsor: once, whatever is pressed, reloaded or replayed. */
export interface SponsorSender {
  readonly sending$: Behavior<Sending>;
  send(wanted: WantedSponsor, done: () => void): void;
  /** Somebody tried to go on where that is not possible. */
  turnDown(): void;
  /** Something else would be sent now. */
  changed(): void;
  /** The page is left. What is on its way goes on. */
  leave(): void;
  /** The visitor has begun anew: what is on its way is nobody's here any more. */
  forget(): void;
}

export interface SponsorSenderNeeds {
  readonly port: Pick<SponsorPort, 'createSponsor'>;
  readonly draft: { readonly value: FlowDraft; next(draft: FlowDraft): void };
  readonly addressesFor: (departmentId: number) => SponsorAddresses;
  readonly newKey: () => string;
  /** [P-SPONSOR-35] Where a failure is told that no screen shows in its own place. */
  readonly report: (failure: Failure) => void;
  readonly clock: SchedulerLike;
}

export function createSponsorSender({ port, draft, ...needs }: SponsorSenderNeeds): SponsorSender {
  const sending$ = new BehaviorSubject<Sending>(NOT_SENDING);
  let sending = Subscription.EMPTY;
  const guard = createGuard(needs.clock);
  let tellDone: (() => void) | null = null;

  const keep = (changes: Partial<FlowDraft>): void => draft.next({ ...draft.value, ...changes });
  const turnDown = (failure: Sending['failure']): void =>
    sending$.next({ sending: false, failure, setbacks: sending$.value.setbacks + 1 });

  /** [P-SPONSOR-33] */
  function bodyOf({ information, departmentId, hash }: WantedSponsor): SponsorInformation {
    const { netsCallbackUrl, acceptanceCallbackUrl } = needs.addressesFor(departmentId);
    const whose = { departmentId, is_sponsor: true as const, sponsorConnectionHash: hash };
    return { ...information, ...whose, netsCallbackUrl, acceptanceCallbackUrl };
  }

  function learn(answer: Result<SponsorCreated>, { information }: WantedSponsor): void {
    const memberId = answer.ok ? memberIdOf(answer.value.memberId) : null;
    if (!answer.ok || memberId === null) {
      fail(answer.ok ? NOBODY_NAMED : answer.error, information.phone_number);
      return;
    }
    const sent = { memberId, person: personText(information), link: answer.value.link_to_nets ?? null };
    keep({ pending: null, conflict: null, sent: { ...sent, choice: null, contractId: null, invoiceId: null } });
    sending$.next({ ...sending$.value, sending: false });
    tellDone?.();
  }

  function fail(failure: Failure, phone: string): void {
    const { pending } = draft.value;
    keep({ pending: pending && afterFailure(pending, failure) });
    if (sponsorExists(failure)) {
      keep({ conflict: { phone, memberId: null } });
      turnDown(null);
    } else {
      needs.report(failure);
      turnDown(sponsorFailure(failure));
    }
  }

  return {
    sending$,
    send(wanted, done) {
      if (sending$.value.sending || !guard.passes()) return;
      tellDone = done;
      const body = bodyOf(wanted);
      // Kept before anything is sent under it: a page that is loaded again asks for the same answer.
      const pending = keyFor(draft.value.pending, JSON.stringify(body), needs.newKey);
      keep({ pending });
      sending$.next({ ...sending$.value, sending: true, failure: null });
      sending = port.createSponsor(body, pending.key).subscribe((answer) => learn(answer, wanted));
    },
    turnDown: () => turnDown(null),
    changed() {
      guard.release();
      if (sending$.value.failure) sending$.next({ ...sending$.value, failure: null });
    },
    leave() {
      tellDone = null;
    },
    forget() {
      sending.unsubscribe();
      guard.release();
      tellDone = null;
      sending$.next(NOT_SENDING);
    },
  };
}
