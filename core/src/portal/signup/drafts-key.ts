// In its own file, as the start page clears the drafts without loading their code.

/** The storage key of a center's drafts. */
export const draftsKey = (centerCode: string): string => `felles.signup.${centerCode}`;
