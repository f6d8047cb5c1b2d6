import { build } from '../../scripts/build.mjs';

/** What runs as a process of its own is made of the sources as they are now. Nothing happens where nothing has changed. */
export const setup = build;
