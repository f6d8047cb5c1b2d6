/** The libraries that other frontends install. */
export const LIBRARIES: readonly string[];
/** Packs packages into a folder (all, if left out), and installs them in `user` below that. */
export function installPacked(folder: string, names?: readonly string[]): Promise<{ readonly user: string }>;
