/** Installs what the package-lock.json of a folder names, unless exactly that is installed already. */
export function installPackages(folder?: string): Promise<void>;
