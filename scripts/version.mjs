// One version for all packages: what a release writes into their package.json files and into CHANGELOG.md.

const UNRELEASED = /^## Unreleased\n+(?=- )/m;

/** Why there can be no release of this version; null if there can. */
export function releaseProblem(version, notes) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return `'${version}' is no version; 0.2.0 is one`;
  if (notes.includes(`\n## ${version},`)) return `CHANGELOG.md has ${version} already`;
  return UNRELEASED.test(notes) ? null : 'CHANGELOG.md has nothing under "## Unreleased"';
}

/** A package of this version. It names the others by exactly this version: it imports internal files of core. */
export function packageAt(version, manifest) {
  const named = (group) =>
    Object.fromEntries(Object.entries(group).map(([name, old]) => [name, name.startsWith('@felles/') ? version : old]));
  const changed = ['dependencies', 'peerDependencies', 'devDependencies']
    .filter((group) => manifest[group])
    .map((group) => [group, named(manifest[group])]);
  return { ...manifest, version, ...Object.fromEntries(changed) };
}

/** The change log, where what was not released yet is this version's. */
export const notesAt = (version, day, notes) => notes.replace(UNRELEASED, `## Unreleased\n\n## ${version}, ${day}\n\n`);

/** The notes of one version: its part of the change log, with how each package of it is installed. */
export function releaseNotes(version, notes, names) {
  const [, day = '', lines = ''] =
    new RegExp(`^## ${version}, (\\S+)\\n+([\\s\\S]*?)\\s*(?=^## |$(?![\\s\\S]))`, 'm').exec(notes) ?? [];
  const install = `npm install ${names.map((name) => `${name}@${version}`).join(' ')} rxjs zod`;
  return `# Felles ${version}\n\n${day}. One version for all packages: take all of them together.\n\n\`\`\`sh\n${install}\n\`\`\`\n\n${lines}\n`;
}

/** The packages that others install, each after those that it needs. */
export function inOrder(manifests) {
  const open = manifests.filter(({ private: isPrivate }) => !isPrivate);
  const order = [];
  while (order.length < open.length) {
    const next = open.find(
      ({ name, dependencies, peerDependencies }) =>
        !order.includes(name) &&
        Object.keys({ ...dependencies, ...peerDependencies }).every(
          (other) => order.includes(other) || !open.some((one) => one.name === other),
        ),
    );
    if (next === undefined) throw new Error('packages need each other in a circle');
    order.push(next.name);
  }
  return order;
}
