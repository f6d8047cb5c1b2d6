// The agreements of a member that do not hold yet, and what each of them waits for.
import type { Agreement, Profile } from './model.ts';
import { isSponsored, wordsIn } from './reading.ts';

/** Whether the page may be left for an address that the service gave. */
export type MayLeaveFor = (address: string) => boolean;

export type WaitingAgreement =
  /** For its first invoice to be paid. Whether that has happened, the page of the invoice knows. */
  | { readonly kind: 'unpaid'; readonly title: string | null; readonly invoiceId: string }
  /** For its signature; null where there is no address that may be gone to. */
  | { readonly kind: 'unsigned'; readonly title: string | null; readonly address: string | null }
  /** The member has nothing more to do: the bank confirms. */
  | { readonly kind: 'signed'; readonly title: string | null };

/** What an agreement waits for; null for one that holds, has ended, or does not say. */
export function awaitedBy({ status, unpaid_invoice, waits_for }: Agreement): WaitingAgreement['kind'] | null {
  if (status === true) return null;
  if (waits_for === 'bank') return 'signed';
  if (wordsIn(unpaid_invoice) !== null) return 'unpaid';
  return waits_for === 'signature' ? 'unsigned' : null;
}

/** A member for whom another person pays has nothing to sign: the payer signs. */
export const waitingAgreements = (profile: Profile, mayLeaveFor: MayLeaveFor): readonly WaitingAgreement[] =>
  (profile.avtaler ?? []).flatMap((agreement): readonly WaitingAgreement[] => {
    const kind = awaitedBy(agreement);
    const title = wordsIn(agreement.title);
    if (kind === 'signed') return [{ kind, title }];
    if (kind === 'unpaid') return [{ kind, title, invoiceId: wordsIn(agreement.unpaid_invoice) ?? '' }];
    if (kind === null || isSponsored(profile)) return [];
    const address = agreement.nets_url;
    return [{ kind, title, address: address && mayLeaveFor(address) ? address : null }];
  });
