// Making somebody known who begins no agreement: one call creates them, another brings up to date what was changed since.
import type * as z from 'zod/mini';
import type { Reply } from '../../../shared/reply.ts';
import { type Failure, isRefused } from '../../../shared/result.ts';
import type { ToastStore } from '../../../shell/toasts.ts';
import type { PersonalInformation } from '../../person/model.ts';
import { memberIdOf } from '../../profile/rules.ts';
import type { SponsorCreated } from '../../sponsor/model.ts';
import { nameOf } from '../../sponsor/rules.ts';
import type { FlowDraft } from '../drafts/kept.ts';
import type { SignupMessage } from '../messages.ts';
import type { SignupPort } from '../port.ts';
import { askInTurn, readBack, written } from './in-turn.ts';
import { createKeyedCall, type Done, type KeyedCall, type KeyedCallNeeds } from './keyed-call.ts';
import { personText, type SentRecord } from './plan.ts';
import { NOBODY_NAMED } from './requests.ts';

/** Somebody as they are sent, and where they belong. */
type Newcomer = PersonalInformation & { readonly departmentId: number };

type Created = Pick<SponsorCreated, 'memberId' | 'link_to_nets' | 'firstname' | 'lastname'>;

/** Sends somebody: once, whatever is pressed, reloaded or replayed. */
export interface NewcomerSender<N>
  extends Pick<
    KeyedCall<null>,
    'sending$' | 'turnDown' | 'failed' | 'turnDownOffline' | 'changed' | 'arrive' | 'leave' | 'forget'
  > {
  /** `done` hears of it once the service has just what is wished. */
  send(person: PersonalInformation, newcomer: N, done?: Done<null>): void;
}

/** What every sign-up needs that makes somebody known without an agreement. */
export interface NewcomerNeeds extends KeyedCallNeeds {
  readonly updateMember: SignupPort['updateMember'];
  readonly toasts: Pick<ToastStore, 'show'>;
}

interface NewcomerSenderNeeds<N> extends NewcomerNeeds {
  /** What is sent of them. */
  readonly schema: z.ZodMiniType<N>;
  readonly create: (newcomer: N, key: string) => Reply<Created>;
  /** How it is said that they belong where they were first sent as belonging, and not where they are meant to by now. */
  readonly departmentKept: SignupMessage;
  /** Says that there is no network. */
  readonly cutOff: () => void;
  /** One of the calls came to nothing. */
  readonly fail: (failure: Failure, person: PersonalInformation) => void;
}

export function createNewcomerSender<N extends Newcomer>(needs: NewcomerSenderNeeds<N>): NewcomerSender<N> {
  const { draft, schema, create, updateMember, toasts, fail } = needs;
  const call = createKeyedCall<null>(needs, needs.cutOff);

  const keep = (changes: Partial<FlowDraft>): void => draft.next({ ...draft.value, ...changes });

  function proceed(person: PersonalInformation, newcomer: N): void {
    const { sent } = draft.value;
    if (sent === null) askToCreate(person, newcomer);
    else if (sent.person !== personText(person)) askToUpdate(sent, person, newcomer);
    else call.finish(null);
  }

  function askToCreate(person: PersonalInformation, wished: N): void {
    const { pending } = draft.value;
    askInTurn<N, Created>({
      unanswered: pending && readBack(schema, pending.content),
      wished,
      isSame: (one, other) => written(schema, one) === written(schema, other),
      isUnsettled: () => draft.value.pending !== null,
      ask: (newcomer, hear) => call.ask(written(schema, newcomer), (key) => create(newcomer, key), hear),
      keep(created, newcomer) {
        const sent = recordOf(created, newcomer);
        if (sent === null) return NOBODY_NAMED;
        keep({ sent, pending: null, conflict: null });
        // Where they belong is the one thing that no call changes.
        if (newcomer.departmentId !== wished.departmentId)
          toasts.show({ type: 'warning', title: needs.departmentKept });
        return null;
      },
      proceed: () => proceed(person, wished),
      fail: (failure) => fail(failure, person),
    });
  }

  function askToUpdate(sent: SentRecord, person: PersonalInformation, newcomer: N): void {
    call.follow(updateMember(sent.memberId, { ...person, approve_tos: true }), (answer) => {
      if (!answer.ok && !isRefused(answer.error)) {
        fail(answer.error, person);
        return;
      }
      // Whoever is known already is not held back by what the service will not change.
      if (!answer.ok)
        toasts.show({ type: 'warning', title: { key: 'person.changesLost', params: {} } satisfies SignupMessage });
      keep({ sent: { ...sent, person: personText(person) } });
      proceed(person, newcomer);
    });
  }

  return {
    sending$: call.sending$,
    send(person, newcomer, done = () => undefined) {
      if (call.begin(done)) proceed(person, newcomer);
    },
    turnDown: call.turnDown,
    failed: call.failed,
    turnDownOffline: call.turnDownOffline,
    changed: call.changed,
    arrive: call.arrive,
    leave: call.leave,
    forget: call.forget,
  };
}

function recordOf(created: Created, newcomer: Newcomer): SentRecord | null {
  const { memberId: id, link_to_nets: link } = created;
  const memberId = memberIdOf(id);
  const person = personText(newcomer);
  if (memberId === null) return null;
  return {
    memberId,
    person,
    knownAs: nameOf(created),
    link: link ?? null,
    choice: null,
    contractId: null,
    invoiceId: null,
  };
}
