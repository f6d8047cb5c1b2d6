import { isDirectLink, type Parameters } from '../center/parameters.ts';
import { departmentIdOf } from '../center/rules.ts';
import type { DirectLink } from './model.ts';

/** No department or membership has a negative id. */
const NOWHERE = -1;

/** [P-SIGNUP-75] The direct link of an address. An invalid id becomes a dead link, and the page says so. */
export const directLinkOf = (parameters: Parameters): DirectLink | null =>
  isDirectLink(parameters)
    ? {
        departmentId: departmentIdOf(parameters.departmentId ?? null) ?? NOWHERE,
        membershipId: departmentIdOf(parameters.membershipId ?? null) ?? NOWHERE,
      }
    : null;
