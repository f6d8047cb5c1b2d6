/** What the languages are called by browsers and screen readers. */
export const LANGUAGE_TAGS = { no: 'nb', en: 'en' } as const;

/** What centers have written themselves is in Norwegian, also on an English page. */
export const LANGUAGE_OF_CENTERS = LANGUAGE_TAGS.no;
