/** What somebody has written, without the blanks around it; nothing where that is all there is. */
export const written = (text: string | null | undefined): string | null => (text?.trim() ? text.trim() : null);
