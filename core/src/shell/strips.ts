/** The kinds of strips above the content, most serious first. */
export const STRIP_KINDS = ['lost', 'offline', 'stale', 'connecting'] as const;
export type StripKind = (typeof STRIP_KINDS)[number];

/** Only the most serious strip is shown. */
export function gravestStrip<S extends { readonly kind: StripKind }>(strips: readonly S[]): S | null {
  const [first = null] = [...strips].sort((one, other) => rankOf(one) - rankOf(other));
  return first;
}

const rankOf = ({ kind }: { readonly kind: StripKind }): number => STRIP_KINDS.indexOf(kind);
