import type { Day } from '../../shared/dates.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { SessionView } from '../session/store.ts';
import {
  type AgreementNotice,
  type AgreementView,
  activeAgreements,
  agreementNotice,
  agreementView,
  type MayLeaveFor,
  type WaitingAgreement,
  waitingAgreements,
} from './agreements.ts';
import type { ProfileFormView } from './form.ts';
import type { ProfileMessage } from './messages.ts';
import type { ProfileAnswer } from './record.ts';

/** The whole page, by its state; only a logged-in member reaches `ready`. */
export type ProfileView =
  | { readonly status: 'loading' }
  /** [P-PROFILE-02] The page shows a link to log in and no data. */
  | { readonly status: 'notLoggedIn' }
  | { readonly status: 'failed'; readonly failure: ProfileMessage }
  | {
      readonly status: 'ready';
      readonly agreements: readonly AgreementView[];
      readonly waiting: readonly WaitingAgreement[];
      /** The notice in place of agreements. */
      readonly notice: AgreementNotice | null;
      readonly form: ProfileFormView;
      /** Why the record may be out of date. */
      readonly refreshFailure: ProfileMessage | null;
      readonly today: Day;
    };

export function profileViewOf(now: {
  readonly session: Pick<SessionView, 'status'>;
  readonly answer: ProfileAnswer;
  readonly agreements: readonly AgreementView[];
  readonly waiting: readonly WaitingAgreement[];
  readonly form: ProfileFormView | null;
  readonly today: Day;
}): ProfileView {
  const { session, answer, form } = now;
  if (session.status === 'loggedOut') return { status: 'notLoggedIn' };
  if (answer.load.status === 'failed') return { status: 'failed', failure: describeFailure(answer.load.failure) };
  if (answer.load.status !== 'ready' || form === null) return { status: 'loading' };
  const { refreshFailure } = answer;
  return {
    status: 'ready',
    agreements: now.agreements,
    waiting: now.waiting,
    notice: agreementNotice(answer.load.value, now.today),
    form,
    refreshFailure: refreshFailure && {
      key: 'profile.notRefreshed',
      params: { reason: describeFailure(refreshFailure) },
    },
    today: now.today,
  };
}

/** The active agreements on a day. */
export const agreementsOf = (
  { load }: ProfileAnswer,
  today: Day,
  mayLeaveFor: MayLeaveFor,
): readonly AgreementView[] =>
  load.status === 'ready'
    ? activeAgreements(load.value).map((agreement, place) => agreementView(agreement, place, today, mayLeaveFor))
    : [];

export const waitingOf = ({ load }: ProfileAnswer, mayLeaveFor: MayLeaveFor): readonly WaitingAgreement[] =>
  load.status === 'ready' ? waitingAgreements(load.value, mayLeaveFor) : [];
