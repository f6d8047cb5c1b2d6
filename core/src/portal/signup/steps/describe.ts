import { ageMessage } from '../../person/age.ts';
import type { SignupMessage } from '../messages.ts';
import type { Eligibility } from './progress.ts';
import type { Reason } from './reasons.ts';

/** The message of a reason, which says what to do. */
export function describeReason(reason: Reason): SignupMessage {
  switch (reason.kind) {
    case 'eligibility':
      return { key: INELIGIBLE[reason.eligibility], params: {} };
    case 'age':
      return ageMessage(reason.decision) ?? { key: 'person.underage', params: {} };
    case 'memberExists':
      return { key: reason.loggedIn ? 'signup.alreadyMember' : 'signup.earlierMember', params: {} };
    default:
      return { key: `signup.${reason.kind}`, params: {} };
  }
}

const INELIGIBLE = {
  unknown: 'signup.whoUnknown',
  notLoaded: 'signup.whoNotLoaded',
  hasActiveAgreement: 'signup.hasActiveAgreement',
  hasSponsor: 'signup.hasSponsor',
} as const satisfies Readonly<Record<Exclude<Eligibility, 'allowed'>, SignupMessage['key']>>;
