/** What the languages are called by browsers and screen readers. */
export const LANGUAGE_TAGS = { no: 'nb', en: 'en' } as const;
