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
