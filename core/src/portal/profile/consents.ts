// [P-MEMBER-61] A member's consents to SMS and e-mail, each changed by itself.
import { BehaviorSubject, map, type SchedulerLike } from 'rxjs';
import { createAction, requestEnd } from '../../data/action.ts';
import { type CommandView, commandView } from '../../data/command.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { describeFailure } from '../../shared/messages.ts';
import { isUndone } from '../../shared/result.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { ProfileMessage } from '../../texts/profile.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { ConsentField, Consents, Profile, ProfilePort } from './model.ts';

export interface ConsentsView extends CommandView<ProfileMessage> {
  /** As the service has them, and with the change that is on its way. */
  readonly values: Readonly<Record<ConsentField, boolean>>;
  /** The consent that is being changed, or whose change failed. */
  readonly field: ConsentField | null;
}

export interface ConsentsStore {
  /** Null without a profile. */
  readonly view$: Behavior<ConsentsView | null>;
  change(field: ConsentField, isGiven: boolean): void;
}

interface ConsentsNeeds {
  readonly port: Pick<ProfilePort, 'saveConsents'>;
  readonly profile$: Behavior<Profile | null>;
  readonly update: (change: (profile: Profile) => Profile) => void;
  /** Loads the record again: after a lost answer only it shows the outcome. */
  readonly reload: () => void;
  readonly sessionRefused: () => void;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

/** Only a press of the member changes a consent, and only the one that was pressed. */
export function createConsents(needs: ConsentsNeeds): ConsentsStore {
  const { port, profile$, update, reload, sessionRefused, online$, clock } = needs;
  const last$ = new BehaviorSubject<Consents | null>(null);
  const action = createAction<Consents, Consents, ProfileMessage>({
    online$,
    clock,
    failed(failure) {
      if (isSessionRefused(failure)) sessionRefused();
      else if (!isUndone(failure)) reload();
    },
    run: (sent) => port.saveConsents(sent).pipe(map((result) => requestEnd(result, describeFailure))),
  });
  const command$ = commandView(action.view$, { key: 'failure.unreachable', params: {} });
  return {
    view$: derive({ profile: profile$, last: last$, command: command$ }, ({ profile, last, command }) => {
      if (profile === null) return null;
      const { sms_ok: sms = isOn(profile.sms_ok), mail_ok: mail = isOn(profile.mail_ok) } =
        (command.isSending && last) || {};
      const [field = null] = last === null ? [] : fieldsOf(last);
      return { ...command, field, values: { sms_ok: sms, mail_ok: mail } };
    }),
    change(field, isGiven) {
      if (action.view$.value.isSending) return;
      const wanted: Consents = field === 'sms_ok' ? { sms_ok: isGiven } : { mail_ok: isGiven };
      action.inputChanged();
      last$.next(wanted);
      action.run(wanted, (_, sent) => update((profile) => ({ ...profile, ...sent })));
    },
  };
}

const fieldsOf = (consents: Consents): readonly ConsentField[] =>
  (['sms_ok', 'mail_ok'] as const).filter((field) => consents[field] !== undefined);
