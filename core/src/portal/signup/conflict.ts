// The service has answered that somebody is a member already.
import * as z from 'zod/mini';
import type { Failure } from '../../shared/result.ts';

/** Of whom the service said so: by this number, and logged in as this member or as nobody. */
export const Conflict = z.object({ phone: z.string(), memberId: z.nullable(z.string()) });
export type Conflict = Readonly<z.infer<typeof Conflict>>;

/** [P-SIGNUP-68] [P-SIGNUP-71] One kind of refusal for every flow, whatever each of them used to compare with. */
export const isConflict = (failure: Failure): boolean => failure.kind === 'refused' && failure.refusal === 'conflict';

/** [P-SIGNUP-69] It holds for the number it was said of, and for whoever was logged in then. */
export const memberExists = (conflict: Conflict | null, phone: string | null, memberId: string | null): boolean =>
  conflict !== null && conflict.phone === phone && conflict.memberId === memberId;

/** [P-SIGNUP-70] What to say of it. */
export const existsNotice = (loggedIn: boolean): 'alreadyMember' | 'earlierMember' =>
  loggedIn ? 'alreadyMember' : 'earlierMember';
