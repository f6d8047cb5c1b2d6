// The service's answer that the person is a member already.
import type { Failure } from '../../../shared/result.ts';
import type { PersonalInformation } from '../../person/model.ts';
import type { Conflict } from '../drafts/flow-draft.ts';
import { personText, type SignupRequest } from './plan.ts';

/** [P-SIGNUP-68] [P-SIGNUP-71] The same in every flow, although the specification names different statuses. */
export const isConflict = (failure: Failure): boolean => failure.kind === 'refused' && failure.refusal === 'conflict';

/** [P-SIGNUP-68] Null for a request without personal data. */
export function conflictOf(request: SignupRequest, memberId: string | null): Conflict | null {
  if (request.kind !== 'createMember' && request.kind !== 'updateMember') return null;
  const { body } = request;
  const conflict = { phone: body.phone_number, memberId };
  return request.kind === 'createMember' ? conflict : { ...conflict, person: personText(body) };
}

/** The current visitor, to compare with a conflict. */
export interface CurrentVisitor {
  readonly phone: string | null;
  readonly memberId: string | null;
  /** The personal data to send; null while anything is missing. */
  readonly information: PersonalInformation | null;
}

/** [P-SIGNUP-69] A conflict counts for its phone number and member; after an update, until the visitor changes a sent field. */
export function memberExists(conflict: Conflict | null, { phone, memberId, information }: CurrentVisitor): boolean {
  if (conflict === null || conflict.phone !== phone || conflict.memberId !== memberId) return false;
  return conflict.person === undefined || (information !== null && conflict.person === personText(information));
}

/** [P-SIGNUP-70] The notice of a conflict. 'perhapsRegistered': this sign-up itself may have created the member. */
export type ExistsNotice = 'alreadyMember' | 'earlierMember' | 'perhapsRegistered';

/** 'perhapsRegistered' stays also while another number is typed. */
export function existsNotice(conflict: Conflict | null, exists: boolean, loggedIn: boolean): ExistsNotice | null {
  if (conflict?.isPerhapsOwn === true && !loggedIn) return 'perhapsRegistered';
  if (!exists) return null;
  return loggedIn ? 'alreadyMember' : 'earlierMember';
}
