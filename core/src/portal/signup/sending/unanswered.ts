// A call of a sign-up that was sent and never answered, as it is kept.
import * as z from 'zod/mini';
import type { FlowDraft } from '../drafts/kept.ts';
import { NewContract, NewMember } from '../model.ts';
import { readBack, written } from './in-turn.ts';
import { sentBy } from './plan.ts';
import type { CreatingRequest } from './requests.ts';

const Kept = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('createMember'), body: NewMember }),
  z.object({ kind: z.literal('createContract'), memberId: z.string(), body: NewContract }),
]);

/** A call as it is kept, and compared. */
export const textOf = (request: CreatingRequest): string => written(Kept, request);

/** Null where there is none, and where it is not for whoever is here to ask. */
export function unansweredIn({ pending, sent }: FlowDraft, memberId: string | null): CreatingRequest | null {
  const request = pending && readBack(Kept, pending.content);
  if (request === null) return null;
  const known = sentBy(sent, memberId);
  if (request.kind === 'createMember') return known === null && memberId === null ? request : null;
  return known?.memberId === request.memberId ? request : null;
}
