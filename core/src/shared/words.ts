/** The trimmed text; null if it is empty. */
export const written = (text: string | null | undefined): string | null => (text?.trim() ? text.trim() : null);
