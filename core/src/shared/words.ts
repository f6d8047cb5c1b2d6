/** The text that a user wrote, without the blanks around it; null where nothing else is left. */
export const written = (text: string | null | undefined): string | null => (text?.trim() ? text.trim() : null);
