/** The details of a test that needs the browser's own viewer of documents, which only the whole browser has. */
export const IN_THE_VIEWER = { tag: '@viewer' };
