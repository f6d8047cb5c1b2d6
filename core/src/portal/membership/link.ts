import { isDirectLink, type Parameters } from '../center/parameters.ts';
import { departmentIdOf } from '../center/rules.ts';
import type { DirectLink } from './model.ts';

/** No id is negative, so nothing is there. */
const NOWHERE = -1;

/**
 * [P-SIGNUP-75] The membership that an address leads straight to. A text that is no id leads nowhere, and the page says so
 * as for any dead link.
 */
export const directLinkOf = (parameters: Parameters): DirectLink | null =>
  isDirectLink(parameters)
    ? {
        departmentId: departmentIdOf(parameters.departmentId ?? null) ?? NOWHERE,
        membershipId: departmentIdOf(parameters.membershipId ?? null) ?? NOWHERE,
      }
    : null;
