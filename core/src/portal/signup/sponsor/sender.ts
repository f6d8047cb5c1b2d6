import type { Failure } from '../../../shared/result.ts';
import type { PersonalInformation } from '../../person/model.ts';
import { SponsorInformation } from '../../sponsor/model.ts';
import type { SponsorAddresses, SponsorPort } from '../../sponsor/port.ts';
import {
  isExplained,
  isLinkRefused,
  SPONSOR_NOT_ANSWERED,
  sponsorExists,
  sponsorFailure,
} from '../../sponsor/rules.ts';
import type { SponsoredStore } from '../../sponsor/sponsored-store.ts';
import type { Done } from '../sending/keyed-call.ts';
import { createNewcomerSender, type NewcomerNeeds, type NewcomerSender } from '../sending/newcomer-sender.ts';

/** What a sponsor has filled in, all of it there, and for which link. */
export interface WantedSponsor {
  readonly information: PersonalInformation;
  readonly departmentId: number;
  readonly hash: string;
}

/** Sends a sponsor: once, whatever is pressed, reloaded or replayed. */
export interface SponsorSender
  extends Pick<NewcomerSender<SponsorInformation>, 'sending$' | 'changed' | 'arrive' | 'leave' | 'forget'> {
  /** `done` hears of it once the service has just what is wished. */
  send(wanted: WantedSponsor, done: Done<null>): void;
  /** Somebody tried to go on where that is not possible. */
  turnDown(): void;
}

export interface SponsorSenderNeeds extends NewcomerNeeds {
  readonly port: Pick<SponsorPort, 'createSponsor'>;
  readonly addressesFor: (departmentId: number) => SponsorAddresses;
  /** [P-SPONSOR-35] Where a failure is told that no screen shows in its own place. */
  readonly report: (failure: Failure) => void;
  /** Where it is the link that is turned down, and the page says so in the place of the steps. */
  readonly sponsored: Pick<SponsoredStore, 'reload'>;
}

export function createSponsorSender({ port, ...needs }: SponsorSenderNeeds): SponsorSender {
  const { draft } = needs;
  const sender: NewcomerSender<SponsorInformation> = createNewcomerSender({
    ...needs,
    schema: SponsorInformation,
    create: port.createSponsor,
    departmentKept: { key: 'sponsor.departmentKept', params: {} },
    cutOff: () => sender.turnDownOffline(SPONSOR_NOT_ANSWERED),
    fail,
  });

  /** [P-SPONSOR-33] */
  function bodyOf({ information, departmentId, hash }: WantedSponsor): SponsorInformation {
    const { netsCallbackUrl, acceptanceCallbackUrl } = needs.addressesFor(departmentId);
    const whose = { departmentId, is_sponsor: true as const, sponsorConnectionHash: hash };
    return { ...information, ...whose, netsCallbackUrl, acceptanceCallbackUrl };
  }

  function fail(failure: Failure, { phone_number: phone }: PersonalInformation): void {
    if (sponsorExists(failure)) {
      draft.next({ ...draft.value, conflict: { phone, memberId: null } });
      sender.turnDown();
    } else if (isLinkRefused(failure) && isExplained(failure)) {
      needs.sponsored.reload();
      sender.turnDown();
    } else {
      needs.report(failure);
      sender.failed(failure, sponsorFailure(failure), { key: 'sponsor.kept', params: {} });
    }
  }

  return {
    sending$: sender.sending$,
    send: (wanted, done) => sender.send(wanted.information, bodyOf(wanted), done),
    turnDown() {
      // Whoever is impatient is told nothing new, and stops nothing.
      if (!sender.sending$.value.sending) sender.turnDown();
    },
    changed: sender.changed,
    arrive: sender.arrive,
    leave: sender.leave,
    forget: sender.forget,
  };
}
