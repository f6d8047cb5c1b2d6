/**
 * How long the start page may take to be shown before what draws is made ready while its answers are still on their way, in
 * milliseconds. Read by what begins and by the build, which has the files that draw wait as long.
 */
export const PATIENCE = 1_000;
