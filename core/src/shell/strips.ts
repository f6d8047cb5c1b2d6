/** The kinds of strips above the content, most serious first. */
export const STRIP_KINDS = ['lost', 'offline', 'stale', 'connecting'] as const;
/** `lost`, `offline` and `connecting` are about the connection; `stale` is about the age of the shown data. */
export type StripKind = (typeof STRIP_KINDS)[number];

/** Only the most serious strip is shown. */
export function gravestStrip<S extends { readonly kind: StripKind }>(strips: readonly S[]): S | null {
  const [first = null] = [...strips].sort((one, other) => rankOf(one) - rankOf(other));
  return first;
}

const rankOf = ({ kind }: { readonly kind: StripKind }): number => STRIP_KINDS.indexOf(kind);
