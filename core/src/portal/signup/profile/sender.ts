import { type Behavior, derive } from '../../../shared/behavior.ts';
import { describeFailure } from '../../../shared/messages.ts';
import type { PersonalInformation } from '../../person/model.ts';
import { NewProfile } from '../model.ts';
import type { SignupPort } from '../port.ts';
import { createNewcomerSender, type NewcomerNeeds, type NewcomerSender } from '../sending/newcomer-sender.ts';

/** Sends a profile: once, whatever is pressed, reloaded or replayed. */
export interface ProfileSender {
  readonly sending$: Behavior<boolean>;
  send(person: PersonalInformation, departmentId: number): void;
  /** The visitor has begun anew: what is on its way is nobody's here any more. */
  forget(): void;
}

export interface ProfileSenderNeeds extends NewcomerNeeds {
  readonly port: Pick<SignupPort, 'createProfile'>;
  readonly made: () => void;
}

export function createProfileSender({ port, made, ...needs }: ProfileSenderNeeds): ProfileSender {
  const { draft, toasts } = needs;
  const sender: NewcomerSender<NewProfile> = createNewcomerSender({
    ...needs,
    schema: NewProfile,
    create(profile, key) {
      // Whoever sends another has been told of the last one.
      draft.next({ ...draft.value, step: null });
      return port.createProfile(profile, key);
    },
    departmentKept: { key: 'person.departmentKept', params: {} },
    cutOff: () => toasts.show({ type: 'danger', title: describeFailure({ kind: 'unreachable', cause: 'network' }) }),
    fail(failure) {
      toasts.show({ type: 'danger', title: describeFailure(failure) }); // [P-SIGNUP-57]
      sender.turnDown();
    },
  });
  return {
    sending$: derive({ now: sender.sending$ }, ({ now }) => now.sending),
    send(person, departmentId) {
      sender.send(person, { ...person, approve_tos: person.approve_tos === true, departmentId }, made);
    },
    forget: sender.forget,
  };
}
