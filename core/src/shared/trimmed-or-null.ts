/** The trimmed text; null if it is empty. */
export const trimmedOrNull = (text: string | null | undefined): string | null => (text?.trim() ? text.trim() : null);
