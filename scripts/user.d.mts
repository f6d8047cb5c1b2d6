/** The libraries that other frontends install. */
export const LIBRARIES: readonly string[];
/** Packs everything into a folder, and installs it in `user` below that. */
export function installPacked(folder: string): Promise<{ readonly user: string }>;
