import type { Failure, Result } from '../../shared/result.ts';
import type { PersonalInformation } from '../person/model.ts';
import { memberIdOf } from '../profile/rules.ts';
import type { SponsorCreated, SponsorInformation } from '../sponsor/model.ts';
import type { SponsorAddresses, SponsorPort } from '../sponsor/port.ts';
import { sponsorExists, sponsorFailure } from '../sponsor/rules.ts';
import type { FlowDraft } from './kept.ts';
import { createKeyedCall, type KeyedCall, type KeyedCallNeeds } from './keyed-call.ts';
import { personText } from './plan.ts';
import { NOBODY_NAMED } from './requests.ts';

/** What a sponsor has filled in, all of it there, and for which link. */
export interface WantedSponsor {
  readonly information: PersonalInformation;
  readonly departmentId: number;
  readonly hash: string;
}

/** Sends a sponsor: once, whatever is pressed, reloaded or replayed. */
export interface SponsorSender extends Pick<KeyedCall<null>, 'sending$' | 'changed' | 'arrive' | 'leave' | 'forget'> {
  send(wanted: WantedSponsor, done: () => void): void;
  /** Somebody tried to go on where that is not possible. */
  turnDown(): void;
}

export interface SponsorSenderNeeds extends KeyedCallNeeds {
  readonly port: Pick<SponsorPort, 'createSponsor'>;
  readonly addressesFor: (departmentId: number) => SponsorAddresses;
  /** [P-SPONSOR-35] Where a failure is told that no screen shows in its own place. */
  readonly report: (failure: Failure) => void;
}

export function createSponsorSender({ port, ...needs }: SponsorSenderNeeds): SponsorSender {
  const { draft } = needs;
  const call = createKeyedCall<null>(needs);

  const keep = (changes: Partial<FlowDraft>): void => draft.next({ ...draft.value, ...changes });

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
    call.finish(null);
  }

  function fail(failure: Failure, phone: string): void {
    if (sponsorExists(failure)) {
      keep({ conflict: { phone, memberId: null } });
      call.turnDown(null);
    } else {
      needs.report(failure);
      call.turnDown(sponsorFailure(failure));
    }
  }

  return {
    sending$: call.sending$,
    send(wanted, done) {
      if (!call.begin(done)) return;
      const body = bodyOf(wanted);
      call.ask(
        JSON.stringify(body),
        (key) => port.createSponsor(body, key),
        (answer) => learn(answer, wanted),
      );
    },
    turnDown() {
      // Whoever is impatient is told nothing new, and stops nothing.
      if (!call.sending$.value.sending) call.turnDown(null);
    },
    changed: call.changed,
    arrive: call.arrive,
    leave: call.leave,
    forget: call.forget,
  };
}
