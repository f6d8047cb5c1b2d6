/** The names of the languages for browsers and screen readers. */
export const LANGUAGE_TAGS = { no: 'nb', en: 'en' } as const;

/** The texts of a center are in Norwegian, also on an English page. */
export const LANGUAGE_OF_CENTERS = LANGUAGE_TAGS.no;
