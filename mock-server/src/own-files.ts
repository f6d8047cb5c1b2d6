/** The sources, seen from themselves and from both builds of them: some files are sent as they lie there. */
export const SOURCES = new URL('../src/', import.meta.url);
