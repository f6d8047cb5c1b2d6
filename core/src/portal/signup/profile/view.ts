import type { Day } from '../../../shared/dates.ts';
import type { Center } from '../../center/model.ts';
import { minimumAges } from '../../center/rules.ts';
import type { DepartmentsView } from '../../membership/view.ts';
import { type AgeDecision, ageDecision } from '../../person/age.ts';
import type { SessionView } from '../../session/store.ts';
import type { FlowDraft } from '../drafts/flow-draft.ts';
import { offersNext } from '../steps/reasons.ts';
import { type NewProfileProgress, newProfileMachine } from './steps.ts';

/** The view beside the form of the person. */
export interface NewProfileView {
  /** 'hasProfile': a logged-in member. 'made': the visitor has just created one, and is led on. */
  readonly status: 'form' | 'hasProfile' | 'made';
  /** [P-SIGNUP-55] Whether this tab has created a profile; null until that is known. */
  readonly isCreated: boolean | null;
  readonly departments: DepartmentsView;
  /** [P-SIGNUP-53] The visitor tried to continue without a department. */
  readonly departmentIsMissed: boolean;
  readonly age: AgeDecision;
  /** [P-PERSON-39] [P-PERSON-56] False if the person is too young: the page then has no button. */
  readonly offersCreate: boolean;
  readonly isSending: boolean;
  /** Grows with each such attempt, so that the focus can move there. */
  readonly departmentRejections: number;
}

/** `CREATED`: the profile was created, and the notice is still to be shown. `NOTICE_SHOWN`: it was shown. */
export const CREATED = 'made';
export const NOTICE_SHOWN = 'told';

/** Whether the visitor tried to continue without a department, and how often. */
export interface MissingDepartment {
  readonly isMissed: boolean;
  readonly rejections: number;
}

export const NOT_MISSED: MissingDepartment = { isMissed: false, rejections: 0 };

/** A profile is no contract, so only the center's age limit counts. */
export function ageOfProfile(center: Center | null, birth: Day | null, today: Day): AgeDecision {
  const { ordinary, shortTerm } = center ? minimumAges(center) : { ordinary: 0, shortTerm: 0 };
  return ageDecision({
    birth,
    today,
    minimumAge: ordinary,
    shortTermMinimumAge: shortTerm,
    membership: null,
    sponsorSetup: false,
    path: 'profile',
  });
}

export function newProfileViewOf(now: {
  readonly session: Pick<SessionView, 'status'>;
  readonly departments: DepartmentsView;
  readonly missed: MissingDepartment;
  readonly progress: NewProfileProgress;
  readonly draft: Pick<FlowDraft, 'step'>;
  readonly isRead: boolean;
}): NewProfileView {
  const { session, departments, missed, progress, draft } = now;
  const next = newProfileMachine.next('profile', progress);
  return {
    status: draft.step === CREATED ? 'made' : session.status === 'loggedIn' ? 'hasProfile' : 'form',
    isCreated: now.isRead ? draft.step === CREATED || draft.step === NOTICE_SHOWN : null,
    departments,
    departmentIsMissed: missed.isMissed && progress.departmentId === null,
    age: progress.age,
    offersCreate: next.kind !== 'blocked' || offersNext(next.reasons),
    isSending: progress.isSending,
    departmentRejections: missed.rejections,
  };
}
