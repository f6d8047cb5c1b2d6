// In a file of its own, because the start page clears what is kept there without knowing what it is.

/** Where a center's drafts are kept. */
export const draftsKey = (centerCode: string): string => `felles.signup.${centerCode}`;
