import { ageMessage } from '../../person/age.ts';
import type { SignupMessage } from '../messages.ts';
import type { Standing } from './progress.ts';
import type { Reason } from './reasons.ts';

/** What to say of a reason: in words that tell what to do. */
export function describeReason(reason: Reason): SignupMessage {
  switch (reason.kind) {
    case 'standing':
      return { key: STANDINGS[reason.standing], params: {} };
    case 'age':
      return ageMessage(reason.decision) ?? { key: 'person.underage', params: {} };
    case 'memberExists':
      return { key: reason.loggedIn ? 'signup.alreadyMember' : 'signup.earlierMember', params: {} };
    default:
      return { key: `signup.${reason.kind}`, params: {} };
  }
}

const STANDINGS = {
  unknown: 'signup.whoUnknown',
  notLoaded: 'signup.whoNotLoaded',
  hasActiveAgreement: 'signup.hasActiveAgreement',
  hasSponsor: 'signup.hasSponsor',
} as const satisfies Readonly<Record<Exclude<Standing, 'allowed'>, SignupMessage['key']>>;
