/** A plain run looks at a phone and at a desk; a long one at every layout, and one pixel more and less. */
export const IS_LONG = process.env['FELLES_LONG'] !== undefined;

export const WIDE = 1600;

/** Where the whole page is checked in each of its states. */
export const CHECKED_WIDTHS = IS_LONG ? [320, 390, 1024, WIDE] : [390, WIDE];

/** A journey is made on a phone; every page of it is looked at in every window by itself. A long run makes it in each. */
export const JOURNEY_WIDTHS = IS_LONG ? CHECKED_WIDTHS : [390];
