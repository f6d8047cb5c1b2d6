import type { Message } from '../../messages.ts';
import type { AgeDecision } from '../person/age.ts';
import type { Standing } from './progress.ts';
import type { Reason } from './reasons.ts';

/** What to say of a reason: in words that tell what to do. */
export function describeReason(reason: Reason): Message {
  switch (reason.kind) {
    case 'standing':
      return { key: STANDINGS[reason.standing], params: {} };
    case 'age':
      return describeAge(reason.decision);
    case 'memberExists':
      return { key: reason.loggedIn ? 'signup.alreadyMember' : 'signup.earlierMember', params: {} };
    default:
      return { key: `signup.${reason.kind}`, params: {} };
  }
}

/** [P-PERSON-38] [P-PERSON-41] [P-PERSON-44] The limit that is named is the one that applied. */
function describeAge(decision: Exclude<AgeDecision, { readonly kind: 'allowed' }>): Message {
  switch (decision.kind) {
    case 'belowMinimum':
      return {
        key: decision.shortTerm ? 'short-term-membership-under-age' : 'person.belowMinimum',
        params: { age: decision.limit },
      };
    case 'sponsorRoute':
      return { key: 'person.sponsorRoute', params: {} };
    case 'underage':
      return { key: 'person.underage', params: {} };
  }
}

const STANDINGS = {
  unknown: 'signup.whoUnknown',
  notLoaded: 'signup.whoNotLoaded',
  hasActiveAgreement: 'signup.hasActiveAgreement',
  hasSponsor: 'signup.hasSponsor',
} as const satisfies Readonly<Record<Exclude<Standing, 'allowed'>, Message['key']>>;
