import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inOrder, notesAt, packageAt, releaseNotes, releaseProblem } from '../../scripts/version.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const whole = read('package.json');
const packages = [whole, ...whole.workspaces.map((name: string) => read(`${name}/package.json`))];

const NOTES = '# Changes\n\n## Unreleased\n\n- A new thing.\n\n## 0.1.0, 2026-01-02\n\n- All of it.\n';

describe('the version', () => {
  it('should be the same in each package, and in what each says of the others', () => {
    for (const manifest of packages) expect(manifest).toEqual(packageAt(whole.version, manifest));
    expect(packages.length).toBeGreaterThan(6);
  });

  it('should be exact where a package comes along, a range where it is a peer, and leave others alone', () => {
    const old = {
      version: '0.1.0',
      dependencies: { '@felles/core': '0.1.0', ws: '^8.23.0' },
      peerDependencies: { '@felles/core': '0.1.0', rxjs: '^7.8.0' },
    };
    expect(packageAt('0.2.0', old)).toEqual({
      version: '0.2.0',
      dependencies: { '@felles/core': '0.2.0', ws: '^8.23.0' },
      peerDependencies: { '@felles/core': '0.2.0', rxjs: '^7.8.0' },
    });
  });

  it('should take over what was not released yet', () => {
    expect(notesAt('0.2.0', '2026-03-04', NOTES)).toBe(
      '# Changes\n\n## Unreleased\n\n## 0.2.0, 2026-03-04\n\n- A new thing.\n\n## 0.1.0, 2026-01-02\n\n- All of it.\n',
    );
  });

  it('should have notes of its own lines alone, with how it is installed', () => {
    const all = notesAt('0.2.0', '2026-03-04', NOTES);
    const notes = releaseNotes('0.2.0', all, ['@felles/core', '@felles/fixtures']);
    expect(notes).toContain('npm install @felles/core@0.2.0 @felles/fixtures@0.2.0 rxjs zod\n');
    expect(notes).toMatch(/^# Felles 0\.2\.0\n\n2026-03-04\. [\s\S]*```\n\n- A new thing\.\n$/);
    expect(releaseNotes('0.1.0', all, [])).toMatch(/```\n\n- All of it\.\n$/);
  });

  it('should be told how it is made, where help is asked for', () => {
    const args = [join(root, 'scripts/release.mjs'), '--help'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('npm run release -- VERSION');
  });

  it('should be published package by package, each after those that it needs, and no private one', () => {
    const order = inOrder(packages);
    expect([...order].sort()).toEqual(packages.flatMap((one) => (one.private ? [] : [one.name])).sort());
    for (const { name, dependencies, peerDependencies } of packages.filter((one) => !one.private))
      for (const other of Object.keys({ ...dependencies, ...peerDependencies }).filter((one) => order.includes(one)))
        expect(order.indexOf(other)).toBeLessThan(order.indexOf(name));
  });

  it.each([
    ['0.2', NOTES, "'0.2' is no version; 0.2.0 is one"],
    ['0.1.0', NOTES, 'CHANGELOG.md has 0.1.0 already'],
    ['0.3.0', notesAt('0.2.0', '2026-03-04', NOTES), 'CHANGELOG.md has nothing under "## Unreleased"'],
    ['0.2.0', NOTES, null],
  ])('should not be %s where that means nothing, exists already, or has no changes', (version, notes, problem) => {
    expect(releaseProblem(version, notes)).toBe(problem);
  });
});
