/** Every page of the workspace lies beneath this. */
export const ROOT = '/x/-';

/** The workspace's pages, as addresses beneath the root. */
export const paths = { about: '/about' } as const;
